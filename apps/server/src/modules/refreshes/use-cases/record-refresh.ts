import type { Channel, SpendingCap } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { countsAnewAt, getPlan } from '../../plans/index.ts';
import { nextRefreshAt, nextSlot, type RefreshBasis } from '../refresh-time.rules.ts';
import { upsertTracking } from '../tracking.queries.ts';

/** What a user's refreshes are planned with. */
export function refreshBasis(
  profile: Pick<ProfileRow, 'account_id' | 'time_zone'>,
  plan: { ranking_refresh_frequency_hours: number },
): RefreshBasis {
  return {
    account_id: profile.account_id,
    time_zone: profile.time_zone,
    frequency_hours: plan.ranking_refresh_frequency_hours,
  };
}

interface Refreshed {
  account_id: AccountId;
  channel: Channel;
  at: Date;
}

/**
 * Every keyword of a channel has been asked and half of them at least were answered: its next refresh is a period away.
 * In the transaction that ends it.
 */
export async function recordRefresh(tx: Transaction, { account_id, channel, at }: Refreshed): Promise<void> {
  const basis = await findBasis(tx, account_id);
  const next_refresh_at = neverAtOnce(basis, nextRefreshAt(basis, at, at));
  await upsertTracking(tx, { ...basis, channel, last_refreshed_at: at, next_refresh_at });
}

/**
 * A refresh brought too few answers to count as one, or a cap stopped it: it is due again at the user's next slot, after a cap at the first
 * one when there is money again, and in any case when a period is over. It does not count as a refresh.
 */
export async function recordMissedRefresh(
  tx: Transaction,
  { account_id, channel, at, stopped_by }: Refreshed & { stopped_by: SpendingCap | null },
): Promise<void> {
  const basis = await findBasis(tx, account_id);
  const slot = nextSlot(basis, stopped_by === null ? at : countsAnewAt(stopped_by, at));
  const afterPeriod = nextRefreshAt(basis, at, at);
  const next_refresh_at = neverAtOnce(basis, slot < afterPeriod ? slot : afterPeriod);
  await upsertTracking(tx, { ...basis, channel, next_refresh_at });
}

async function findBasis(tx: Transaction, accountId: AccountId): Promise<RefreshBasis> {
  const profile = await getProfileRow(tx, accountId);
  return refreshBasis(profile, await getPlan(tx, profile.plan_id));
}

/** A refresh of long ago, made on another clock, is not followed by one at once. */
function neverAtOnce(basis: RefreshBasis, next: Date): Date {
  return next.getTime() > Date.now() ? next : nextRefreshAt(basis, null, new Date());
}
