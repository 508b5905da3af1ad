import type { PlanReason } from '@answerscope/contract';
import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { getOwner } from '../../accounts/index.ts';
import { keepRedemptions } from '../../coupons/index.ts';
import { fitKeywords } from '../../keywords/index.ts';
import {
  findPlanWithoutSubscription,
  giveSubscribedPlan,
  type LockedUser,
  listAllPlans,
  lockUser,
  settle,
} from '../../plans/index.ts';
import { dueOf, newestPaid } from '../amounts.rules.ts';
import {
  type BillingState,
  grantedUntil,
  isTrialEnding,
  nextLook,
  toBillingState,
} from '../billing-state.rules.ts';
import { findNewestAttemptTime } from '../checkout-sessions.queries.ts';
import {
  beginQuestion,
  claimAnswer,
  replaceSubscriptions,
  updateCustomer,
  upsertPayments,
} from '../customers.queries.ts';
import { type Billed, driftOf } from '../drift.rules.ts';
import { endDisputedSubscription, mustStopCharging } from '../end-disputed.jobs.ts';
import { endExtraSubscription } from '../end-extra.jobs.ts';
import { isSubscribed, newsOf } from '../news.rules.ts';
import { letterOf } from '../payment-letters.rules.ts';
import {
  findCustomer,
  findStatus,
  listPayments,
  listSubscriptions,
  type PaymentRow,
  type SubscriptionRow,
  upsertStatus,
} from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { listPaymentsById } from '../reconciliations.queries.ts';
import { readTruth, type StripeTruth } from '../stripe-truth.client.ts';
import { subscribedPlan } from '../subscribed-plan.rules.ts';

/**
 * Makes our rows what the payment provider says: the only writer of them, whoever wants to know. The question has a
 * number and is asked with no transaction open; its answer is written under the user's lock, unless the answer to a later
 * question was. @returns false where a later answer was there, or where there is nobody to ask for
 * @throws SERVICE_UNAVAILABLE, and then nothing is written
 */
export async function syncCustomer(services: PaymentServices, accountId: AccountId): Promise<boolean> {
  return (await syncAndCompare(services, accountId)) !== null;
}

/**
 * As `syncCustomer`; returns in what our rows differed before, a sentence each. Null where a later answer was there, or
 * where there is nobody to ask for.
 */
export async function syncAndCompare(
  services: PaymentServices,
  accountId: AccountId,
): Promise<string[] | null> {
  const { stripe, servicePool } = services;
  if (stripe === null) return null;
  const askedAt = services.now();
  const question = await inTransaction(servicePool, null, (tx) =>
    beginQuestion(tx, { accountId, isLive: stripe.isLive }),
  );
  if (question === null) return null;
  const truth = await readTruth(stripe, question.customerId);
  return inTransaction(servicePool, null, async (tx) => {
    const locked = await lockUser(tx, accountId);
    if (!(await claimAnswer(tx, { accountId, ...question, askedAt }))) return null;
    const known = await listSubscriptions(tx, accountId);
    const stated = toBilled(truth, { accountId, plans: locked.plans, known });
    const drift = driftOf(await readStored(tx, accountId, { known, stated }), stated);
    await writeTruth(tx, locked, { truth, stated });
    await followTruth(services, tx, locked, { customerId: truth.customerId, hasChanged: drift.length > 0 });
    return drift;
  });
}

/**
 * In what our rows of a user differ from what the payment provider says, a sentence each; nothing is written. Null where
 * there is nobody to ask for, or where an answer was written while this one was on its way. @throws SERVICE_UNAVAILABLE
 */
export async function compareCustomer(
  services: PaymentServices,
  accountId: AccountId,
): Promise<string[] | null> {
  const { stripe, servicePool } = services;
  const askedAt = services.now();
  const customer = await inTransaction(servicePool, null, (tx) => findCustomer(tx, accountId));
  if (stripe === null || customer === null || customer.is_live !== stripe.isLive) return null;
  const truth = await readTruth(stripe, customer.customer_id);
  return inTransaction(servicePool, null, async (tx) => {
    const now = await findCustomer(tx, accountId);
    if (now?.customer_id !== customer.customer_id || (now.synced_at !== null && now.synced_at > askedAt))
      return null;
    const known = await listSubscriptions(tx, accountId);
    const stated = toBilled(truth, { accountId, plans: await listAllPlans(tx), known });
    return driftOf(await readStored(tx, accountId, { known, stated }), stated);
  });
}

/** What was told, as our rows; of subscriptions that are known already their rows say which plan they were for. */
function toBilled(
  truth: StripeTruth,
  {
    accountId,
    plans,
    known,
  }: { accountId: AccountId; plans: LockedUser['plans']; known: readonly SubscriptionRow[] },
): StripeRows {
  const subscriptions = truth.subscriptions.map((one) => ({
    ...one,
    account_id: accountId,
    plan_id: subscribedPlan(
      { product_id: one.product_id, priced_for: truth.pricedFor.get(one.id) ?? null },
      { known: known.find(({ id }) => id === one.id) ?? null, plans },
    ),
  }));
  return {
    subscriptions,
    payments: truth.payments.map(({ product_id, ...one }) => ({
      ...one,
      account_id: accountId,
      plan_id:
        plans.find(({ stripe_product_id }) => product_id !== null && stripe_product_id === product_id)?.id ??
        subscriptions.find(({ id }) => id === one.subscription_id)?.plan_id ??
        null,
    })),
  };
}

type StripeRows = { subscriptions: SubscriptionRow[]; payments: PaymentRow[] };

async function readStored(
  tx: Transaction,
  accountId: AccountId,
  { known, stated }: { known: SubscriptionRow[]; stated: StripeRows },
): Promise<Billed> {
  return {
    subscriptions: known,
    payments: await listPaymentsById(
      tx,
      accountId,
      stated.payments.map(({ id }) => id),
    ),
  };
}

/** Writes what was told: subscriptions, invoices, and that the one trial has begun. */
async function writeTruth(
  tx: Transaction,
  { profile }: LockedUser,
  { truth, stated }: { truth: StripeTruth; stated: StripeRows },
): Promise<void> {
  await replaceSubscriptions(tx, profile.account_id, stated.subscriptions);
  await upsertPayments(tx, stated.payments);
  await keepRedemptions(tx, profile.account_id, truth.redemptions);
  const trial = truth.subscriptions.find(({ trial_ends_at }) => trial_ends_at !== null);
  const customer = await findCustomer(tx, profile.account_id);
  if (trial !== undefined && customer?.trial_used_at === null)
    await updateCustomer(tx, profile.account_id, { trial_used_at: trial.created_at });
}

/**
 * What follows from the stored subscriptions of a held user: grants and plan, the end of what would be paid twice, and,
 * once, what there is to tell. All in the transaction that wrote them.
 */
async function followTruth(
  services: PaymentServices,
  tx: Transaction,
  locked: LockedUser,
  { customerId, hasChanged }: { customerId: string; hasChanged: boolean },
): Promise<void> {
  const now = services.now();
  const accountId = locked.profile.account_id;
  const stored = await listSubscriptions(tx, accountId);
  const billing = toBillingState(stored, now);
  const { subscription } = billing;
  await giveSubscribedPlan(tx, {
    accountId,
    now,
    given:
      subscription === null || subscription.plan_id === null
        ? null
        : {
            subscription_id: subscription.id,
            plan_id: subscription.plan_id,
            source: subscription.status === 'trialing' ? 'trial' : 'subscription',
            // Another's clock may be ahead of ours: what is paid for is in force now.
            starts_at: subscription.created_at < now ? subscription.created_at : now,
            ends_at: grantedUntil(subscription),
          },
  });
  await settle(tx, locked, {
    reason: reasonOf(billing),
    actor: { kind: 'stripe', customerId },
    now,
    fitKeywords,
  });
  for (const extra of subscription === null ? [] : billing.extra)
    await services.jobs.enqueue(tx, endExtraSubscription, {
      account_id: accountId,
      subscription_id: extra.id,
      kept_subscription_id: subscription?.id ?? '',
    });
  for (const { id } of stored.filter((one) => mustStopCharging(one)))
    await services.jobs.enqueue(tx, endDisputedSubscription, { account_id: accountId, subscription_id: id });
  const checkoutBegunAt = await findNewestAttemptTime(tx, accountId);
  await updateCustomer(tx, accountId, { look_at: nextLook(billing, { now, checkoutBegunAt }) });
  await notify(services, tx, { locked, billing, hasChanged, now });
}

/** Stands in the history of plans, which the user reads. */
function reasonOf({ state, subscription }: BillingState): PlanReason {
  if (subscription !== null) return 'subscribed';
  return state === 'disputed' ? 'payment_disputed' : 'subscription_ended';
}

/**
 * Tells what changed since it was last told: a mail and an event, in the transaction that stores that it was.
 */
async function notify(
  { outbox, plansUrl, supportAddress }: PaymentServices,
  tx: Transaction,
  {
    locked,
    billing,
    hasChanged,
    now,
  }: { locked: LockedUser; billing: BillingState<SubscriptionRow>; hasChanged: boolean; now: Date },
): Promise<void> {
  const { profile, plans } = locked;
  const { subscription, state } = billing;
  const shown = subscription ?? billing.frozen;
  const invoices = await listPayments(tx, profile.account_id);
  const paid = newestPaid(invoices, shown?.id ?? null);
  const open = invoices.find(
    ({ status, subscription_id }) => status === 'open' && subscription_id === shown?.id,
  );
  const notified = await findStatus(tx, profile.account_id);
  const before = {
    state: notified?.state ?? ('none' as const),
    plan_id: notified?.plan_id ?? null,
    subscription_id: notified?.subscription_id ?? null,
    last_paid_at: notified?.last_paid_at ?? null,
  };
  const after = {
    state,
    plan_id: shown?.plan_id ?? null,
    subscription_id: shown?.id ?? null,
    last_paid_at: paid?.paid_at ?? null,
  };
  const planOf = (id: string | null) => plans.find((plan) => plan.id === id);
  const isReminderDue =
    isTrialEnding(billing, now) && notified?.reminded_subscription_id !== (subscription?.id ?? null);
  const news = newsOf(before, after, {
    priceOf: (id) => planOf(id)?.price_monthly ?? 0,
    isTrialEnding: isReminderDue,
    hasCard: subscription?.has_card === true,
  });
  await upsertStatus(tx, {
    account_id: profile.account_id,
    state,
    is_subscribed: isSubscribed(state),
    subscription_end_date: billing.ends_at,
    subscription_id: after.subscription_id,
    plan_id: after.plan_id,
    reminded_subscription_id:
      news === 'trial_ending' || news === 'trial_renewing'
        ? (subscription?.id ?? null)
        : (notified?.reminded_subscription_id ?? null),
    last_paid_at: after.last_paid_at,
    updated_at: now,
  });
  const endsAt = state === 'trialing' ? (subscription?.trial_ends_at ?? null) : billing.ends_at;
  if (news !== null) {
    const owner = await getOwner(tx, profile.account_id);
    const letter = letterOf(news, {
      language: owner.interface_language,
      plan: planOf(news === 'ended' ? before.plan_id : after.plan_id)?.name ?? null,
      otherwise: (await findPlanWithoutSubscription(tx, locked, now)).name,
      endsAt,
      isOnTrial: state === 'trialing',
      price: shown,
      paid: paid && { cents: paid.amount_paid_cents, currency: paid.currency },
      owed: open ? { cents: open.amount_due_cents, currency: open.currency } : null,
      due: shown && dueOf(shown, billing.renews_at),
      url: plansUrl,
      supportAddress,
      timeZone: profile.time_zone,
    });
    if (letter !== null) await outbox.post(tx, renderLetter(owner, letter));
  }
  if (news !== null || hasChanged || notified?.state !== state)
    await publishEvent(tx, profile.account_id, {
      type: 'subscription_updated',
      news,
      ends_at: endsAt?.toISOString() ?? null,
    });
}
