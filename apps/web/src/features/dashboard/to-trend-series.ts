import { CHANNEL_LABELS, type DashboardChannel, type Headline } from '@answerscope/contract';
import { headlineChange } from '../../domain/rate/headline-in-words.ts';
import { toTrendPoint } from '../../domain/rate/to-trend-point.ts';
import { comparedRanges, type TrendSeries } from '../../domain/trend/trend.ts';
import { mentionsInWords } from '../../domain/verdict/mentions-in-words.ts';
import * as messages from './messages.ts';

type ChannelTrend = Pick<DashboardChannel, 'channel' | 'headline' | 'series'>;

/** What is drawn of each assistant that has a report: the points of the range add up to the rate of its card. */
export function toTrendSeries(channels: readonly ChannelTrend[], timeZone?: string): TrendSeries[] {
  return channels
    .filter(({ series }) => series.length > 0)
    .map(({ channel, headline, series }) => ({
      channel,
      title: titleOf(headline, CHANNEL_LABELS[channel], timeZone),
      compared: headline.range && comparedRanges(headline.range),
      points: series.map(toTrendPoint),
    }));
}

function titleOf(headline: Headline, assistant: string, timeZone: string | undefined): string {
  const { current } = headline;
  if (!current) return messages.noAnswerCounts({ assistant });
  return messages.mentionsAndChange({
    assistant,
    mentions: mentionsInWords(messages.you, current.mentions, current.answers),
    change: headlineChange(headline, timeZone),
  });
}
