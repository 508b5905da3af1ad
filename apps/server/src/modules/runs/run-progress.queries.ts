import type { ResultState, Run, RunChannel, RunKeywordResult } from '@answerscope/contract';
import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { resultStateOf, resultStateSql } from '../answers/index.ts';
import { check_run_items, check_runs, run_channels } from '../checks/checks.tables.ts';
import { forcedStatusSql } from '../omega/index.ts';
import { type Counts, countsOfChannel, NO_ITEMS, progressOf, ratesOf } from './progress.rules.ts';

type RunRow = typeof check_runs.$inferSelect;
type ChannelRow = typeof run_channels.$inferSelect;
interface Paging {
  page: number;
  page_size: number;
}

const isChannelOfItem = sameIn(run_channels, check_run_items, 'account_id', 'run_id', 'channel');

/** A run in the background, or null when it is not there or not the user's. */
export async function findBackgroundRun(
  tx: Transaction,
  accountId: AccountId,
  runId: string,
): Promise<Run | null> {
  const rows = await tx
    .select()
    .from(check_runs)
    .where(
      and(eq(check_runs.account_id, accountId), eq(check_runs.id, runId), ne(check_runs.trigger, 'single')),
    );
  return (await withProgress(tx, accountId, rows))[0] ?? null;
}

/** A user's background runs under way, oldest first. */
async function listUnderWay(tx: Transaction, accountId: AccountId): Promise<RunRow[]> {
  // By the few channels under way: of runs a user has any number.
  const underWay = tx
    .select({ run_id: run_channels.run_id })
    .from(run_channels)
    .where(and(eq(run_channels.account_id, accountId), sql`${run_channels.state} in ('ready', 'running')`));
  return tx
    .select()
    .from(check_runs)
    .where(
      and(
        eq(check_runs.account_id, accountId),
        sql`${check_runs.trigger} <> 'single'`,
        eq(check_runs.state, 'running'),
        inArray(check_runs.id, underWay),
      ),
    )
    .orderBy(asc(check_runs.id));
}

/**
 * A user's background runs older than `before`, newest first, a page at a time; ids sort by time. Counts nothing. Where
 * those under way are included, they come with the first page, and pages are of those that have ended.
 */
export async function listRuns(
  tx: Transaction,
  accountId: AccountId,
  {
    before,
    include,
    page_size,
  }: { before?: string | undefined; include?: 'under_way' | undefined; page_size: number },
): Promise<{ items: Run[]; next_before: string | null }> {
  // Read first: one that ends between the two is found by both, and not by none.
  const underWay = include !== undefined && before === undefined ? await listUnderWay(tx, accountId) : [];
  const found = await tx
    .select()
    .from(check_runs)
    .where(
      and(
        eq(check_runs.account_id, accountId),
        sql`${check_runs.trigger} <> 'single'`,
        before === undefined ? undefined : lt(check_runs.id, before),
        include === undefined ? undefined : ne(check_runs.state, 'running'),
      ),
    )
    .orderBy(desc(check_runs.id))
    .limit(page_size + 1);
  const rows = found.slice(0, page_size);
  const next_before = found.length > rows.length ? (rows.at(-1)?.id ?? null) : null;
  const ended = new Set(rows.map(({ id }) => id));
  const all = [...rows, ...underWay.filter(({ id }) => !ended.has(id))];
  all.sort((one, other) => (one.id < other.id ? 1 : -1));
  return { items: await withProgress(tx, accountId, all), next_before };
}

/** One page of what a run has found, channel by channel, the newest keyword first. */
export async function listRunResults(
  tx: Transaction,
  key: { account_id: AccountId; run_id: string },
  paging: Paging,
): Promise<{ items: RunKeywordResult[]; total: number }> {
  const ofRun = sameIn(check_run_items, key, 'account_id', 'run_id');
  const rows = await tx
    .select({ item: check_run_items, forced_status: forcedStatusSql(check_run_items) })
    .from(check_run_items)
    .innerJoin(run_channels, isChannelOfItem)
    .where(ofRun)
    .orderBy(asc(run_channels.position), desc(check_run_items.keyword_id))
    .limit(paging.page_size)
    .offset((paging.page - 1) * paging.page_size);
  const items = rows.map(({ item, forced_status }) => {
    const { account_id: _user, run_id: _run, checked_at, ...result } = item;
    const result_state = result.status === null ? null : resultStateOf(result);
    return { ...result, result_state, forced_status, checked_at: checked_at?.toISOString() ?? null };
  });
  return { items, total: await tx.$count(check_run_items, ofRun) };
}

async function withProgress(tx: Transaction, accountId: AccountId, runs: RunRow[]): Promise<Run[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const channels = await tx
    .select()
    .from(run_channels)
    .where(and(eq(run_channels.account_id, accountId), inArray(run_channels.run_id, ids)))
    .orderBy(asc(run_channels.position));
  // Of the items alone: joined with their channels, a planner may read all channels the user ever had.
  const isAnswered = sql`${check_run_items.n} > 0`;
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isBranded = sql`${isAnswered} and ${check_run_items.is_branded}`;
  const isEmpty = sql`${isAnswered} and not ${check_run_items.is_branded} and ${check_run_items.empty} = ${check_run_items.n}`;
  const { state, is_mentioned } = check_run_items;
  const says = (word: ResultState) => sql`${isAnswered} and ${resultStateSql(check_run_items)} = ${word}`;
  const counted = await tx
    .select({
      run_id: check_run_items.run_id,
      channel: check_run_items.channel,
      items: sql<number>`count(*)::int`,
      done: count(sql`${state} = 'done'`),
      done_mentioned: count(sql`${state} = 'done' and ${is_mentioned}`),
      done_no_companies: count(sql`${state} = 'done' and ${says('no_companies')}`),
      done_refused: count(sql`${state} = 'done' and ${says('refused')}`),
      done_empty: count(sql`${state} = 'done' and ${isEmpty}`),
      done_branded: count(sql`${state} = 'done' and ${isBranded}`),
      done_branded_mentioned: count(sql`${state} = 'done' and ${isBranded} and ${is_mentioned}`),
      failed: count(sql`${state} = 'failed'`),
      cancelled: count(sql`${state} = 'cancelled'`),
      cut: count(sql`${state} = 'cancelled' and ${isAnswered}`),
      cut_mentioned: count(sql`${state} = 'cancelled' and ${isAnswered} and ${is_mentioned}`),
      cut_no_companies: count(sql`${state} = 'cancelled' and ${says('no_companies')}`),
      cut_refused: count(sql`${state} = 'cancelled' and ${says('refused')}`),
      cut_empty: count(sql`${state} = 'cancelled' and ${isEmpty}`),
      cut_branded: count(sql`${state} = 'cancelled' and ${isBranded}`),
      cut_branded_mentioned: count(sql`${state} = 'cancelled' and ${isBranded} and ${is_mentioned}`),
    })
    .from(check_run_items)
    .where(and(eq(check_run_items.account_id, accountId), inArray(check_run_items.run_id, ids)))
    .groupBy(check_run_items.run_id, check_run_items.channel);
  const countsOf = ({ run_id, channel, state }: ChannelRow): Counts => {
    const found = counted.find((one) => one.run_id === run_id && one.channel === channel);
    return found === undefined ? NO_ITEMS : countsOfChannel(found, state);
  };
  return runs.map((run) => {
    const mine = channels.filter(({ run_id }) => run_id === run.id);
    const counts = mine.map(countsOf);
    return {
      id: run.id,
      trigger: run.trigger === 'scheduled' ? 'scheduled' : 'manual',
      state: run.state,
      version: run.version,
      created_at: run.created_at.toISOString(),
      ended_at: run.ended_at?.toISOString() ?? null,
      stopped_by: reasonOf(run, mine),
      forecast: run.forecast,
      ...progressOf(counts),
      channels: mine.map((row): RunChannel => {
        const count = countsOf(row);
        return {
          channel: row.channel,
          position: row.position,
          scope: row.scope === 'full' ? 'full' : 'partial',
          state: row.state,
          stopped_by: row.stopped_by,
          resume_at: row.state === 'ready' ? (row.resume_at?.toISOString() ?? null) : null,
          ...progressOf([count]),
          mentioned: count.mentioned,
          not_mentioned: count.successful - count.mentioned - count.no_companies - count.refused,
          no_companies: count.no_companies,
          refused: count.refused,
          empty: count.empty,
          branded: count.branded,
          branded_mentioned: count.branded_mentioned,
          errors: count.failed,
          ...ratesOf(count),
        };
      }),
    };
  });
}

/** Why a run ended as it did: of the first channel that ended so, else of the first that was stopped at all. */
function reasonOf(run: RunRow, channels: ChannelRow[]): ChannelRow['stopped_by'] {
  const stopped = channels.filter(({ stopped_by }) => stopped_by !== null);
  return (stopped.find(({ state }) => state === run.state) ?? stopped[0])?.stopped_by ?? null;
}
