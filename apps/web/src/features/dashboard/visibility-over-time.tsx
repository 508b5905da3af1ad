import type { DashboardChannel } from '@answerscope/contract';
import { useMemo } from 'react';
import { TrendChart } from '../../domain/trend/trend-chart.tsx';
import * as messages from './messages.ts';
import { toTrendSeries } from './to-trend-series.ts';

/** The rate of each assistant over the weeks, all of them in one drawing. Null while it loads. */
export function VisibilityOverTime({ channels }: { channels: readonly DashboardChannel[] | null }) {
  const series = useMemo(() => channels && toTrendSeries(channels), [channels]);
  return <TrendChart label={messages.visibilityOverTime} series={series} isTogether />;
}
