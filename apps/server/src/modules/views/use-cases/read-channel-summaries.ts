import { CHANNELS, type ChannelSummary } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { summariseChannels } from '../../checks/index.ts';
import type { SummaryRow } from '../../reports/index.ts';
import { findReports, headlinesOf } from '../../reports/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';

/** What the newest results of every channel come to, each with the headline that every page shows. */
export async function readChannelSummaries(tx: Transaction, userId: string): Promise<ChannelSummary[]> {
  const { newest } = await findNewestReportIds(tx, userId, CHANNELS);
  return summarise(tx, userId, await findReports(tx, userId, newest));
}

/** The same, for who has read the newest report of each channel already. */
export async function summarise(
  tx: Transaction,
  userId: string,
  newest: readonly SummaryRow[],
): Promise<ChannelSummary[]> {
  const channels = (await summariseChannels(tx, userId)).map((counts) => ({
    counts,
    report: newest.find(({ channel }) => channel === counts.channel) ?? null,
  }));
  const headlines = headlinesOf(channels);
  return channels.flatMap(({ counts: { newest: _rate, ...counts } }, index) => {
    const headline = headlines[index];
    return headline ? [{ ...counts, headline }] : [];
  });
}
