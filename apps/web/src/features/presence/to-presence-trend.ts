import type { Channel, PresencePoint, PresenceScore, PresenceSeries } from '@answerscope/contract';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { breakInWords } from '../../domain/rate/headline-in-words.ts';
import { scoreInWords } from '../../domain/rate/score-in-words.ts';
import type { ComparedWindows, TrendSeries } from '../../domain/trend/trend.ts';
import { drawnScore } from './presence-words.ts';

const DAY_MS = 86_400_000;

/** What is drawn of the scores: all assistants together, where there are several, and each by itself. */
export function toPresenceTrend({ all, channels }: PresenceScore): TrendSeries[] {
  const shown = all && channels.length > 1 ? [all, ...channels] : channels;
  return shown.map((series) => ({
    channel: series.channel,
    title: titleOf(series),
    compared: comparedWindows(series),
    points: series.points.map((point, index) => toTrendPoint(point, series.points[index - 1])),
  }));
}

function titleOf({ channel, points }: PresenceSeries): string {
  const newest = points.at(-1);
  const score = newest && drawnScore(newest);
  const name = channelLabel(channel);
  return score ? `${name}: ${scoreInWords(score)}` : `${name}: no score yet`;
}

function toTrendPoint(
  point: PresencePoint,
  before: PresencePoint | undefined,
): TrendSeries['points'][number] {
  const score = drawnScore(point);
  return {
    at: point.at,
    pooled: score && {
      k: point.parts.named.k,
      n: point.answers,
      rate: score.rate,
      interval: score.interval,
      window_days: null,
    },
    own: null,
    breaks: breaksOf(point, before),
  };
}

/** Why a score is not compared with the one before; of several assistants, whose answers are measured otherwise. */
function breaksOf({ channels, breaks }: PresencePoint, before: PresencePoint | undefined): string[] {
  const isSame = !before || before.channels.join() === channels.join();
  return [
    ...(isSame
      ? []
      : [`The score counts ${named(channels)} from here on; before, it counted ${named(before.channels)}.`]),
    ...breaks.map(({ channel, reason }) =>
      channels.length > 1 ? `${channelLabel(channel)}: ${breakInWords(reason)}` : breakInWords(reason),
    ),
  ];
}

const named = (channels: readonly Channel[]) => new Intl.ListFormat('en').format(channels.map(channelLabel));

/** Two adjoining windows of equal length, of which the recent one ends with the newest report. */
function comparedWindows({ change, points }: PresenceSeries): ComparedWindows | null {
  const to = points.at(-1)?.at;
  const { window_days } = change;
  if (to === undefined || window_days === null) return null;
  const daysBefore = (days: number) => new Date(Date.parse(to) - days * DAY_MS).toISOString();
  return { from: daysBefore(2 * window_days), middle: daysBefore(window_days), to };
}
