import { CHANNEL_LABELS, type Channel, type DashboardChannel } from '@answerscope/contract';
import { useState } from 'react';
import { TrendChart } from '../../ui/chart/trend-chart.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toTrendSeries } from './to-trend-series.ts';

/** More points than this of several assistants are a tangle: one is shown first. */
const TOGETHER_MAX = 30;

type Choice = Channel | 'all';

/** The rate of each report with its band, of all assistants or one. Null while it loads. */
export function VisibilityOverTime({ channels }: { channels: readonly DashboardChannel[] | null }) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const series = (channels && toTrendSeries(channels))?.filter(({ points }) => points.length > 0) ?? null;
  const first = series?.[0]?.channel;
  const points = series?.reduce((sum, one) => sum + one.points.length, 0) ?? 0;
  const shown: Choice = chosen ?? (points > TOGETHER_MAX && first ? first : 'all');
  return (
    <>
      {!series && <Skeleton width="220px" height="36px" />}
      {series && series.length > 1 && (
        <Segmented
          label="Assistants in the chart"
          hidesLabel
          value={shown}
          options={[
            ...series.map(({ channel }) => ({ value: channel, label: CHANNEL_LABELS[channel] })),
            { value: 'all' as const, label: 'All' },
          ]}
          onChange={setChosen}
        />
      )}
      <TrendChart
        label="Visibility over time"
        series={series?.filter(({ channel }) => shown === 'all' || channel === shown) ?? null}
      />
    </>
  );
}
