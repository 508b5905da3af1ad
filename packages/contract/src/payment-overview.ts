import { oc } from '@orpc/contract';
import { z } from 'zod';
import { SUBSCRIPTION_CONFLICTS, SUBSCRIPTION_STATES } from './payments.ts';

/** What payments are made with: `simulated` moves no money, `test` is Stripe's own trial ground. */
export const PAYMENT_MODES = ['not_configured', 'simulated', 'test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Why an event of the payment provider was left alone. */
export const LEFT_ALONE_REASONS = ['other_mode', 'other_api_version', 'no_customer'] as const;
export type LeftAloneReason = (typeof LEFT_ALONE_REASONS)[number];

/** Rows of each list on the page: the newest. */
export const PAYMENT_ROWS_MAX = 50;
/** Differences that are kept of one user. */
export const DRIFT_SENTENCES_MAX = 20;

const Somebody = { user_id: z.uuid(), email: z.string() };

/** A comparison of our rows with what the payment provider says. */
export const Reconciliation = z.object({
  id: z.uuid(),
  /** Only compared; nothing was written. */
  is_dry_run: z.boolean(),
  state: z.enum(['waiting', 'done', 'failed']),
  asked_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** Customers that were looked at, and of those the ones that could not be. */
  customers: z.number().int(),
  unanswered: z.number().int(),
  /** Events of three days that had not arrived. */
  missed_events: z.number().int(),
  /** Users whose rows differed from what the payment provider said. */
  drifted: z.number().int(),
  /** Why it failed. */
  failure: z.string().nullable(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/**
 * Whether a plan can be bought as it stands. `never`: the payment provider was never told of it. `changed`: its price or
 * product is another since. `other_mode`: it was told to the account of the other mode (live or test).
 */
export const SET_UP_STANDINGS = ['done', 'never', 'changed', 'other_mode'] as const;
export type SetUpStanding = (typeof SET_UP_STANDINGS)[number];

/** A set-up of the plans at the payment provider that an administrator asked for. */
export const PaymentSetUp = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'done', 'failed']),
  asked_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  prices_made: z.number().int(),
  prices_kept: z.number().int(),
  /** Why it failed, in the payment provider's words. */
  failure: z.string().nullable(),
});
export type PaymentSetUp = z.infer<typeof PaymentSetUp>;

/** How payments are doing, over all users. Amounts are whole cents. */
export const PaymentOverview = z.object({
  mode: z.enum(PAYMENT_MODES),
  /** Which settings are set; never what they are. */
  settings: z.object({ secret_key: z.boolean(), webhook_secrets: z.number().int() }),
  /** Plans on offer that cost something, and whether they can be bought as they stand. */
  plans: z
    .array(z.object({ id: z.uuid(), name: z.string(), standing: z.enum(SET_UP_STANDINGS) }))
    .max(PAYMENT_ROWS_MAX),
  /** The newest set-up that an administrator asked for; null: none was. */
  set_up: PaymentSetUp.nullable(),
  webhook: z.object({
    /** The event that arrived last; null: none has. */
    last: z
      .object({
        type: z.string(),
        received_at: z.iso.datetime(),
        /** From its making to its arrival. */
        lag_seconds: z.number(),
      })
      .nullable(),
    received_today: z.number().int(),
    /** Events of a week that nothing followed from, by reason. */
    left_alone: z
      .array(z.object({ reason: z.enum(LEFT_ALONE_REASONS), count: z.number().int() }))
      .max(LEFT_ALONE_REASONS.length),
    /** Customers that somebody told of and nobody has looked at yet, and since when the first waits. */
    waiting: z.object({ count: z.number().int(), since: z.iso.datetime().nullable() }),
    /** Jobs of payments that failed and are tried again, and those that were given up within a week. */
    retried_jobs: z.number().int(),
    failed_jobs: z.number().int(),
    last_error: z.object({ job: z.string(), message: z.string(), at: z.iso.datetime() }).nullable(),
  }),
  subscriptions: z
    .array(z.object({ state: z.enum(SUBSCRIPTION_STATES), count: z.number().int() }))
    .max(SUBSCRIPTION_STATES.length),
  /** Of the last thirty days, by currency. */
  taken: z
    .array(
      z.object({
        currency: z.string(),
        payments: z.number().int(),
        paid_cents: z.number().int(),
        refunded_cents: z.number().int(),
      }),
    )
    .max(PAYMENT_ROWS_MAX),
  conflicts: z
    .array(z.object({ ...Somebody, plan_name: z.string(), conflict: z.enum(SUBSCRIPTION_CONFLICTS) }))
    .max(PAYMENT_ROWS_MAX),
  refunds: z
    .array(
      z.object({
        ...Somebody,
        payment_id: z.string(),
        number: z.string().nullable(),
        paid_at: z.iso.datetime().nullable(),
        paid_cents: z.number().int(),
        refunded_cents: z.number().int(),
        currency: z.string(),
      }),
    )
    .max(PAYMENT_ROWS_MAX),
  /** Payments that a bank was asked to take back: those not decided yet, the first to be answered first, then the lost. */
  disputes: z
    .array(
      z.object({
        ...Somebody,
        payment_id: z.string(),
        number: z.string().nullable(),
        /** At the payment provider. */
        dispute_id: z.string(),
        /** In the payment provider's own words. */
        status: z.string(),
        reason: z.string(),
        needs_answer: z.boolean(),
        answer_by: z.iso.datetime().nullable(),
        amount_cents: z.number().int(),
        currency: z.string(),
      }),
    )
    .max(PAYMENT_ROWS_MAX),
  reconciliations: z.array(Reconciliation).max(PAYMENT_ROWS_MAX),
  /** What the newest reconciliation that ended found, by user. */
  drift: z
    .array(z.object({ ...Somebody, differences: z.array(z.string()).max(DRIFT_SENTENCES_MAX) }))
    .max(PAYMENT_ROWS_MAX),
});
export type PaymentOverview = z.infer<typeof PaymentOverview>;

/** Administrators' procedures on payments over all users. */
export const paymentAdministration = {
  get_payment_overview: oc
    .route({
      method: 'GET',
      path: '/api/admin/payments',
      tags: ['admin'],
      summary: 'Mode, settings that are set, webhook, subscriptions, conflicts, refunds and drift',
    })
    .output(PaymentOverview),
  set_up_payments: oc
    .route({
      method: 'POST',
      path: '/api/admin/payments/set-ups',
      tags: ['admin'],
      summary:
        'Makes the plans known at the payment provider as they stand, by a job: what fits is kept. CONFLICT with the reason under_way while one waits, or not_configured where nothing takes payments',
    })
    .output(PaymentSetUp),
  reconcile_payments: oc
    .route({
      method: 'POST',
      path: '/api/admin/payments/reconciliations',
      tags: ['admin'],
      summary:
        'Has our rows compared with what the payment provider says, by a job; all but a dry run makes them that. CONFLICT (reason under_way) while one waits',
    })
    .input(z.strictObject({ is_dry_run: z.boolean() }))
    .output(Reconciliation),
};
