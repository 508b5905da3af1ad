import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { formatUsd } from '../../lib/format.ts';
import { Skeleton } from '../../ui/states.tsx';
import styles from './plan-usage.module.css';

/** What the plan allows and what is used of it, keywords and money. */
export function PlanUsage() {
  const { data, isError } = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  if (isError) return <p>{FRIENDLY_ERRORS.general.loading_failed}</p>;
  if (!data) return <Skeleton height="44px" />;
  const { plan, keywords, keyword_limit, spent_usd, reserved_usd, monthly_budget_usd } = data;
  return (
    <dl className={styles.usage}>
      <div>
        <dt>Plan</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>Keywords</dt>
        <dd>
          {keywords} of {keyword_limit ?? 'unlimited'}
        </dd>
      </div>
      <div>
        <dt>Spent on answers this month</dt>
        <dd>
          {formatUsd(spent_usd + reserved_usd)} of{' '}
          {monthly_budget_usd === null ? 'no limit' : formatUsd(monthly_budget_usd)}
        </dd>
      </div>
    </dl>
  );
}
