import type { Channel, DashboardChannel, Report, ReportFlip } from '@answerscope/contract';
import { chanceInWords, flipsInWords } from './verdict-in-words.ts';

type Reported = Pick<DashboardChannel, 'channel' | 'latest' | 'previous' | 'improved' | 'declined'>;

/** A keyword that flipped on an assistant. */
export interface Flip {
  channel: Channel;
  direction: 'improved' | 'declined';
  flip: ReportFlip;
}

/** The flips of all channels, what was lost before what was won: it needs somebody. */
export function listFlips(channels: readonly Pick<Reported, 'channel' | 'improved' | 'declined'>[]): Flip[] {
  const of = (direction: Flip['direction']) =>
    channels.flatMap((one) => one[direction].map((flip) => ({ channel: one.channel, direction, flip })));
  return [...of('declined'), ...of('improved')];
}

/** The flips of one report. */
export function flipsOfReport({
  channel,
  report_summary,
}: Pick<Report, 'channel' | 'report_summary'>): Flip[] {
  const { improved_keywords: improved, declined_keywords: declined } = report_summary;
  return listFlips([{ channel, improved, declined }]);
}

/** What flipped on any assistant, and whether it says more than chance. */
export function changesInWords(channels: readonly Reported[]): string {
  const compared = channels.flatMap(({ latest, previous }) => (latest && previous ? [latest.revision] : []));
  if (compared.length === 0) return 'There is no report before the newest one to compare with yet.';
  return `${flipsInWords(compared)} ${chanceInWords(compared)}`;
}
