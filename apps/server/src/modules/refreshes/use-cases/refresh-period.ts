import { appError, CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { localTimeOf } from '../../../lib/zoned-time.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import * as messages from '../messages.ts';
import { allowedAgainAt, roomFrom } from '../refresh-time.rules.ts';
import { listAskedSince, listTracking } from '../tracking.queries.ts';

interface PersonsCheck {
  account_id: AccountId;
  channels: readonly Channel[];
  frequency_hours: number;
  /** How many keywords it asks about, of how many active ones. */
  keywords: number;
  active_keywords: number;
  now: Date;
  /**
   * Where a run goes on: what it has asked already is part of `keywords`, and what was refreshed before its start has
   * let it start.
   */
  resumed?: { run_id: string; created_at: Date };
}

const MINUTE_MS = 60_000;

/**
 * From when a person's check is allowed on each of the channels, where the tracker configuration enforces the period;
 * channels on which it is allowed now are left out.
 */
export async function listRefusals(tx: Transaction, check: PersonsCheck): Promise<Map<Channel, Date>> {
  const { settings } = await getTrackerSettings(tx);
  if (!settings.enforce_refresh_period) return new Map();
  const { account_id, channels, frequency_hours, now, resumed } = check;
  const since = new Date(now.getTime() - frequency_hours * 3_600_000);
  const asked = (await listAskedSince(tx, { account_id, since })).filter(
    ({ run_id }) => run_id !== resumed?.run_id,
  );
  const tracked = await listTracking(tx, account_id);
  const refused = new Map<Channel, Date>();
  for (const channel of channels) {
    const refreshed = tracked.find((one) => one.channel === channel)?.last_refreshed_at ?? null;
    const last =
      refreshed !== null && resumed !== undefined && refreshed < resumed.created_at ? null : refreshed;
    const isOfAll = check.keywords >= check.active_keywords;
    const before = asked.filter((one) => one.channel === channel && !(isOfAll && one.is_refresh));
    const moments = [
      isOfAll ? allowedAgainAt(frequency_hours, last) : null,
      roomFrom({ ...check, asked: before }),
    ];
    const allowed = Math.max(...moments.map((moment) => moment?.getTime() ?? 0));
    if (allowed > now.getTime()) refused.set(channel, new Date(allowed));
  }
  return refused;
}

/**
 * Refuses a person's check on a channel whose period is not over, where the tracker configuration says so: one of all
 * keywords, and one of so many that, with others of the period, it comes to the same.
 * @throws RATE_LIMIT_EXCEEDED with the moment from which it is allowed
 */
export async function refuseEarlyRefresh(
  tx: Transaction,
  check: PersonsCheck & { time_zone: string },
): Promise<void> {
  const { frequency_hours: hours, now } = check;
  for (const [channel, allowed] of await listRefusals(tx, check)) {
    const from = inWords(allowed, check.time_zone);
    const assistant = CHANNEL_LABELS[channel];
    throw appError('RATE_LIMIT_EXCEEDED', {
      message:
        check.keywords >= check.active_keywords
          ? messages.checkedTooRecently({ assistant, hours, from })
          : messages.checkedTooOften({ assistant, hours, from }),
      details: {
        reason: 'refresh_period',
        retry_after_seconds: Math.ceil((allowed.getTime() - now.getTime()) / 1000),
      },
    });
  }
}

/** '2026-11-24 06:16 (Europe/Berlin)': the first whole minute at which it holds, by the user's clock. */
function inWords(moment: Date, timeZone: string): string {
  const minute = new Date(Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS);
  const { year, month, day, hour, minute: past } = localTimeOf(minute, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(past)} (${timeZone})`;
}
