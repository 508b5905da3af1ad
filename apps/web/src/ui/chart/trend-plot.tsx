import '@mantine/charts/styles.layer.css';
import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { CompositeChart, type CompositeChartSeries } from '@mantine/charts';
import { formatDate, formatTime } from '../../lib/format.ts';
import { formatRate } from '../../lib/format-rate.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ChannelShape } from '../channel-badge.tsx';
import type { TrendRow } from './trend.ts';
import styles from './trend-plot.module.css';

interface TrendPlotProps {
  label: string;
  rows: readonly TrendRow[];
  channels: readonly Channel[];
}

const DAY_MS = 86_400_000;
const DOT_PX = 9;
/** More points than this would hide the line below their shapes. */
const DOTS_MAX = 40;

const bandOf = (channel: Channel) => `${channel}-band`;
const colorOf = (channel: Channel) => `var(--channel-${channel})`;

/** The drawing of a TrendChart. */
export default function TrendPlot({ label, rows, channels }: TrendPlotProps) {
  const timeZone = useTimeZone();
  const day = (at_ms: number) => formatDate(new Date(at_ms).toISOString(), timeZone);
  const time = (at_ms: number) => formatTime(new Date(at_ms).toISOString(), timeZone);
  // Measurements of one day are told apart by their time.
  const isOneDay = rows.length > 1 && new Set(rows.map(({ at_ms }) => day(at_ms))).size === 1;
  const data = withRoom(rows).map(({ at_ms, measured, isRoom }) =>
    Object.fromEntries([
      ['at_ms', at_ms],
      ...channels.flatMap((channel) => {
        const point = measured[channel];
        if (!point) return [];
        return [
          ...(isRoom ? [] : [[channel, point.rate]]),
          [bandOf(channel), [point.interval.low, point.interval.high]],
        ];
      }),
    ]),
  );
  const series: CompositeChartSeries[] = [
    ...channels.map((channel) => ({ name: bandOf(channel), color: colorOf(channel), type: 'area' as const })),
    ...channels.map((channel) => ({ name: channel, color: colorOf(channel), type: 'line' as const })),
  ];
  return (
    <CompositeChart
      h={280}
      data={data}
      dataKey="at_ms"
      series={series}
      curveType="linear"
      strokeDasharray="2 4"
      gridAxis="x"
      connectNulls
      composedChartProps={{ title: label, margin: { top: 8, right: 8, bottom: 0, left: 0 } }}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        tickFormatter: isOneDay ? time : day,
        minTickGap: 48,
      }}
      yAxisProps={{ domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], width: 44 }}
      valueFormatter={(value) => `${Math.round(value * 100)}%`}
      areaProps={{
        stroke: 'none',
        fillOpacity: 0.12,
        isAnimationActive: false,
        dot: false,
        activeDot: false,
      }}
      lineProps={({ name }) => ({
        isAnimationActive: false,
        dot:
          rows.length > DOTS_MAX ? false : (dot) => <Dot key={dot.key} name={name} x={dot.cx} y={dot.cy} />,
      })}
      tooltipProps={{
        content: ({ label: at_ms }) => (
          <PointDetails row={rows.find((row) => row.at_ms === at_ms)} channels={channels} day={day} />
        ),
      }}
    />
  );
}

/** One measurement alone would have a band without width: it gets a day on either side. */
function withRoom(rows: readonly TrendRow[]): (TrendRow & { isRoom?: true })[] {
  const [only, ...others] = rows;
  if (!only || others.length > 0) return [...rows];
  const beside = (days: number) => ({ ...only, at_ms: only.at_ms + days * DAY_MS, isRoom: true as const });
  return [beside(-1), only, beside(1)];
}

interface DotProps {
  name: string;
  x: number | undefined;
  y: number | undefined;
}

function Dot({ name, x, y }: DotProps) {
  if (x === undefined || y === undefined || Number.isNaN(y)) return <g />;
  return (
    <g transform={`translate(${x - DOT_PX / 2} ${y - DOT_PX / 2})`}>
      <ChannelShape channel={name as Channel} size={DOT_PX} />
    </g>
  );
}

interface PointDetailsProps {
  row: TrendRow | undefined;
  channels: readonly Channel[];
  day: (at_ms: number) => string;
}

function PointDetails({ row, channels, day }: PointDetailsProps) {
  if (!row) return null;
  return (
    <div className={styles.details}>
      <b>{day(row.at_ms)}</b>
      {channels.map((channel) => {
        const point = row.measured[channel];
        if (!point) return null;
        const { rate, range } = formatRate(point);
        return (
          <div key={channel} className={styles.line}>
            <ChannelShape channel={channel} />
            <span>{CHANNEL_LABELS[channel]}</span>
            <span className={styles.numbers}>
              {rate} · 95% CI {range} · n = {point.n}
            </span>
          </div>
        );
      })}
    </div>
  );
}
