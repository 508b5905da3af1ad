import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { BooleanParameter, momentParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
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
    .number(messages.enterANumber)
    .int(messages.enterAWholeNumber)
    .min(1, messages.enter1OrMore)
    .max(max, messages.atMost({ max }));

/** What takes something off the price of a plan for whoever enters its code at the checkout. */
export const coupons = resource({
  name: 'coupons',
  title: messages.coupons,
  fields: {
    code: plainText(CODE_MAX)
      .trim()
      .toUpperCase()
      .max(CODE_MAX)
      .regex(/^[A-Z0-9-]{3,}$/, messages.atLeastThreeLetters)
      .register(fieldHints, { hint: messages.whatEnteredAtCheckout }),
    percent_off: z
      .number(messages.enterAPercentage)
      .min(0.01, messages.enterMoreThan0)
      .max(100, messages.atMost100)
      .multipleOf(0.01, messages.atMostTwoDecimals)
      .nullable()
      .register(fieldHints, { label: messages.percentageOff, unit: '%', empty: messages.none }),
    amount_off: z
      .number(messages.enterAnAmount)
      .min(0.01, messages.enterMoreThan0)
      .max(DOLLARS_MAX, messages.atMostDollars({ max: DOLLARS_MAX }))
      .multipleOf(0.01, messages.enterWholeCents)
      .nullable()
      .register(fieldHints, { input: 'money', empty: messages.none, hint: messages.insteadOfAPercentage }),
    duration: z.enum(COUPON_DURATIONS).register(fieldHints, {
      label: messages.appliesTo,
      choices: {
        once: messages.theFirstPayment,
        repeating: messages.paymentsOfSomeMonths,
        forever: messages.everyPayment,
      },
      hint: messages.aTrialBeginsWithInvoice,
    }),
    duration_months: count(MONTHS_MAX).nullable().register(fieldHints, {
      label: messages.forHowManyMonths,
      empty: messages.none,
      hint: messages.onlyForPaymentsSomeMonths,
    }),
    max_redemptions: count(REDEMPTIONS_MAX).nullable().register(fieldHints, {
      label: messages.redeemedAtMost,
      empty: messages.unlimited,
      unit: messages.times,
    }),
    expires_at: momentParameter(messages.enterDateAndTime).nullable().register(fieldHints, {
      label: messages.expires,
      input: 'moment',
      empty: messages.never,
      hint: messages.yourLocalTimeLeftEmptyNever,
    }),
    first_purchase_only: z.boolean().register(fieldHints, { label: messages.forFirstPurchaseOnly }),
    is_active: z.boolean().register(fieldHints, {
      label: messages.active,
      hint: messages.oneWithdrawnRefusedAtCheckout,
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
