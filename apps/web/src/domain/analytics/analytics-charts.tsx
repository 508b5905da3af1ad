import {
  ANALYTICS_MEASURES,
  type AnalyticsDay,
  type AnalyticsReport,
  type AnalyticsReportWords,
  measureLabel,
  rangeInWords,
} from '@answerscope/contract';
import { dayInWords } from '../../lib/calendar-day.ts';
import { counted } from '../../lib/counted.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import styles from '../../ui/chart/chart-panels.module.css';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { classNames } from '../../ui/class-names.ts';
import { measureInWords } from './measure-in-words.ts';
import * as messages from './messages.ts';

type Chart = AnalyticsReport['charts'][number];

interface AnalyticsChartsProps {
  report: AnalyticsReport;
  words: AnalyticsReportWords;
}

/** What a report says day by day, the range before as a line across the bars, the interval of a rate as a line along them. */
export function AnalyticsCharts({ report: { charts, report_type }, words }: AnalyticsChartsProps) {
  const hasIntervals = charts.some(({ days }) => days.some(({ low }) => typeof low === 'number'));
  return (
    <div className={styles.charts}>
      <p className="quiet">
        The bars are this range, the lines across them the range before.
        {hasIntervals &&
          ' The thin line along a bar is the range of the share of that day; the whole height is 100%.'}
      </p>
      {charts.map((chart) => (
        <AnalyticsChart
          key={`${chart.measure} ${chart.currency} ${chart.name}`}
          {...chart}
          words={words}
          // The table of the report is its days already.
          hasTable={report_type !== 'visibility-trends'}
        />
      ))}
    </div>
  );
}

function AnalyticsChart({
  measure,
  currency,
  name,
  days,
  words,
  hasTable,
}: Chart & { words: AnalyticsReportWords; hasTable: boolean }) {
  const of = name ?? currency?.toUpperCase();
  const title = `${measureLabel(words, measure)}${of === undefined ? '' : `, ${of}`} by day`;
  const inWords = (value: number | null) => measureInWords(measure, value, currency);
  const isShare = ANALYTICS_MEASURES[measure].unit === 'share';
  const known = days.flatMap(({ value }) => (value === null ? [] : [value]));
  const range =
    known.length === 0
      ? 'no numbers'
      : `from ${inWords(Math.min(...known))} to ${inWords(Math.max(...known))}`;
  return (
    <section className={classNames('card', styles.chart)}>
      <h3>{title}</h3>
      <BarChart
        label={`${title}: ${range} in ${counted(days.length, 'day')}`}
        bars={days.map((day) => ({
          key: day.day,
          value: day.value,
          // A share of nothing is a finding; a count of nothing is drawn by no line.
          before: day.before === 0 && !isShare ? null : day.before,
          interval: intervalOf(day),
          title: `${dayInWords(day.day)}: ${inWords(day.value)}${basisInWords(day)}, before: ${inWords(day.before)}`,
        }))}
        {...(isShare && { most: 1 })}
        inWords={inWords}
        ends={[dayInWords(days[0]?.day ?? ''), dayInWords(days.at(-1)?.day ?? '')]}
      />
      {hasTable && (
        <ChartTable
          summary="All days as a table"
          heads={[messages.dayUtc, measureLabel(words, measure), 'Before']}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [dayInWords(day.day), `${inWords(day.value)}${basisInWords(day)}`, inWords(day.before)],
          }))}
        />
      )}
    </section>
  );
}

function intervalOf({ value, low, high }: AnalyticsDay): readonly [number, number] | null {
  return value !== null && typeof low === 'number' && typeof high === 'number' ? [low, high] : null;
}

/** ' (31-54% · 60 answers)' */
function basisInWords(day: AnalyticsDay): string {
  if (day.answers === undefined || day.answers === 0) return '';
  const interval = intervalOf(day);
  const of = counted(day.answers, 'answer');
  return interval === null
    ? ` (${of})`
    : ` (${rangeInWords({ low: interval[0], high: interval[1] })} · ${of})`;
}
