import {
  ANALYTICS_MEASURES,
  type AnalyticsDay,
  type AnalyticsReport,
  type AnalyticsReportWords,
  measureLabel,
  rangeInWords,
  sentencesInWords,
} from '@answerscope/contract';
import { dayInWords } from '../../lib/calendar-day.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import styles from '../../ui/chart/chart-panels.module.css';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { measureInWords } from './measure-in-words.ts';
import * as messages from './messages.ts';
import { UtcDay } from './utc-day.tsx';

type Chart = AnalyticsReport['charts'][number];

interface AnalyticsChartsProps {
  report: AnalyticsReport;
  words: AnalyticsReportWords;
}

/** What a report says day by day, the range before as a line across the bars, the interval of a rate as a line along them. */
export function AnalyticsCharts({ report: { charts, report_type }, words }: AnalyticsChartsProps) {
  const hasIntervals = charts.some(({ days }) => days.some(({ low }) => typeof low === 'number'));
  const reading = sentencesInWords([messages.readingBars, hasIntervals && messages.readingIntervals]);
  const drawn = (some: readonly Chart[]) =>
    some.map((chart) => (
      <AnalyticsChart
        key={`${chart.measure} ${chart.currency} ${chart.name}`}
        {...chart}
        words={words}
        // The table of the report is its days already.
        hasTable={report_type !== 'visibility-trends'}
      />
    ));
  const rest = charts.slice(1);
  return (
    <>
      <Panel title={messages.byDay} aside={<Hint text={reading}>{messages.howToRead}</Hint>}>
        {drawn(charts.slice(0, 1))}
      </Panel>
      {rest.length > 0 && (
        <Fold title={messages.moreCharts({ count: rest.length })}>
          <div className={styles.charts}>{drawn(rest)}</div>
        </Fold>
      )}
    </>
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
  const label = measureLabel(words, measure);
  const title =
    of === undefined
      ? messages.measureByDay({ measure: label })
      : messages.measureOfByDay({ measure: label, of });
  const inWords = (value: number | null) => measureInWords(measure, value, currency);
  const isShare = ANALYTICS_MEASURES[measure].unit === 'share';
  const known = days.flatMap(({ value }) => (value === null ? [] : [value]));
  return (
    <section className={classNames('card', styles.chart)}>
      <h3>{title}</h3>
      <BarChart
        label={
          known.length === 0
            ? messages.chartWithoutNumbers({ title, days: days.length })
            : messages.chartRange({
                title,
                low: inWords(Math.min(...known)),
                high: inWords(Math.max(...known)),
                days: days.length,
              })
        }
        bars={days.map((day) => ({
          key: day.day,
          value: day.value,
          // A share of nothing is a finding; a count of nothing is drawn by no line.
          before: day.before === 0 && !isShare ? null : day.before,
          interval: intervalOf(day),
          title: messages.bar({
            day: dayInWords(day.day),
            value: withBasis(inWords(day.value), day),
            before: inWords(day.before),
          }),
        }))}
        // Of a small share, bars on a whole of 100% show nothing.
        {...(isShare && days.some((day) => intervalOf(day) !== null) && { most: 1 })}
        inWords={inWords}
        ends={[dayInWords(days[0]?.day ?? ''), dayInWords(days.at(-1)?.day ?? '')]}
      />
      {hasTable && (
        <ChartTable
          summary={messages.allDaysTable}
          heads={[messages.day, label, messages.before]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              <UtcDay key="day" day={day.day} />,
              withBasis(inWords(day.value), day),
              inWords(day.before),
            ],
          }))}
        />
      )}
    </section>
  );
}

function intervalOf({ value, low, high }: AnalyticsDay): readonly [number, number] | null {
  return value !== null && typeof low === 'number' && typeof high === 'number' ? [low, high] : null;
}

/** '42% (31-54% · 60 answers)' */
function withBasis(value: string, day: AnalyticsDay): string {
  const { answers } = day;
  if (answers === undefined || answers === 0) return value;
  const interval = intervalOf(day);
  return interval === null
    ? messages.valueOfAnswers({ value, answers })
    : messages.valueInRange({ value, range: rangeInWords({ low: interval[0], high: interval[1] }), answers });
}
