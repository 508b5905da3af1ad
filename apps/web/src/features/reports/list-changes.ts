import type { Channel, DashboardChannel, Report, ReportFlip } from '@answerscope/contract';

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

/** What flipped, and whether it says more than chance. */
export function changesInWords(channels: readonly Reported[]): string {
  const compared = channels.flatMap(({ latest, previous }) => (latest && previous ? [latest.revision] : []));
  if (compared.length === 0) return 'There is no report before the newest one to compare with yet.';
  const improved = sum(compared.map((revision) => revision.improved_keywords));
  const declined = sum(compared.map((revision) => revision.declined_keywords));
  const keywords = (count: number) => `${count} ${count === 1 ? 'keyword' : 'keywords'}`;
  const flipped =
    improved + declined === 0
      ? 'No keyword flipped since the report before.'
      : `Since the report before you are newly named for ${keywords(improved)} and no longer named for ${keywords(declined)}.`;
  const beyond = sum(compared.map(({ verdicts }) => verdicts.improved + verdicts.declined));
  const chance =
    beyond === 0
      ? 'None of it is more than chance would bring: assistants answer differently from time to time.'
      : `${keywords(beyond)} changed by more than chance would bring.`;
  return `${flipped} ${chance}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
