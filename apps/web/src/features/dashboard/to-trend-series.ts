import { CHANNEL_LABELS, type DashboardChannel, type Headline } from '@answerscope/contract';
import { toTrendPoint } from '../../domain/rate/to-trend-point.ts';
import { comparedRanges, type TrendSeries } from '../../domain/trend/trend.ts';
import * as messages from './messages.ts';

type ChannelTrend = Pick<DashboardChannel, 'channel' | 'headline' | 'series'>;

/** What is drawn of each assistant that has a report: the points of the range add up to the rate of its card. */
export function toTrendSeries(channels: readonly ChannelTrend[]): TrendSeries[] {
  return channels
    .filter(({ series }) => series.length > 0)
    .map(({ channel, headline, series }) => ({
      channel,
      title: titleOf(headline, CHANNEL_LABELS[channel]),
      compared: headline.range && comparedRanges(headline.range),
      points: series.map(toTrendPoint),
    }));
}

function titleOf({ current }: Headline, assistant: string): string {
  return current
    ? messages.mentionsOfAssistant({ assistant, ...current })
    : messages.noAnswerCounts({ assistant });
}
