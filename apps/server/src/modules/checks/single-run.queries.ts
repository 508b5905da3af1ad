import type { Transaction } from '../../database/pool.ts';
import type { CheckPlan } from './check-plan.shapes.ts';
import { check_run_items, check_runs, check_samples, run_channels } from './checks.tables.ts';

/** Writes a run of one check with its channel, item and sample; it runs already. */
export async function insertSingleRun(
  tx: Transaction,
  { plan, own_question, at }: { plan: CheckPlan; own_question: string | null; at: Date },
): Promise<void> {
  const run = { account_id: plan.account_id, run_id: plan.run_id, channel: plan.channel };
  const item = { ...run, keyword_id: plan.keyword_id };
  await tx.insert(check_runs).values({
    account_id: plan.account_id,
    id: plan.run_id,
    trigger: 'single',
    company_name: plan.company_name,
    is_ad_hoc: plan.is_ad_hoc,
    settings: { [plan.channel]: plan.settings },
    state: 'running',
    created_at: at,
  });
  await tx
    .insert(run_channels)
    .values({ ...run, position: 1, scope: 'single', state: 'running', lease_epoch: plan.epoch });
  await tx
    .insert(check_run_items)
    .values({ ...item, keyword: plan.keyword, question: own_question, state: 'open' });
  await tx.insert(check_samples).values({ ...item, sample_no: plan.sample_no });
}
