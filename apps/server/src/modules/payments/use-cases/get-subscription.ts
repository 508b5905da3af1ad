import type { Subscription } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan, isInForce, listGrants } from '../../plans/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { toBillingState } from '../billing-state.rules.ts';
import { conflictOf } from '../conflict.rules.ts';
import { isSubscribed } from '../news.rules.ts';
import { findCustomer, listSubscriptions } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';

/** How the caller's subscription stands now, by what was last written of it. */
export function getSubscription(
  ctx: AccountContext,
  services: Pick<PaymentServices, 'stripe' | 'now'>,
): Promise<Subscription> {
  return reading(ctx, (tx, accountId) =>
    readSubscription(tx, accountId, { ...services, now: services.now() }),
  );
}

/** How a user's subscription stands at a moment, by what was last written of it. */
export async function readSubscription(
  tx: Transaction,
  accountId: AccountId,
  { stripe, now }: Pick<PaymentServices, 'stripe'> & { now: Date },
): Promise<Subscription> {
  const customer = await findCustomer(tx, accountId);
  const profile = await getProfileRow(tx, accountId);
  const { trial_days } = (await getTrackerSettings(tx)).settings;
  const billing = toBillingState(await listSubscriptions(tx, accountId), now);
  const { subscription } = billing;
  const grants = (await listGrants(tx, accountId, now)).filter((grant) => isInForce(grant, now));
  const shown = subscription ?? billing.frozen;
  const planId = shown?.plan_id ?? null;
  return {
    state: billing.state,
    is_subscribed: isSubscribed(billing.state),
    subscription_end_date: billing.ends_at?.toISOString() ?? null,
    plan_id: planId,
    plan_name: planId === null ? null : (await getPlan(tx, planId)).name,
    interval: shown?.interval ?? null,
    amount_cents: shown?.amount_cents ?? null,
    next_amount_cents: billing.renews_at === null ? null : (shown?.next_amount_cents ?? null),
    currency: shown?.currency ?? null,
    trial_ends_at: billing.state === 'trialing' ? (subscription?.trial_ends_at?.toISOString() ?? null) : null,
    renews_at: billing.renews_at?.toISOString() ?? null,
    has_card: shown?.has_card ?? false,
    has_trial_left: trial_days > 0 && (customer?.trial_used_at ?? null) === null,
    trial_days,
    can_manage: stripe !== null && customer?.is_live === stripe.isLive,
    is_configured: stripe !== null,
    is_simulated: stripe?.isSimulated ?? false,
    conflict: conflictOf({ plan: await getPlan(tx, profile.plan_id), grants, subscription }),
    synced_at: customer?.synced_at?.toISOString() ?? null,
  };
}
