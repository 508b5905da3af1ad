import type { AdminAnalytics } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatUsd } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './days-chart.module.css';

type Day = AdminAnalytics['days'][number];

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const HEADS = ['Day (UTC)', 'New users', 'Active', 'Runs', 'Answers', 'Spent'];

/** What was spent on each day, as bars, and every number of the days as a table below them. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map(({ spent_usd }) => spent_usd));
  const total = days.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
  const [first] = days;
  return (
    <div className={classNames('card', styles.chart)}>
      <BarChart
        label={`Spent by day: ${formatUsd(total)} in ${counted(days.length, 'day')}, at most ${formatUsd(most)} in one`}
        bars={days.map(({ day, spent_usd, answers }) => ({
          key: day,
          value: spent_usd,
          title: `${inWords(day)}: ${formatUsd(spent_usd)}, ${counted(answers, 'answer')}`,
        }))}
        ends={[first ? inWords(first.day) : '', 'Today']}
      />
      <ChartTable
        summary="All days as a table"
        heads={HEADS}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          cells: [
            inWords(day.day),
            day.new_users.toLocaleString('en'),
            day.active_users.toLocaleString('en'),
            day.runs.toLocaleString('en'),
            day.answers.toLocaleString('en'),
            formatUsd(day.spent_usd),
          ],
        }))}
      />
    </div>
  );
}

function inWords(day: string): string {
  return DAY.format(new Date(day));
}
