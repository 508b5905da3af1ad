import type { Channel, DashboardChannel, Report, ReportFlip } from '@answerscope/contract';

/** A keyword that flipped on an assistant. */
export interface Flip {
  channel: Channel;
  direction: 'improved' | 'declined';
  flip: ReportFlip;
}

/** The flips of all channels, what was lost before what was won: it needs somebody. */
export function listFlips(
  channels: readonly Pick<DashboardChannel, 'channel' | 'improved' | 'declined'>[],
): Flip[] {
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
