import type { DashboardChannel } from '@answerscope/contract';
import type { TrendSeries } from '../../ui/chart/trend.ts';

/**
 * The reports of each assistant as a line with its band; one without a rate is a gap. The reports of one check are
 * written minutes apart: with at most one a day they stand at the same place, so that they can be compared.
 */
export function toTrendSeries(
  channels: readonly Pick<DashboardChannel, 'channel' | 'series'>[],
): TrendSeries[] {
  const isDaily = channels.every(
    ({ series }) => new Set(series.map(({ created_at }) => dayOf(created_at))).size === series.length,
  );
  return channels.map(({ channel, series }) => ({
    channel,
    points: series.flatMap(({ created_at, rate }) =>
      rate
        ? [
            {
              at: isDaily ? `${dayOf(created_at)}T12:00:00.000Z` : created_at,
              k: rate.mentions,
              n: rate.answers,
              interval: rate.interval,
            },
          ]
        : [],
    ),
  }));
}

const dayOf = (iso: string) => iso.slice(0, 10);
