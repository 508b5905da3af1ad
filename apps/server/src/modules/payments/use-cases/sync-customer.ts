import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { fitKeywords } from '../../keywords/index.ts';
import { giveSubscribedPlan, type HeldUser, holdUser, settle } from '../../plans/index.ts';
import {
  type BillingState,
  grantedUntil,
  isTrialEnding,
  nextLook,
  toBillingState,
} from '../billing-state.rules.ts';
import {
  beginQuestion,
  claimAnswer,
  replaceSubscriptions,
  updateCustomer,
  upsertPayments,
} from '../customers.queries.ts';
import { endExtraSubscription } from '../end-extra.jobs.ts';
import { isSubscribed, newsOf } from '../news.rules.ts';
import { letterOf } from '../payment-letters.rules.ts';
import { findCustomer, findStatus, listSubscriptions, upsertStatus } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { readTruth, type StripeTruth } from '../stripe-truth.client.ts';
import { THE_PRODUCT } from './settle-user.ts';

/**
 * Makes our rows what the payment provider says: the only writer of them, whoever wants to know. The question has a
 * number and is asked with no transaction open; its answer is written under the user's lock, unless the answer to a later
 * question was. @returns false where a later answer was there, or where there is nobody to ask for
 * @throws SERVICE_UNAVAILABLE, and then nothing is written
 */
export async function syncCustomer(services: PaymentServices, userId: string): Promise<boolean> {
  const { stripe, servicePool } = services;
  if (stripe === null) return false;
  const askedAt = services.now();
  const question = await inTransaction(servicePool, null, (tx) =>
    beginQuestion(tx, { userId, isLive: stripe.isLive }),
  );
  if (question === null) return false;
  const truth = await readTruth(stripe, question.customerId);
  return inTransaction(servicePool, null, async (tx) => {
    const held = await holdUser(tx, userId);
    if (!(await claimAnswer(tx, { userId, ...question, askedAt }))) return false;
    await writeTruth(tx, held, truth);
    await followTruth(services, tx, held);
    return true;
  });
}

/** Writes what was told: subscriptions, invoices, and that the one trial has begun. */
async function writeTruth(tx: Transaction, { profile, plans }: HeldUser, truth: StripeTruth): Promise<void> {
  const planOf = (subscriptionId: string) => {
    const product = truth.products.get(subscriptionId);
    return (
      plans.find(({ stripe_product_id }) => product !== undefined && stripe_product_id === product)?.id ??
      null
    );
  };
  await replaceSubscriptions(
    tx,
    profile.id,
    truth.subscriptions.map((one) => ({ ...one, user_id: profile.id, plan_id: planOf(one.id) })),
  );
  await upsertPayments(
    tx,
    truth.payments.map((one) => ({ ...one, user_id: profile.id })),
  );
  const trial = truth.subscriptions.find(({ trial_ends_at }) => trial_ends_at !== null);
  const customer = await findCustomer(tx, profile.id);
  if (trial !== undefined && customer?.trial_used_at === null)
    await updateCustomer(tx, profile.id, { trial_used_at: trial.created_at });
}

/**
 * What follows from the stored subscriptions of a held user: grants and plan, the end of what would be paid twice, and,
 * once, what there is to tell. All in the transaction that wrote them.
 */
async function followTruth(services: PaymentServices, tx: Transaction, held: HeldUser): Promise<void> {
  const now = services.now();
  const userId = held.profile.id;
  const billing = toBillingState(await listSubscriptions(tx, userId), now);
  const { subscription } = billing;
  await giveSubscribedPlan(tx, {
    userId,
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
  await settle(tx, held, {
    reason: subscription === null ? 'The subscription has ended' : 'Subscribed',
    changed_by: subscription === null ? THE_PRODUCT : userId,
    now,
    fitKeywords,
  });
  for (const extra of subscription === null ? [] : billing.extra)
    await services.jobs.enqueue(tx, endExtraSubscription, {
      user_id: userId,
      subscription_id: extra.id,
      kept_subscription_id: subscription?.id ?? '',
    });
  await updateCustomer(tx, userId, { look_at: nextLook(billing, now) });
  await tell(services, tx, { held, billing, now });
}

/** Tells what changed since it was last told: a mail and an event, in the transaction that stores that it was. */
async function tell(
  { outbox, plansUrl }: PaymentServices,
  tx: Transaction,
  { held, billing, now }: { held: HeldUser; billing: BillingState; now: Date },
): Promise<void> {
  const { profile, plans } = held;
  const { subscription, state } = billing;
  const told = await findStatus(tx, profile.id);
  const before = { state: told?.state ?? ('none' as const), plan_id: told?.plan_id ?? null };
  const after = { state, plan_id: subscription?.plan_id ?? null };
  const planOf = (id: string | null) => plans.find((plan) => plan.id === id);
  const isReminderDue =
    isTrialEnding(billing, now) && told?.reminded_subscription_id !== (subscription?.id ?? null);
  const news = newsOf(before, after, {
    priceOf: (id) => planOf(id)?.price_monthly ?? 0,
    isTrialEnding: isReminderDue,
  });
  await upsertStatus(tx, {
    user_id: profile.id,
    state,
    is_subscribed: isSubscribed(state),
    subscription_end_date: billing.ends_at,
    subscription_id: subscription?.id ?? null,
    plan_id: after.plan_id,
    reminded_subscription_id:
      news === 'trial_ending' ? (subscription?.id ?? null) : (told?.reminded_subscription_id ?? null),
    updated_at: now,
  });
  const endsAt = state === 'trialing' ? (subscription?.trial_ends_at ?? null) : billing.ends_at;
  if (news !== null) {
    const plan = planOf(news === 'ended' ? before.plan_id : after.plan_id);
    const facts = { plan: plan?.name ?? 'your plan', endsAt, isOnTrial: state === 'trialing', url: plansUrl };
    const letter = letterOf(news, facts);
    if (letter !== null) await outbox.post(tx, renderLetter(profile.email, letter));
  }
  if (news !== null || told?.state !== state)
    await publishEvent(tx, profile.id, {
      type: 'subscription_updated',
      news,
      ends_at: endsAt?.toISOString() ?? null,
    });
}
