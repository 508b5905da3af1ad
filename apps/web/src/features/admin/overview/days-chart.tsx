import { type AdminAnalytics, dateFormat, numberInWords } from '@answerscope/contract';
import { formatExactUsd } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './days-chart.module.css';
import * as messages from './messages.ts';
import type { DayMeasure } from './overview-search.ts';

type Day = AdminAnalytics['days'][number];

const DAY = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const HEADS = [
  messages.dayUtc,
  messages.newUsers,
  messages.active,
  messages.runs,
  messages.answers,
  messages.spent,
];

/** What is drawn, and how a number of it is said. */
export const DAY_MEASURE_WORDS: Readonly<
  Record<DayMeasure, { label: string; inWords: (value: number) => string; isSummed: boolean }>
> = {
  spent_usd: { label: messages.spent, inWords: formatExactUsd, isSummed: true },
  new_users: {
    label: messages.newUsers,
    inWords: (count) => messages.newUsersCount({ count }),
    isSummed: true,
  },
  // Whoever is active on two days is one user all the same.
  active_users: {
    label: messages.activeUsers,
    inWords: (count) => messages.activeUsersCount({ count }),
    isSummed: false,
  },
  runs: { label: messages.runs, inWords: (count) => messages.runsCount({ count }), isSummed: true },
  answers: { label: messages.answers, inWords: (count) => messages.answersCount({ count }), isSummed: true },
};

/** One number of each day, as bars, and every number of the days as a table below them. */
export function DaysChart({ days, measure }: { days: readonly Day[]; measure: DayMeasure }) {
  const { label, inWords: valueInWords, isSummed } = DAY_MEASURE_WORDS[measure];
  const most = Math.max(...days.map((day) => day[measure]));
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const [first] = days;
  const summary = { measure: label, days: days.length, most: valueInWords(most) };
  return (
    <div className={classNames('card', styles.chart)}>
      <BarChart
        label={
          isSummed
            ? messages.sumByDay({ ...summary, total: valueInWords(total) })
            : messages.mostByDay(summary)
        }
        bars={days.map((day) => ({
          key: day.day,
          value: day[measure],
          title:
            measure === 'spent_usd'
              ? messages.spentOnDay({
                  day: inWords(day.day),
                  spent: valueInWords(day.spent_usd),
                  answers: day.answers,
                })
              : messages.valueOnDay({ day: inWords(day.day), value: valueInWords(day[measure]) }),
        }))}
        ends={[first ? inWords(first.day) : '', messages.today]}
        inWords={valueInWords}
      />
      <ChartTable
        summary={messages.allDaysAsTable}
        heads={HEADS}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [
            inWords(day.day),
            numberInWords(day.new_users),
            numberInWords(day.active_users),
            numberInWords(day.runs),
            numberInWords(day.answers),
            formatExactUsd(day.spent_usd),
          ],
        }))}
      />
    </div>
  );
}

function inWords(day: string): string {
  return DAY.format(new Date(day));
}
