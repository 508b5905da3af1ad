import { CHANNEL_LABELS, type DashboardChannel, type Headline } from '@answerscope/contract';
import { breakInWords, headlineChange } from '../../domain/rate/headline-in-words.ts';
import type { ComparedWindows, TrendSeries } from '../../domain/trend/trend.ts';
import { namedInWords } from '../../domain/verdict/named-in-words.ts';

const DAY_MS = 86_400_000;

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

/** Two adjoining windows of equal length, of which the recent one ends with the newest report. */
function comparedWindows(
  { change: { earlier, recent } }: Headline,
  to: string | undefined,
): ComparedWindows | null {
  if (to === undefined || !earlier || !recent?.window_days) return null;
  const { window_days } = recent;
  const before = (days: number) => new Date(Date.parse(to) - days * DAY_MS).toISOString();
  return { from: before(2 * window_days), middle: before(window_days), to };
}
