import { CHANNELS, type PresenceScore } from '@answerscope/contract';
import { PRESENCE_LEAST } from '@answerscope/statistics';
import type { Transaction } from '../../../database/pool.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import { listPresenceLines, listPresenceReports, listReportSizes } from '../presence.queries.ts';
import { presenceOf } from '../presence.rules.ts';
import { linesSince, readable } from '../presence-windows.rules.ts';
import { readRateChanges } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

/** Reports of each assistant whose score is shown, of weekly ones a year, and how many lines are read for them at most. */
const SHOWN = { reports: 52, lines: 100_000 } as const;

/**
 * The presence score of a user with its history, computed from the lines of stored reports by today's names, rules and
 * weights: what was changed since changes older scores, too, so that they compare.
 */
export async function readPresence(
  tx: Transaction,
  userId: string,
  services: WaitServices,
): Promise<PresenceScore> {
  const { settings, presence_weights_change } = await getTrackerSettings(tx);
  const { presence_weights: weights } = settings;
  const found = await listPresenceReports(tx, userId, { channels: CHANNELS, limit: SHOWN.reports });
  const sizes = found.length === 0 ? [] : await listReportSizes(tx, userId, linesSince(found));
  const { reports, most, is_capped } = readable({ reports: found, sizes }, SHOWN);
  const lines = reports.length === 0 ? [] : await listPresenceLines(tx, userId, linesSince(reports));
  const { all, channels } = await presenceOf(
    { reports, lines, most },
    { weights },
    await readRateChanges(tx, userId, services),
  );
  const has_competitors = lines.some(({ all_mentions, brand_mentions }) => all_mentions > brand_mentions);
  return {
    weights,
    weights_change: presence_weights_change,
    has_competitors,
    least: PRESENCE_LEAST,
    is_capped,
    all,
    channels: channels.toSorted((one, other) => placeOf(one.channel) - placeOf(other.channel)),
  };
}

const placeOf = (channel: (typeof CHANNELS)[number] | null) =>
  channel === null ? -1 : CHANNELS.indexOf(channel);
