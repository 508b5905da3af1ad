import { type Channel, sentencesInWords } from '@answerscope/contract';
import { rangeInWords } from '../../lib/calendar-day.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { channelLabel } from '../channel/channel-badge.tsx';
import { RateFigure } from '../rate/rate-figure.tsx';
import { ScoreFigure } from '../rate/score-figure.tsx';
import * as messages from './messages.ts';
import type { TrendMeasure, TrendRow } from './trend.ts';
import styles from './trend-chart.module.css';

interface TrendTableProps {
  channel: Channel | null;
  rows: readonly TrendRow[];
  measure: TrendMeasure;
}

/** The drawing's twin: the same numbers, newest first. Whatever is drawn follows from its counts. */
export function TrendTable({ channel, rows, measure }: TrendTableProps) {
  const label = messages.overTime({ assistant: channelLabel(channel) });
  const columns: Column<TrendRow>[] = [
    {
      key: 'at',
      header: messages.days,
      isMain: true,
      cell: (row) => (
        <div>
          {rangeInWords(row)}
          {row !== rows[0] && row.breaks.length > 0 && (
            <div className="quiet">
              {messages.notComparableBecause({ reasons: sentencesInWords(row.breaks) })}
            </div>
          )}
        </div>
      ),
    },
    ...(measure === 'rate' ? RATES : SCORES),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={messages.tableOf({ chart: label })}>
      <DataTable label={label} columns={columns} rows={[...rows].reverse()} rowKey={({ from }) => from} />
    </section>
  );
}

const countsOf = ({ k, n }: { k: number; n: number }) =>
  messages.mentionsOfAnswers({ mentions: k, answers: n });

const RATES: readonly Column<TrendRow>[] = [
  {
    key: 'rate',
    header: messages.rate,
    width: '42%',
    cell: ({ counted }) => counted && <RateFigure k={counted.k} n={counted.n} interval={counted.interval} />,
  },
  {
    key: 'counts',
    header: messages.mentioningYou,
    width: '24%',
    cell: ({ counted }) => counted && countsOf(counted),
  },
];

const SCORES: readonly Column<TrendRow>[] = [
  {
    key: 'score',
    header: messages.score,
    width: '55%',
    cell: ({ counted }) =>
      counted ? <ScoreFigure {...counted} /> : <span className="quiet">{messages.tooFewForScore}</span>,
  },
];
