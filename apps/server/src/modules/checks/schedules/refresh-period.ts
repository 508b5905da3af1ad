import { appError, CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { allowedAgainAt } from './refresh-time.rules.ts';
import { listTracking } from './tracking.queries.ts';

/**
 * Refuses a check of all keywords on a channel whose period is not over, where the tracker configuration says so.
 * @throws RATE_LIMIT_EXCEEDED with the moment from which it is allowed
 */
export async function refuseEarlyRefresh(
  tx: Transaction,
  check: { user_id: string; channels: readonly Channel[]; frequency_hours: number; now: Date },
): Promise<void> {
  const { settings } = await getTrackerSettings(tx);
  if (!settings.enforce_refresh_period) return;
  const { channels, frequency_hours, now } = check;
  for (const { channel, last_refreshed_at } of await listTracking(tx, check.user_id)) {
    const allowed = allowedAgainAt(frequency_hours, last_refreshed_at);
    if (!channels.includes(channel) || allowed === null || allowed <= now) continue;
    throw appError('RATE_LIMIT_EXCEEDED', {
      message: `Your keywords were checked on ${CHANNEL_LABELS[channel]} less than ${frequency_hours} hours ago. Your plan allows the next check of all keywords from ${allowed.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      details: {
        reason: 'refresh_period',
        retry_after_seconds: Math.ceil((allowed.getTime() - now.getTime()) / 1000),
      },
    });
  }
}
