import type { Channel } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';
import { nextRefreshAt, type RefreshBasis } from './refresh-time.rules.ts';
import { upsertTracking } from './tracking.queries.ts';

/** What a user's refreshes are planned with. */
export function refreshBasis(
  profile: Pick<ProfileRow, 'id' | 'time_zone'>,
  plan: { ranking_refresh_frequency_hours: number },
): RefreshBasis {
  return {
    user_id: profile.id,
    time_zone: profile.time_zone,
    frequency_hours: plan.ranking_refresh_frequency_hours,
  };
}

/** Every keyword of a channel has been asked: its next refresh is a period away. In the transaction that ends it. */
export async function recordRefresh(
  tx: Transaction,
  refreshed: { user_id: string; channel: Channel; at: Date },
): Promise<void> {
  const { user_id, channel, at } = refreshed;
  const profile = await getProfileRow(tx, user_id);
  const basis = refreshBasis(profile, await getPlan(tx, profile.plan_id));
  const next = nextRefreshAt(basis, at, at);
  // A refresh of long ago, made on another clock, is not followed by one at once.
  const next_refresh_at = next.getTime() > Date.now() ? next : nextRefreshAt(basis, null, new Date());
  await upsertTracking(tx, { ...basis, channel, last_refreshed_at: at, next_refresh_at });
}
