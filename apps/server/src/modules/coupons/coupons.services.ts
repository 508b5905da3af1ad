import { randomBytes } from 'node:crypto';
import { appError, validationError } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { Log } from '../../lib/log.ts';
import type { Prepared, ResourceServices, RowChange, StoredRow } from '../resources/index.ts';
import { askStripe, OURS, type StripeDoor } from '../stripe/index.ts';
import { changesTerms, faultsOfCoupon, stripeCouponId, type WrittenCoupon } from './coupon.rules.ts';
import { followCoupon } from './coupons.jobs.ts';
import { type CouponRow, countRedemptions, isCodeTaken } from './coupons.queries.ts';
import { coupons } from './coupons.tables.ts';
import * as messages from './messages.ts';

/** What coupons need. */
export interface CouponServices {
  servicePool: Pool;
  jobs: JobQueue;
  log: Log;
  now: () => Date;
  /** The payment provider; null where nothing takes payments. */
  stripe: StripeDoor | null;
}

const CODE_TAKEN = messages.codeTaken;

/** What is particular about coupons: the payment provider has each first, and its code is opened after its row. */
export function couponServices(payments: CouponServices): ResourceServices<WrittenCoupon> {
  return {
    table: coupons,
    derived: ({ expires_at }) => ({ expires_at: expires_at === null ? null : new Date(expires_at) }),
    facts: async (tx, ids) => {
      const redeemed = await countRedemptions(tx, ids);
      return new Map(ids.map((id) => [id, { redemptions: redeemed.get(id) ?? 0 }]));
    },
    refuse: async (tx, { before, values }) => {
      const was = before as CouponRow | null;
      if (await isCodeTaken(tx, values.code, was?.id ?? null)) throw validationError({ code: [CODE_TAKEN] });
      const redeemed = was === null ? 0 : ((await countRedemptions(tx, [was.id])).get(was.id) ?? 0);
      const faults = faultsOfCoupon(values, { before: was, redemptions: redeemed, now: payments.now() });
      if (Object.keys(faults).length > 0) throw validationError(faults);
    },
    refuseTrash: async (tx, { id }) => {
      const redeemed = (await countRedemptions(tx, [id])).get(id) ?? 0;
      if (redeemed > 0)
        throw appError('CONFLICT', {
          message: messages.wasRedeemed({ count: redeemed }),
          details: { reason: 'in_use' },
        });
    },
    refuseRestore: async (tx, row) => {
      if (await isCodeTaken(tx, codeOf(row), row.id))
        throw appError('CONFLICT', {
          message: messages.notRestoredForItsCode,
          details: { reason: 'code_taken' },
        });
    },
    prepare: (change) => prepareCoupon(payments, change),
    follow: async (_ctx, tx, { before, row }) => {
      const [was, is] = [before, row] as unknown as [CouponRow | null, CouponRow | null];
      const id = (is ?? was)?.id;
      if (id === undefined) return;
      const isReplaced = was !== null && is !== null && was.stripe_coupon_id !== is.stripe_coupon_id;
      await payments.jobs.enqueue(tx, followCoupon, {
        coupon_id: id,
        former_code_id: isReplaced ? was.stripe_promotion_code_id : null,
      });
    },
  };
}

const codeOf = (row: StoredRow) => String(row.code);

/**
 * Makes a coupon of these terms at the payment provider, without a code: whatever happens to the row, nobody can redeem
 * it. A change that is not of the terms needs nothing there.
 * @throws CONFLICT (`not_configured`), VALIDATION_ERROR for a code that is taken there, SERVICE_UNAVAILABLE
 */
async function prepareCoupon(
  { stripe, log }: CouponServices,
  { id, before, values }: RowChange<WrittenCoupon> & { id: string },
): Promise<Prepared> {
  const was = before as CouponRow | null;
  if (was !== null && !changesTerms(was, values)) return { columns: {}, undo: async () => {} };
  if (stripe === null)
    throw appError('CONFLICT', {
      message: messages.noPaymentsYet,
      details: { reason: 'not_configured' },
    });
  const { client } = stripe;
  const { code, percent_off, amount_off, duration, duration_months } = values;
  const { data } = await askStripe(() => client.promotionCodes.list({ code, active: true, limit: 1 }));
  if (data.some((one) => one.id !== was?.stripe_promotion_code_id))
    throw validationError({ code: [messages.codeTakenAtStripe] });
  const stripe_coupon_id = stripeCouponId(id, randomBytes(4).toString('hex'));
  await askStripe(() =>
    client.coupons.create(
      {
        id: stripe_coupon_id,
        name: code,
        duration,
        ...(percent_off !== null && { percent_off }),
        ...(amount_off !== null && { amount_off: Math.round(amount_off * 100), currency: 'usd' }),
        ...(duration_months !== null && { duration_in_months: duration_months }),
        metadata: { ...OURS, coupon_id: id },
      },
      { idempotencyKey: stripe_coupon_id },
    ),
  );
  return {
    columns: { stripe_coupon_id, stripe_promotion_code_id: null, is_open: false },
    undo: async () => {
      await askStripe(() => client.coupons.del(stripe_coupon_id)).catch((err: unknown) =>
        log.warn(
          { err, coupon: stripe_coupon_id },
          'a coupon without a row stays at the payment provider; it has no code',
        ),
      );
    },
  };
}
