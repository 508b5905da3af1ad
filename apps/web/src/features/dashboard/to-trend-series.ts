import { CHANNEL_LABELS, type DashboardChannel, daysBefore, type Headline } from '@answerscope/contract';
import { breakInWords, headlineChange } from '../../domain/rate/headline-in-words.ts';
import type { ComparedWindows, TrendSeries } from '../../domain/trend/trend.ts';
import { namedInWords } from '../../domain/verdict/named-in-words.ts';

type ChannelTrend = Pick<DashboardChannel, 'channel' | 'headline' | 'series'>;

/** What is drawn of each assistant that has a report: its line ends with the rate of its card. */
export function toTrendSeries(channels: readonly ChannelTrend[]): TrendSeries[] {
  return channels
    .filter(({ series }) => series.length > 0)
    .map(({ channel, headline, series }) => ({
      channel,
      title: titleOf(CHANNEL_LABELS[channel], headline),
      compared: comparedWindows(headline, series.at(-1)?.created_at),
      points: series.map(({ created_at, pooled, rate, breaks }) => ({
        at: created_at,
        pooled: pooled && {
          k: pooled.mentions,
          n: pooled.answers,
          interval: pooled.interval,
          window_days: pooled.window_days,
        },
        own: rate && { k: rate.mentions, n: rate.answers },
        breaks: breaks.map(breakInWords),
      })),
    }));
}

function titleOf(name: string, headline: Headline): string {
  const { current } = headline;
  if (!current) return `${name}: no answer of the last weeks counts`;
  return `${name} ${namedInWords('you', current.mentions, current.answers)}, ${headlineChange(headline)}`;
}

/** Two adjoining ranges of equal length; the recent one is drawn up to the newest report. */
function comparedWindows(
  { range, change: { earlier, recent } }: Headline,
  to: string | undefined,
): ComparedWindows | null {
  if (to === undefined || !range || !earlier || !recent?.window_days) return null;
  const { window_days } = recent;
  const startOf = (days: number) => `${daysBefore(range.to, days - 1)}T00:00:00.000Z`;
  return { from: startOf(2 * window_days), middle: startOf(window_days), to };
}
