import { z } from 'zod';
import { PAYMENT_STATES } from './choices.ts';
import { currencyInWords } from './formats.ts';
import type { Language } from './language.ts';
import { LIST_MAX } from './list-max.ts';
import { LANGUAGE } from './messages/language.ts';
import type { Speech } from './messages/message.ts';
import * as messages from './plans-messages.ts';

/** How often a plan is paid for. Only the monthly price is displayed (specification 9). */
export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/**
 * Where a subscription stands, in one word. `none`: there never was one, or it ended and nothing is left to say.
 * `trialing`: the plan is on trial until `trial_ends_at`. `active`: paid for, renewed at `renews_at`. `canceling`: still
 * in force, ends at `ends_at`, can be resumed on the page of the payment provider. `past_due`: a payment failed; the plan
 * goes on until `ends_at`. `disputed`: a bank was asked to take a payment back; the plan waits until it has decided.
 * `ended`: the last one is over (canceled, never paid, paused): the user is on the plan that is theirs without one.
 */
export const SUBSCRIPTION_STATES = [
  'none',
  'trialing',
  'active',
  'canceling',
  'past_due',
  'disputed',
  'ended',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** `status_conflict`: on a paid plan that nothing pays for. `plan_mismatch`: paid for, and not on the plan. */
export const SUBSCRIPTION_CONFLICTS = ['status_conflict', 'plan_mismatch'] as const;
export type SubscriptionConflict = (typeof SUBSCRIPTION_CONFLICTS)[number];

/** Specification 5: what is said where nothing takes payments for a plan. */
export const NOT_CONFIGURED = messages.thisPlanNotConfiguredFor;

/** Specification 8.3: what is said when no checkout can be begun, or a finished one cannot be confirmed. */
export const CHECKOUT_FAILED = messages.failedCreateCheckoutSession;
export const VERIFICATION_FAILED = messages.thereIssueVerifyingSubscription;

/** How often an open page asks for the subscription anew (specification 9). */
export const SUBSCRIPTION_REFRESH_MS = 300_000;
/** How many calls of a user that ask the payment provider are answered in a minute: its patience is shared by all. */
export const PAYMENT_QUESTIONS_PER_MINUTE = 20;
/** Unless an administrator sets another length. */
export const TRIAL_DAYS = 14;
export const REFUND_DAYS = 30;
/** How long a plan goes on after a payment that failed. */
export const GRACE_DAYS = 7;
/** A trial's end is announced this long before it. */
export const TRIAL_REMINDER_DAYS = 3;

/** The signed-in user's subscription as the server last wrote it; nothing in it comes from the browser. */
export const Subscription = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  /** True while the subscription gives its plan: trialing, active, canceling, past_due. */
  is_subscribed: z.boolean(),
  /** When it ends by itself; null while it is renewed and where there is none. */
  subscription_end_date: z.iso.datetime().nullable(),
  /** The plan that the subscription is for; the plan in force is the profile's, which may be a better one. */
  plan_id: z.uuid().nullable(),
  plan_name: z.string().nullable(),
  interval: z.enum(BILLING_INTERVALS).nullable(),
  /** What an interval costs before discounts, in whole cents; null where it is not known. */
  amount_cents: z.number().int().nullable(),
  /** What is due at `renews_at`, discounts taken off; null where nothing is, or where it is not known. */
  next_amount_cents: z.number().int().nullable(),
  currency: z.string().nullable(),
  trial_ends_at: z.iso.datetime().nullable(),
  /** When the next payment is due; null where none is. */
  renews_at: z.iso.datetime().nullable(),
  /** Whether a card is there that the next payment is taken from. */
  has_card: z.boolean(),
  /** False once the account had its one trial, and where there is none. */
  has_trial_left: z.boolean(),
  /** How long a trial is that begins now; 0: there is none. */
  trial_days: z.number().int(),
  /** Whether there is a page of the payment provider for cards, invoices, cancelling and resuming. */
  can_manage: z.boolean(),
  /** False where nothing takes payments: every paid plan is then answered with `NOT_CONFIGURED`. */
  is_configured: z.boolean(),
  /** True where payments are simulated: no money moves, and pages say so. */
  is_simulated: z.boolean(),
  /** Computed whenever it is read; `refresh_my_subscription` resolves it. */
  conflict: z.enum(SUBSCRIPTION_CONFLICTS).nullable(),
  /** When the payment provider was last asked; null: never. */
  synced_at: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** An invoice of the user's. Amounts are whole cents. */
export const Payment = z.object({
  id: z.string(),
  number: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  amount_cents: z.number().int(),
  refunded_cents: z.number().int(),
  currency: z.string(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** 49000 → '$490', 4950 → '$49.50': as sentences, mails and pages say it. */
export function moneyInWords(cents: number, currency: string, language: Language = LANGUAGE): string {
  return currencyInWords(cents / 100, currency, { trailingZeroDisplay: 'stripIfInteger' }, language);
}

const OWN = { language: LANGUAGE, pricePer: messages.pricePer };

/** '$490 per year': what a subscription costs before discounts; null where that is not known. */
export function priceInWords(
  { amount_cents, currency, interval }: Pick<Subscription, 'amount_cents' | 'currency' | 'interval'>,
  words: Speech<typeof OWN> = OWN,
): string | null {
  if (amount_cents === null || currency === null || interval === null) return null;
  return words.pricePer({ price: moneyInWords(amount_cents, currency, words.language), interval });
}

export const PaymentList = z.object({ items: z.array(Payment).max(LIST_MAX) });

/**
 * What changed for a subscription, for the toast of an open page. `started` and `upgraded`: 'Plan Upgraded Successfully!'.
 * `changed`: 'Plan Changed'. `renewed`: a payment for the plan that was there before was received. `payment_failed`: 'Payment Failed'. `trial_ending`: 'Subscription Expiring Soon' with the
 * days until `ends_at`. `trial_renewing`: the trial ends then, too, and goes on with the card that is there.
 * `disputed`: a bank was asked to take a payment back, and the plan waits. `reinstated`: it goes on after that. `canceling`: it will end at `ends_at`. `resumed`: it goes on. `ended`: 'Subscription Expired'.
 */
export const SUBSCRIPTION_NEWS = [
  'started',
  'upgraded',
  'changed',
  'payment_failed',
  'recovered',
  'renewed',
  'trial_ending',
  'trial_renewing',
  'disputed',
  'reinstated',
  'canceling',
  'resumed',
  'ended',
] as const;
export type SubscriptionNews = (typeof SUBSCRIPTION_NEWS)[number];
