import type { Channel } from '@answerscope/contract';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { channelLabel } from '../channel/channel-badge.tsx';
import { RateFigure } from '../rate/rate-figure.tsx';
import { ScoreFigure } from '../rate/score-figure.tsx';
import type { TrendMeasure, TrendRow } from './trend.ts';
import styles from './trend-chart.module.css';

interface TrendTableProps {
  channel: Channel | null;
  rows: readonly TrendRow[];
  measure: TrendMeasure;
}

/** The drawing's twin: the same numbers, newest first. Whatever is drawn follows from its counts. */
export function TrendTable({ channel, rows, measure }: TrendTableProps) {
  const timeZone = useTimeZone();
  const label = `${channelLabel(channel)} over time`;
  const isoOf = ({ at_ms }: TrendRow) => new Date(at_ms).toISOString();
  const isDaily = new Set(rows.map((row) => formatDate(isoOf(row), timeZone))).size === rows.length;
  const columns: Column<TrendRow>[] = [
    {
      key: 'at',
      header: isDaily ? 'Day' : 'Time',
      isMain: true,
      cell: (row) => (
        <div>
          {isDaily ? formatDate(isoOf(row), timeZone) : formatDateTime(isoOf(row), timeZone)}
          {row !== rows[0] && row.breaks.length > 0 && (
            <div className="quiet">Not comparable with before: {row.breaks.join(' ')}</div>
          )}
        </div>
      ),
    },
    ...(measure === 'rate' ? RATES : SCORES),
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

const countsOf = ({ k, n }: { k: number; n: number }) =>
  `${k.toLocaleString('en')} of ${n.toLocaleString('en')}`;

const RATES: readonly Column<TrendRow>[] = [
  {
    key: 'pooled',
    header: 'Weeks together',
    width: '36%',
    cell: ({ pooled }) => pooled && <RateFigure k={pooled.k} n={pooled.n} interval={pooled.interval} />,
  },
  {
    key: 'counts',
    header: 'Naming you',
    width: '18%',
    cell: ({ pooled }) =>
      pooled && `${countsOf(pooled)}${pooled.window_days === null ? '' : ` in ${pooled.window_days} days`}`,
  },
  {
    key: 'own',
    header: 'This report',
    width: '14%',
    cell: ({ own }) => own && countsOf(own),
  },
];

const SCORES: readonly Column<TrendRow>[] = [
  {
    key: 'score',
    header: 'Score',
    width: '55%',
    cell: ({ pooled }) =>
      pooled ? <ScoreFigure {...pooled} /> : <span className="quiet">Too few answers for a score</span>,
  },
];
