import {
  numberInWords,
  PERFORMANCE_WINDOWS,
  type PerformancePoint,
  type PerformanceReport,
} from '@answerscope/contract';
import { formatDateTime, formatTime } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import styles from '../../../ui/chart/chart-panels.module.css';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as messages from './messages.ts';
import { timeInWords } from './performance-in-words.ts';

const DAY_MINUTES = 1_440;

/** Calls and their times, step by step. */
export function PerformanceCharts({ window, points }: Pick<PerformanceReport, 'window' | 'points'>) {
  const isOfDay = PERFORMANCE_WINDOWS[window].minutes < DAY_MINUTES;
  const inWords = ({ from }: PerformancePoint) => (isOfDay ? formatTime(from) : formatDateTime(from));
  if (points.every(({ calls }) => calls === 0)) return <p>{messages.noCallAnsweredInWindow}</p>;
  const [first, last] = [points[0], points.at(-1)];
  const ends = [first ? inWords(first) : '', last ? inWords(last) : ''] as const;
  const calls = points.reduce((sum, point) => sum + point.calls, 0);
  const slowest = Math.max(0, ...points.map(({ average_ms }) => average_ms ?? 0));
  return (
    <div className={styles.charts}>
      <section className={classNames('card', styles.chart)}>
        <h3>{messages.calls}</h3>
        <BarChart
          label={messages.callsOverTime({ calls, steps: points.length })}
          bars={points.map((point) => ({
            key: point.from,
            value: point.calls,
            title: messages.callsOfStep({ moment: inWords(point), calls: point.calls, errors: point.errors }),
          }))}
          ends={ends}
          inWords={(most) => numberInWords(most)}
        />
      </section>
      <section className={classNames('card', styles.chart)}>
        <h3>{messages.averageTime}</h3>
        <BarChart
          label={messages.timeOverTime({ most: timeInWords(slowest) })}
          bars={points.map((point) => ({
            key: point.from,
            value: point.average_ms,
            title:
              point.average_ms === null
                ? messages.noCallOfStep({ moment: inWords(point) })
                : messages.timeOfStep({ moment: inWords(point), time: timeInWords(point.average_ms) }),
          }))}
          ends={ends}
          inWords={timeInWords}
        />
      </section>
      <ChartTable
        summary={messages.allStepsAsTable}
        heads={[messages.from, messages.calls, messages.errors, messages.average, 'p95']}
        rows={points.toReversed().map((point) => ({
          key: point.from,
          cells: [
            inWords(point),
            numberInWords(point.calls),
            numberInWords(point.errors),
            timeInWords(point.average_ms),
            timeInWords(point.p95_ms),
          ],
        }))}
      />
    </div>
  );
}
