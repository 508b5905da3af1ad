import type { AdminAnalytics } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import { formatUsd } from '../../../lib/format.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './days-chart.module.css';

type Day = AdminAnalytics['days'][number];

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** What was spent on each day, as bars, and every number of the days as a table below them. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map(({ spent_usd }) => spent_usd));
  const total = days.reduce((sum, { spent_usd }) => sum + spent_usd, 0);
  const [first] = days;
  return (
    <div className={classNames('card', styles.chart)}>
      <div
        className={styles.bars}
        role="img"
        aria-label={`Spent by day: ${formatUsd(total)} in ${counted(days.length, 'day')}, at most ${formatUsd(most)} in one`}
      >
        {days.map((day) => (
          <span
            key={day.day}
            title={`${inWords(day.day)}: ${formatUsd(day.spent_usd)}, ${counted(day.answers, 'answer')}`}
          >
            <span style={{ height: most === 0 ? '0' : `${(day.spent_usd / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{first && inWords(first.day)}</span>
        <span>Today</span>
      </p>
      <details className={styles.details}>
        <summary>All days as a table</summary>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">New users</th>
                <th scope="col">Active</th>
                <th scope="col">Runs</th>
                <th scope="col">Answers</th>
                <th scope="col">Spent</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{inWords(day.day)}</th>
                  <td>{day.new_users.toLocaleString('en')}</td>
                  <td>{day.active_users.toLocaleString('en')}</td>
                  <td>{day.runs.toLocaleString('en')}</td>
                  <td>{day.answers.toLocaleString('en')}</td>
                  <td>{formatUsd(day.spent_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

function inWords(day: string): string {
  return DAY.format(new Date(day));
}
