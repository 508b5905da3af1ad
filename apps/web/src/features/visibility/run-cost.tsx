import { aboutUsd, type PlanUsage, type RunForecast, type StartRun, usdInWords } from '@answerscope/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { InDemonstration } from '../../domain/installation/in-demonstration.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { formatSeconds } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { leftThisMonth, shortOfMoney } from './checks-that-fit.ts';
import * as messages from './messages.ts';
import { questionsInWords } from './questions-in-words.ts';
import styles from './run-cost.module.css';

interface RunCostProps {
  forecast: UseQueryResult<RunForecast>;
  usage: PlanUsage;
  scope: StartRun;
  /** How many are asked about. */
  keywords: number;
  /** Only a check of all keywords writes a report. */
  isOfAll: boolean;
  /** What is missing before anything can be asked; null where nothing is. */
  nothing: string | null;
}

/** What a run will ask, cost and take, and what is left to spend, before it is started. */
export function RunCost({ nothing, ...asked }: RunCostProps) {
  return (
    <div className={styles.forecast} aria-live="polite">
      {nothing !== null ? <p>{nothing}</p> : <Costs {...asked} />}
    </div>
  );
}

function Costs({ forecast, usage, scope, keywords, isOfAll }: Omit<RunCostProps, 'nothing'>) {
  const failure = failedLoad(forecast);
  if (failure) return <FailedPart title={messages.costNotLoaded} {...failure} />;
  const { data } = forecast;
  if (!data) return <Skeleton height="108px" />;
  const short = shortOfMoney(data, usage, isOfAll);
  const left = leftThisMonth(usage);
  return (
    <>
      <p>
        {questionsInWords({
          calls: data.calls,
          keywords,
          channels: scope.channels ?? [],
          samples: scope.samples ?? null,
        })}
      </p>
      <dl className={styles.numbers}>
        <div>
          <dt>{messages.costsAtMost}</dt>
          <dd>{usdInWords(data.cost_ceiling_usd)}</dd>
        </div>
        {data.expected_cost_usd !== null && (
          <div>
            <dt>{messages.probably}</dt>
            <dd>{aboutUsd(data.expected_cost_usd)}</dd>
          </div>
        )}
        {data.expected_seconds !== null && (
          <div>
            <dt>{messages.takes}</dt>
            <dd>{messages.aboutTime({ time: formatSeconds(data.expected_seconds) })}</dd>
          </div>
        )}
        <div>
          <dt>{messages.leftThisMonth}</dt>
          <dd>{left === null ? messages.noLimit : usdInWords(left)}</dd>
        </div>
      </dl>
      {short !== null && (
        <Alert tone="warning">
          {short}{' '}
          <Link to="/tracker/profile" className={styles.limit}>
            {messages.seeYourMonthlyLimit}
          </Link>
        </Alert>
      )}
      <InDemonstration>
        <p>{messages.answersAreSimulated}</p>
      </InDemonstration>
      {data.is_estimated && <p>{messages.costIsEstimated}</p>}
      {(data.expected_cost_usd === null || data.expected_seconds === null) && (
        <p>{messages.costNotKnownYet}</p>
      )}
    </>
  );
}
