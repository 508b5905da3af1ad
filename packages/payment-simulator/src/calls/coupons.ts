import { usableCoupon } from '../checkout.ts';
import { keep, newBase } from '../desk.ts';
import type { PromotionCode } from '../objects.ts';
import {
  anything,
  choice,
  decimal,
  fields,
  flag,
  integer,
  metadata,
  moment,
  type Params,
  text,
} from '../parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { type Call, find, given, list, required, retrieve } from './call.ts';

const NAME_MAX = 40;

/** Less to pay: coupons, and the codes by which customers ask for them. */
export const COUPON_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    params: {
      id: text,
      name: text,
      percent_off: decimal,
      amount_off: integer,
      currency: text,
      duration: choice('once', 'repeating', 'forever'),
      duration_in_months: integer,
      max_redemptions: integer,
      redeem_by: moment,
      metadata,
      applies_to: anything,
      currency_options: anything,
    },
    run: (desk, { params }) => {
      refuseUnclearCoupon(params);
      const base = newBase(desk, 'coupon');
      const id = given(params, 'id', base.id);
      const before = desk.state.coupons[id];
      if (before && !before.deleted)
        throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists');
      return keep(desk, 'coupons', 'coupon.created', {
        ...base,
        id,
        object: 'coupon',
        amount_off: given(params, 'amount_off', null),
        percent_off: given(params, 'percent_off', null),
        currency: given<string | null>(params, 'currency', null)?.toLowerCase() ?? null,
        duration: given(params, 'duration', 'once'),
        duration_in_months: given(params, 'duration_in_months', null),
        livemode: false,
        max_redemptions: given(params, 'max_redemptions', null),
        metadata: given(params, 'metadata', {}),
        name: given(params, 'name', null),
        redeem_by: given(params, 'redeem_by', null),
        times_redeemed: 0,
        valid: true,
      });
    },
  },
  list('/v1/coupons', 'coupons', { fits: (row) => !row.deleted }),
  retrieve('/v1/coupons', 'coupons', 'coupon'),
  {
    method: 'POST',
    path: '/v1/coupons/:id',
    params: { name: text, metadata, currency_options: anything },
    run(desk, { id, params }) {
      const coupon = find(desk.state.coupons, id, 'coupon');
      refuseLongName(params);
      if (params.name !== undefined) coupon.name = params.name as string | null;
      Object.assign(coupon.metadata, params.metadata);
      desk.emit('coupon.updated', coupon);
      return coupon;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/coupons/:id',
    params: {},
    run(desk, { id }) {
      const coupon = find(desk.state.coupons, id, 'coupon');
      coupon.deleted = true;
      coupon.valid = false;
      desk.emit('coupon.deleted', coupon);
      return { id, object: 'coupon', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    params: {
      promotion: fields({ type: choice('coupon'), coupon: text }),
      code: text,
      active: flag,
      customer: text,
      expires_at: moment,
      max_redemptions: integer,
      metadata,
      restrictions: fields({
        first_time_transaction: flag,
        minimum_amount: integer,
        minimum_amount_currency: text,
        currency_options: anything,
      }),
    },
    run(desk, { params }) {
      const promotion = required<{ coupon?: string }>(params, 'promotion');
      const coupon = usableCoupon(desk, required(promotion, 'coupon'), 'promotion[coupon]');
      const base = newBase(desk, 'promo');
      const code: string = given(params, 'code', base.id.slice(-8).toUpperCase());
      const isTaken = Object.values(desk.state.promotion_codes).some(
        (one) => one.active && one.code.toLowerCase() === code.toLowerCase(),
      );
      if (isTaken) throw invalidRequest('An active promotion code with this code already exists.', 'code');
      const { first_time_transaction, minimum_amount, minimum_amount_currency } = given<
        Partial<PromotionCode['restrictions']>
      >(params, 'restrictions', {});
      return keep(desk, 'promotion_codes', 'promotion_code.created', {
        ...base,
        object: 'promotion_code',
        active: given(params, 'active', true),
        code,
        customer: given(params, 'customer', null),
        expires_at: given(params, 'expires_at', null),
        livemode: false,
        max_redemptions: given(params, 'max_redemptions', null),
        metadata: given(params, 'metadata', {}),
        promotion: { type: 'coupon', coupon: coupon.id },
        restrictions: {
          first_time_transaction: first_time_transaction ?? false,
          minimum_amount: minimum_amount ?? null,
          minimum_amount_currency: minimum_amount_currency ?? null,
        },
        times_redeemed: 0,
      });
    },
  },
  list('/v1/promotion_codes', 'promotion_codes', {
    params: { active: flag, code: text, coupon: text, customer: text },
    by: ['active', 'customer'],
    fits: (row, params) =>
      (typeof params.code !== 'string' || row.code.toLowerCase() === params.code.toLowerCase()) &&
      (typeof params.coupon !== 'string' || row.promotion.coupon === params.coupon),
  }),
  retrieve('/v1/promotion_codes', 'promotion_codes', 'promotion code'),
  {
    method: 'POST',
    path: '/v1/promotion_codes/:id',
    params: { active: flag, metadata, restrictions: anything },
    run(desk, { id, params }) {
      const code = find(desk.state.promotion_codes, id, 'promotion code');
      code.active = given(params, 'active', code.active);
      Object.assign(code.metadata, params.metadata);
      desk.emit('promotion_code.updated', code);
      return code;
    },
  },
];

function refuseUnclearCoupon(params: Params): void {
  const percent = given<number | null>(params, 'percent_off', null);
  const amount = given<number | null>(params, 'amount_off', null);
  if ((percent === null) === (amount === null))
    throw invalidRequest('You must pass either percent_off or amount_off, and not both.');
  if (percent !== null && (percent <= 0 || percent > 100))
    throw invalidRequest('Invalid percent_off: must be more than 0 and at most 100', 'percent_off');
  if (amount !== null && given(params, 'currency', null) === null)
    throw invalidRequest('You must pass currency when passing amount_off', 'currency');
  const isRepeating = params.duration === 'repeating';
  if (isRepeating !== (given(params, 'duration_in_months', null) !== null))
    throw invalidRequest('duration_in_months goes with a repeating duration', 'duration_in_months');
  refuseLongName(params);
}

function refuseLongName(params: Params): void {
  if (given(params, 'name', '').length > NAME_MAX)
    throw invalidRequest(`Invalid name: at most ${NAME_MAX} characters`, 'name');
}
