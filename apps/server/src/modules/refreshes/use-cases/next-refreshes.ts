import { CHANNELS, type Channel, type Refresh, type Refreshes } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import type { CheckServices } from '../../checks/index.ts';
import { listActiveChannels } from '../../checks/index.ts';
import { countActiveKeywords } from '../../keywords/index.ts';
import { getPlan } from '../../plans/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { nextRefreshAt, plannedRefreshAt, upgradedSince } from '../refresh-time.rules.ts';
import { listChannelsOfUpgrade, listTracking, planTracking } from '../tracking.queries.ts';
import { refreshBasis } from './record-refresh.ts';
import { listRefusals } from './refresh-period.ts';

/**
 * When each channel of a user's plan was refreshed and is next, in the order of the channels.
 * @throws NOT_FOUND without a profile
 */
export async function nextRefreshes(
  tx: Transaction,
  accountId: AccountId,
  services: Pick<CheckServices, 'now' | 'configuredChannels'>,
): Promise<Refreshes> {
  const now = services.now();
  const profile = await getProfileRow(tx, accountId);
  const plan = await getPlan(tx, profile.plan_id);
  const basis = refreshBasis(profile, plan);
  const { frequency_hours } = basis;
  const { settings } = await getTrackerSettings(tx);
  const tracked = await listTracking(tx, accountId);
  const upgraded = await listChannelsOfUpgrade(tx, { account_id: accountId, since: upgradedSince(now) });
  const channels = CHANNELS.filter((channel) => plan.allowed_channels.includes(channel));
  const active = await countActiveKeywords(tx, accountId);
  const refused = await listRefusals(tx, {
    account_id: accountId,
    channels,
    frequency_hours,
    now,
    keywords: active,
    active_keywords: active,
  });
  const busy = new Set((await listActiveChannels(tx, accountId)).map(({ channel }) => channel));
  const toRefresh = (channel: Channel): Refresh => {
    const row = tracked.find((one) => one.channel === channel);
    const last = row?.last_refreshed_at ?? null;
    const planned = { last_refreshed_at: last, is_due_by_upgrade: upgraded.includes(channel) };
    const isPlanned = row?.frequency_hours === frequency_hours && row.time_zone === profile.time_zone;
    const next = isPlanned ? row.next_refresh_at : plannedRefreshAt(basis, planned, now);
    const waits_for =
      profile.company_name === null
        ? 'company_name'
        : active === 0
          ? 'keywords'
          : services.configuredChannels.includes(channel)
            ? null
            : 'provider_key';
    const allowed = refused.get(channel);
    return {
      channel,
      last_refreshed_at: last?.toISOString() ?? null,
      next_refresh_at: waits_for === null ? next.toISOString() : null,
      waits_for,
      can_refresh: waits_for === null && allowed === undefined && !busy.has(channel),
      can_refresh_at: allowed?.toISOString() ?? null,
    };
  };
  return {
    is_period_enforced: settings.enforce_refresh_period,
    frequency_hours,
    items: channels.map(toRefresh),
  };
}

/** Plans the next refresh of a channel by the user's plan and zone of now. */
export async function planRefresh(
  tx: Transaction,
  refresh: { account_id: AccountId; channel: Channel; now: Date },
): Promise<void> {
  const { account_id, channel, now } = refresh;
  const profile = await getProfileRow(tx, account_id, { lock: true });
  const basis = refreshBasis(profile, await getPlan(tx, profile.plan_id));
  const row = (await listTracking(tx, account_id)).find((one) => one.channel === channel);
  const next_refresh_at = nextRefreshAt(basis, row?.last_refreshed_at ?? null, now);
  await planTracking(tx, { ...basis, channel, next_refresh_at });
}
