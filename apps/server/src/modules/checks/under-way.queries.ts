import type { CheckUnderWay } from '@answerscope/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { run_channels } from './checks.tables.ts';

/**
 * Which of these keywords are asked about or wait to be: by themselves or in a run that has not ended, for the own company
 * and for the other one that is named. A paused one is asked about in no run.
 */
export async function listChecksUnderWay(
  tx: Transaction,
  accountId: AccountId,
  keywordIds: readonly string[],
  otherCompany: string | null,
): Promise<CheckUnderWay[]> {
  if (keywordIds.length === 0) return [];
  const found = await tx.$client.query<Omit<CheckUnderWay, 'since'> & { since: Date }>({
    name: 'list_checks_under_way',
    // From the few channels in work: of runs a user has any number.
    text: `
      with runs as (
        select distinct run_id from run_channels where account_id = $1 and state in ('ready', 'running'))
      select i.keyword_id, i.channel, bool_or(c.scope = 'single') as is_single, r.is_ad_hoc,
        coalesce(min(r.created_at) filter (where c.scope = 'single'), min(r.created_at)) as since
      from runs join check_runs r on r.account_id = $1 and r.id = runs.run_id
        and (not r.is_ad_hoc or r.company_name = $3)
      join run_channels c on c.account_id = $1 and c.run_id = r.id and c.state in ('waiting', 'ready', 'running')
      join check_run_items i on i.account_id = $1 and i.run_id = c.run_id and i.channel = c.channel
        and i.keyword_id = any($2::uuid[]) and i.state = 'open'
      join keywords k on k.account_id = $1 and k.id = i.keyword_id and (c.scope = 'single' or not k.is_paused)
      group by i.keyword_id, i.channel, r.is_ad_hoc order by i.keyword_id, i.channel, r.is_ad_hoc`,
    values: [accountId, keywordIds, otherCompany],
  });
  return found.rows.map(({ since, ...check }) => ({ ...check, since: since.toISOString() }));
}

/** The channels that runs of a user under way hold: no other run can be started on them. */
export async function listActiveChannels(
  tx: Transaction,
  accountId: AccountId,
): Promise<Pick<typeof run_channels.$inferSelect, 'run_id' | 'channel'>[]> {
  const { run_id, channel } = run_channels;
  return tx
    .select({ run_id, channel })
    .from(run_channels)
    .where(
      and(
        eq(run_channels.account_id, accountId),
        sql`${run_channels.scope} <> 'single' and ${run_channels.state} in ('waiting', 'ready', 'running')`,
      ),
    );
}
