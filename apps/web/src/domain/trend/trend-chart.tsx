import { IconArrowsDiff } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ChannelShape } from '../channel/channel-badge.tsx';
import * as messages from './messages.ts';
import {
  hasRate,
  type TrendMeasure,
  type TrendRow,
  type TrendSeries,
  timeSpan,
  toTrendRows,
} from './trend.ts';
import styles from './trend-chart.module.css';
import { TrendPlot } from './trend-plot.tsx';
import { TrendTable } from './trend-table.tsx';
import { TrendTogether } from './trend-together.tsx';

interface TrendChartProps {
  /** What is measured, in words: 'Visibility over time'. */
  label: string;
  /** Null while it loads. */
  series: readonly TrendSeries[] | null;
  /** What is said while nothing was measured. */
  none?: string;
  measure?: TrendMeasure;
  /** All lines in one drawing, where there are several. */
  isTogether?: boolean;
}

interface Multiple extends TrendSeries {
  rows: readonly TrendRow[];
}

/**
 * Rates over time, one small chart per assistant, all to one scale: a line with its band over the range and the one before
 * it, both shaded. The same numbers as a table.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, series, none = messages.nothingMeasuredYet, measure = 'rate', isTogether = false } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const multiples = useMemo(
    () =>
      series?.map((one) => ({ ...one, rows: toTrendRows(one.points) })).filter(({ rows }) => hasRate(rows)) ??
      null,
    [series],
  );
  const isOne = isTogether && (!multiples || multiples.length > 1);
  const span = timeSpan(multiples?.map(({ rows }) => rows) ?? []);
  if (multiples?.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <section className={styles.chart} aria-label={label} aria-busy={!multiples || undefined}>
      <div className={styles.head}>
        {multiples ? (
          <Legend multiples={multiples} measure={measure} isOne={isOne} />
        ) : (
          <Skeleton width="232px" height="20px" />
        )}
        <Segmented
          label={messages.showAs({ chart: label })}
          hidesLabel
          value={view}
          options={[
            { value: 'chart', label: messages.chart },
            { value: 'table', label: messages.table },
          ]}
          onChange={setView}
        />
      </div>
      {isOne && view === 'chart' ? (
        multiples && span ? (
          <Boundary level="inline">
            <TrendTogether label={label} series={multiples} span={span} />
          </Boundary>
        ) : (
          <Skeleton height="260px" />
        )
      ) : multiples && span ? (
        <div className={styles.multiples} data-view={view}>
          {multiples.map((one, place) => (
            <Boundary key={one.channel ?? 'all'} level="inline">
              <SmallMultiple {...one} isFirst={place === 0} span={span} view={view} measure={measure} />
            </Boundary>
          ))}
        </div>
      ) : (
        <div className={styles.multiples}>
          {[1, 2].map((place) => (
            <div key={place} className={styles.multiple}>
              <Skeleton width="70%" />
              <Skeleton height="220px" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface SmallMultipleProps extends Multiple {
  isFirst: boolean;
  span: { from_ms: number; to_ms: number };
  view: 'chart' | 'table';
  measure: TrendMeasure;
}

/** One assistant: what its line says, and the line. */
function SmallMultiple(props: SmallMultipleProps) {
  const { channel, title, rows, compared, isFirst, span, view, measure } = props;
  const titleId = useId();
  return (
    <figure className={styles.multiple} aria-labelledby={titleId}>
      <figcaption className={styles.title}>
        <span className={styles.sign}>
          <ChannelShape channel={channel} />
        </span>
        <span id={titleId}>{title}</span>
      </figcaption>
      {view === 'chart' ? (
        <TrendPlot
          channel={channel}
          rows={rows}
          compared={compared}
          namesRanges={isFirst}
          span={span}
          measure={measure}
        />
      ) : (
        <TrendTable channel={channel} rows={rows} measure={measure} />
      )}
    </figure>
  );
}

const READING = { score: messages.readingScores, rate: messages.readingRates } as const;

/** What is drawn, with the statistician's words for who asks for them. */
function Legend({
  multiples,
  measure,
  isOne,
}: {
  multiples: readonly Multiple[];
  measure: TrendMeasure;
  isOne: boolean;
}) {
  const isBroken = multiples.some(({ rows }) => rows.slice(1).some(({ breaks }) => breaks.length > 0));
  return (
    <ul className={styles.legend}>
      <li>
        <svg width="22" height="12" aria-hidden="true">
          <rect className={styles.legendBand} width="22" height="12" rx="2" />
          <path className={styles.legendLine} d="M1 8L21 4" />
        </svg>
        {isOne ? (
          <Hint text={messages.readingLines}>{messages.likelyRangeOnHover}</Hint>
        ) : (
          <Hint text={READING[measure]}>{messages.likelyRange}</Hint>
        )}
      </li>
      {isBroken && (
        <li>
          <IconArrowsDiff size={14} stroke={2} aria-hidden="true" />
          {messages.notComparableWithBefore}
        </li>
      )}
    </ul>
  );
}
