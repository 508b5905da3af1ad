import type { PresencePoint, PresenceScore, PresenceSeries, RangeOfDays } from '@answerscope/contract';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { breakInWords } from '../../domain/rate/headline-in-words.ts';
import { scoreInWords } from '../../domain/rate/score-in-words.ts';
import { comparedRanges, type TrendSeries } from '../../domain/trend/trend.ts';
import * as messages from './messages.ts';
import { drawnScore } from './presence-words.ts';

/** What is drawn of the scores: all assistants together, where there are several, and each by itself. */
export function toPresenceTrend({ all, channels, range }: PresenceScore): TrendSeries[] {
  const shown = all && channels.length > 1 ? [all, ...channels] : channels;
  return shown.map((series) => toSeries(series, range));
}

function toSeries({ channel, channels, current, points }: PresenceSeries, range: RangeOfDays): TrendSeries {
  const score = drawnScore(current);
  const name = channelLabel(channel);
  return {
    channel,
    title: score
      ? messages.assistantAndScore({ assistant: name, score: scoreInWords(score) })
      : messages.assistantWithoutScore({ assistant: name }),
    compared: comparedRanges(range),
    points: points.map((point) => toTrendPoint(point, channels.length > 1)),
  };
}

function toTrendPoint(point: PresencePoint, isOfSeveral: boolean): TrendSeries['points'][number] {
  const { from, to, parts, answers, breaks } = point;
  const score = drawnScore(point);
  return {
    from,
    to,
    counted: score && { k: parts.named.k, n: answers, rate: score.rate, interval: score.interval },
    breaks: breaks.map(({ channel, reason }) =>
      isOfSeveral
        ? messages.assistantAndBreak({ assistant: channelLabel(channel), why: breakInWords(reason) })
        : breakInWords(reason),
    ),
  };
}
