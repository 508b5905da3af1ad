import { CHANNELS } from '@answerscope/contract';
import { wilsonInterval } from '@answerscope/statistics';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { PausedBadge } from '../../domain/check/paused-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { TrendChart } from '../../domain/trend/trend-chart.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './sample.module.css';
import { Sample, State } from './sample.tsx';
import { SAMPLE_BARS, SAMPLE_FIRST, SAMPLE_SERIES } from './sample-data.ts';

const CHANGES = [
  'improved',
  'declined',
  'no_detectable_change',
  'not_enough_data',
  'not_comparable',
] as const;

/** Numbers, verdicts, channels, times and charts. */
export function NumbersSamples() {
  return (
    <>
      <Sample
        name="rate-figure"
        use="A rate with its range and how many answers it rests on, never alone; a single answer makes none. `interval` is that of the API. A large one gives the statistician's words on hover, focus and touch."
      >
        <State of="Large">
          <RateFigure k={25} n={60} interval={wilsonInterval(25, 60)} size="large" />
        </State>
        <State of="In a row">
          <RateFigure k={25} n={60} interval={wilsonInterval(25, 60)} />
        </State>
        <State of="With a wider range">
          <RateFigure k={25} n={60} interval={{ low: 0.2, high: 0.66 }} />
        </State>
        <State of="A single answer">
          <RateFigure k={1} n={1} interval={null} />
        </State>
        <State of="Of keywords">
          <RateFigure k={2} n={4} interval={wilsonInterval(2, 4)} unit="keyword" />
        </State>
        <State of="Nothing measured">
          <RateFigure k={0} n={0} interval={null} />
        </State>
      </Sample>
      <Sample
        name="check-rate"
        use="A rate of answers of which some mention no company or refuse: they are left out, and how many is said below. Where none is left, that is said in its place."
      >
        <State of="Some left out">
          <CheckRate k={2} n={5} empty={2} />
        </State>
        <State of="All left out">
          <CheckRate k={0} n={3} empty={3} />
        </State>
      </Sample>
      <Sample
        name="verdict-badge"
        use="What an answer says of the brand. A failed check means unknown, never no; an answer that measures nothing is neither."
      >
        <div className={styles.row}>
          <VerdictBadge state="mentioned" />
          <VerdictBadge state="not_mentioned" />
          <VerdictBadge state="no_companies" />
          <VerdictBadge state="refused" />
          <VerdictBadge state="failed" />
          <VerdictBadge state="mentioned" isSetByAdministrator />
        </div>
      </Sample>
      <Sample name="paused-badge" use="A keyword beyond the limit of the plan, with what lets it go on.">
        <div className={styles.row}>
          <PausedBadge />
        </div>
      </Sample>
      <Sample
        name="change-badge"
        use="What can honestly be said of a change, in words; `sizes` tells from which rate to which, `wait` from when on there is a trend."
      >
        <div className={styles.row}>
          {CHANGES.map((change) => (
            <ChangeBadge key={change} change={change} />
          ))}
          <ChangeBadge change="not_enough_data" wait="Trend from about 26 December" />
          <ChangeBadge change="no_detectable_change" sizes={{ before: 0.38, now: 0.4 }} />
        </div>
      </Sample>
      <Sample
        name="channel-badge"
        use="An assistant, recognised by name, shape and colour, the same everywhere."
      >
        <div className={styles.row}>
          {CHANNELS.map((channel) => (
            <ChannelBadge key={channel} channel={channel} />
          ))}
        </div>
      </Sample>
      <Sample
        name="freshness, time-stamp"
        use="How old what is shown is; a moment in the user's own time zone."
      >
        <div className={styles.row}>
          <Freshness iso={new Date(Date.now() - 5 * 60_000).toISOString()} />
          <Freshness iso={null} />
          <TimeStamp iso="2026-11-20T09:00:00.000Z" />
          <TimeStamp iso="2026-11-20T09:00:00.000Z" show="day" />
        </div>
      </Sample>
      <Sample name="hint" use="A word that explains itself on hover, focus and touch. Not inside a link.">
        <p>
          This is <Hint text="A keyword that holds your own name.">branded</Hint>.
        </p>
      </Sample>
      <Sample name="progress" use="How far long work is, in counts. It can be left and is found again.">
        <State of="Under way">
          <Progress label="Checking on ChatGPT" done={7} total={24} note="About 40 s left." />
        </State>
        <State of="Done">
          <Progress label="Visibility Check Complete" done={24} total={24} tone="done" />
        </State>
        <State of="Ended before all was done">
          <Progress label="Stopped by Budget" done={9} total={24} tone="stopped" />
        </State>
      </Sample>
      <Sample
        name="trend-chart"
        use="Rates over time, one small chart per assistant with a sentence as its title: a line with its band over a range and the one before it, both shaded."
      >
        <State of="Several channels, one of them broken">
          <TrendChart label="Visibility over time" series={SAMPLE_SERIES} />
        </State>
        <State of="One report">
          <TrendChart label="One report" series={SAMPLE_FIRST} />
        </State>
        <State of="Loading">
          <TrendChart label="Loading chart" series={null} />
        </State>
        <State of="Nothing measured">
          <TrendChart label="Empty chart" series={[]} />
        </State>
      </Sample>
      <Sample
        name="chart/bar-chart, chart/chart-table"
        use="Counts or amounts side by side from zero, each with what it was before where there is something to compare; a sentence says the whole, and a table below holds every number."
      >
        <State of="Compared with before">
          <BarChart
            label="Answers by week: 96 in four weeks, at most 34 in one"
            bars={SAMPLE_BARS}
            ends={['Nov 1', 'Nov 22']}
            inWords={String}
          />
          <ChartTable
            summary="All weeks as a table"
            heads={['Week', 'Answers', 'Before']}
            rows={SAMPLE_BARS.map(({ key, value, before }) => ({ key, cells: [key, value, before] }))}
          />
        </State>
        <State of="Shares with their intervals, on a scale of their own">
          <BarChart
            label="Share by week: from 25% to 75% in four weeks"
            bars={[0.25, 0.5, null, 0.75].map((value, week) => ({
              key: `week ${week + 1}`,
              value,
              interval: value === null ? null : ([value - 0.2, value + 0.15] as const),
              title: `Week ${week + 1}`,
            }))}
            most={1}
            ends={['Nov 1', 'Nov 22']}
            inWords={(share) => `${100 * share}%`}
          />
        </State>
        <State of="Nothing counted">
          <BarChart
            label="Answers by week: none"
            bars={SAMPLE_BARS.map(({ key }) => ({ key, value: 0, title: `${key}: none` }))}
            ends={['Nov 1', 'Nov 22']}
            inWords={String}
          />
        </State>
      </Sample>
      <Sample
        name="chart/range-bar"
        use="A share on a line from nothing to all, with its range; in a row beside its numbers, to be compared with the rows above and below."
      >
        <State of="Own, with its range">
          <RangeBar value={0.42} range={{ low: 0.31, high: 0.54 }} isOwn />
        </State>
        <State of="Another">
          <RangeBar value={0.67} range={{ low: 0.55, high: 0.77 }} />
        </State>
        <State of="Without a range">
          <RangeBar value={0.2} />
        </State>
      </Sample>
    </>
  );
}
