import {
  CHANNEL_LABELS,
  type Channel,
  type DashboardChannel,
  type Report,
  type ReportFlip,
} from '@answerscope/contract';
import { changesBeyondChance } from '../../domain/rate/headline-in-words.ts';
import { chanceInWords, isCompared } from './verdict-in-words.ts';

type Reported = Pick<DashboardChannel, 'channel' | 'headline' | 'latest'>;

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

/** What changed by more than chance: the rates of assistants first, then single keywords. */
export function changesInWords(channels: readonly Reported[]): string {
  const reported = channels.filter(({ latest }) => latest !== null);
  const rates = changesBeyondChance(
    reported.map(({ channel, headline }) => ({ label: CHANNEL_LABELS[channel], headline })),
  );
  const isLevel = reported.some(({ headline }) => headline.change.verdict === 'no_detectable_change');
  const revisions = reported.flatMap(({ latest }) => (latest ? [latest.revision] : []));
  const keywords = chanceInWords(revisions);
  const isKnown = revisions.some(isCompared);
  const first = rates ?? (isLevel ? 'No assistant names you more or less often beyond chance.' : null);
  if (first === null) return keywords;
  return isKnown
    ? `${first} ${keywords}`
    : `${first} Of single keywords there are too few answers yet to tell.`;
}
