import { CHANNEL_LABELS } from '@answerscope/contract';
import { useMemo, useState } from 'react';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ChannelBadge } from '../channel-badge.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { RateFigure } from '../rate-figure.tsx';
import { Segmented } from '../segmented.tsx';
import { Skeleton } from '../states.tsx';
import { shownChannels, type TrendRow, type TrendSeries, toTrendRows } from './trend.ts';
import styles from './trend-chart.module.css';
import { TrendPlot } from './trend-plot.tsx';

interface TrendChartProps {
  /** What is measured, in words: 'Visibility over time'. */
  label: string;
  /** Null while it loads. */
  series: readonly TrendSeries[] | null;
  /** What is said while nothing was measured. */
  none?: string;
}

/** Rates over time with their 95% bands, one line per channel, and the same numbers as a table. */
export function TrendChart({ label, series, none = 'Nothing measured yet.' }: TrendChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const rows = useMemo(() => series && toTrendRows(series), [series]);
  const channels = rows ? shownChannels(rows) : [];
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.head}>
        <ul className={styles.legend}>
          {channels.map((channel) => (
            <li key={channel}>
              <ChannelBadge channel={channel} />
            </li>
          ))}
          {!rows && (
            <li>
              <Skeleton width="232px" height="20px" />
            </li>
          )}
          {channels.length > 0 && <li className={styles.band}>Shaded: 95% interval</li>}
        </ul>
        {rows?.length !== 0 && (
          <Segmented
            label={`Show ${label} as`}
            hidesLabel
            value={view}
            options={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            onChange={setView}
          />
        )}
      </div>
      {!rows ? (
        <Skeleton height="280px" />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : view === 'chart' ? (
        <TrendPlot label={label} rows={rows} channels={channels} />
      ) : (
        <TrendTable label={label} rows={rows} />
      )}
    </figure>
  );
}

/** The chart's twin: the same numbers, newest first. */
function TrendTable({ label, rows }: { label: string; rows: readonly TrendRow[] }) {
  const timeZone = useTimeZone();
  const days = rows.map(({ at_ms }) => formatDate(new Date(at_ms).toISOString(), timeZone));
  const isDaily = new Set(days).size === days.length;
  const columns: Column<TrendRow>[] = [
    {
      key: 'at',
      header: isDaily ? 'Day' : 'Time',
      isMain: true,
      cell: ({ at_ms }) => {
        const iso = new Date(at_ms).toISOString();
        return isDaily ? formatDate(iso, timeZone) : formatDateTime(iso, timeZone);
      },
    },
    ...shownChannels(rows).map(
      (channel): Column<TrendRow> => ({
        key: channel,
        header: CHANNEL_LABELS[channel],
        cell: ({ measured }) => {
          const point = measured[channel];
          return point ? <RateFigure k={point.k} n={point.n} interval={point.interval} /> : null;
        },
      }),
    ),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`${label}: table`}>
      <DataTable
        label={label}
        columns={columns}
        rows={[...rows].reverse()}
        rowKey={({ at_ms }) => String(at_ms)}
      />
    </section>
  );
}
