import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { BooleanParameter, momentParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const CODE_MAX = 40;
const MONTHS_MAX = 36;
const DOLLARS_MAX = 100_000;
const REDEMPTIONS_MAX = 1_000_000;

/** For which payments of a subscription a coupon takes something off: the first, those of some months, all. */
export const COUPON_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

const count = (max: number) =>
  z
    .number('Please enter a number')
    .int('Please enter a whole number')
    .min(1, 'Please enter 1 or more')
    .max(max, `At most ${max}`);

/** What takes something off the price of a plan for whoever enters its code at the checkout. */
export const coupons = resource({
  name: 'coupons',
  title: 'Coupons',
  words: { one: 'coupon', many: 'coupons' },
  fields: {
    code: plainText(CODE_MAX)
      .trim()
      .toUpperCase()
      .max(CODE_MAX)
      .regex(/^[A-Z0-9-]{3,}$/, 'At least three letters, digits or hyphens')
      .register(fieldHints, { hint: 'What is entered at the checkout.' }),
    percent_off: z
      .number('Please enter a percentage')
      .min(0.01, 'Please enter more than 0')
      .max(100, 'At most 100')
      .multipleOf(0.01, 'At most two decimals')
      .nullable()
      .register(fieldHints, { label: 'Percentage off', unit: '%', empty: 'None' }),
    amount_off: z
      .number('Please enter an amount')
      .min(0.01, 'Please enter more than 0')
      .max(DOLLARS_MAX, `At most ${DOLLARS_MAX} US dollars`)
      .multipleOf(0.01, 'Please enter whole cents')
      .nullable()
      .register(fieldHints, { input: 'money', empty: 'None', hint: 'Instead of a percentage.' }),
    duration: z.enum(COUPON_DURATIONS).register(fieldHints, {
      label: 'Applies to',
      choices: { once: 'The first payment', repeating: 'Payments of some months', forever: 'Every payment' },
      hint: 'A trial begins with an invoice of $0, which can use up what is for the first payment only.',
    }),
    duration_months: count(MONTHS_MAX).nullable().register(fieldHints, {
      label: 'For how many months',
      empty: 'None',
      hint: 'Only for payments of some months.',
    }),
    max_redemptions: count(REDEMPTIONS_MAX)
      .nullable()
      .register(fieldHints, { label: 'Redeemed at most', empty: 'Unlimited', unit: 'times' }),
    expires_at: momentParameter('Please enter a date and a time').nullable().register(fieldHints, {
      label: 'Expires',
      input: 'moment',
      empty: 'Never',
      hint: 'Your local time. Left empty: never.',
    }),
    first_purchase_only: z.boolean().register(fieldHints, { label: 'For a first purchase only' }),
    is_active: z.boolean().register(fieldHints, {
      label: 'Active',
      hint: 'One that is withdrawn is refused at the checkout; who redeemed it keeps what it takes off.',
    }),
  },
  facts: {
    redemptions: z.number().int(),
    /** Whether the payment provider takes its code, as it was last told. */
    is_open: z.boolean(),
  },
  named: 'code',
  searched: ['code'],
  sorts: ['code', 'expires_at'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: false,
});
export type Coupon = z.infer<typeof coupons.row>;

export const couponsContract = resourceContract(coupons);

/** Who used a coupon, and when. */
export const CouponRedemption = z.object({
  user_id: z.uuid(),
  email: z.string(),
  subscription_id: z.string().nullable(),
  redeemed_at: z.iso.datetime(),
});
export type CouponRedemption = z.infer<typeof CouponRedemption>;

/** What administrators see of coupons besides. */
export const couponRedemptionsContract = {
  list_coupon_redemptions: oc
    .route({
      method: 'GET',
      path: '/api/admin/coupons/{id}/redemptions',
      tags: ['admin'],
      summary: 'Who redeemed a coupon, the newest first',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(
      z.object({ items: z.array(CouponRedemption).max(LIMITS.page_size_max), total: z.number().int() }),
    ),
};
