import { CHANNELS, type ChannelSummary, type RangeOfDays } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { summariseChannels } from '../../checks/index.ts';
import { headlinesOf, readRange, resolveRange } from '../../ranges/index.ts';
import type { SummaryRow } from '../../reports/index.ts';
import { findReports } from '../../reports/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';

/** What the newest results of every channel come to, each with the headline that every page shows. */
export async function readChannelSummaries(
  tx: Transaction,
  userId: string,
  { range: asked, now }: { range: string | undefined; now: Date },
): Promise<ChannelSummary[]> {
  const [{ newest }, range] = await Promise.all([
    findNewestReportIds(tx, userId, CHANNELS),
    resolveRange(tx, userId, { range: asked, now }),
  ]);
  return summarise(tx, userId, { newest: await findReports(tx, userId, newest), range });
}

/** The same, for who has read the newest report of each channel already. */
export async function summarise(
  tx: Transaction,
  userId: string,
  { newest, range, until }: { newest: readonly SummaryRow[]; range: RangeOfDays; until?: Date },
): Promise<ChannelSummary[]> {
  const [found, numbers] = await Promise.all([
    summariseChannels(tx, userId),
    readRange(tx, userId, { range, until, channels: newest.map(({ channel }) => channel) }),
  ]);
  const channels = found.map((counts) => ({
    counts,
    report: newest.find(({ channel }) => channel === counts.channel) ?? null,
    numbers: numbers.get(counts.channel)?.all ?? null,
  }));
  const headlines = headlinesOf(channels, range);
  return channels.flatMap(({ counts: { newest: _rate, ...counts } }, index) => {
    const headline = headlines[index];
    return headline ? [{ ...counts, headline }] : [];
  });
}
