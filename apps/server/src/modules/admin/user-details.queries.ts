import type { UserDetails } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import { listForcedNow } from '../omega/index.ts';

type Counts = Pick<
  UserDetails['usage'],
  'keywords' | 'keywords_paused' | 'competitors' | 'answers' | 'runs' | 'runs_failed' | 'last_run_at'
>;

/** How much a user keeps and asked. A run failed when none of its answers came. */
export async function countUsage(tx: Transaction, accountId: AccountId): Promise<Counts> {
  const found = await tx.execute<Record<keyof Counts, number> & { last_run_at: string | null }>(sql`
    select
      (select count(*)::int from keywords where account_id = ${accountId}) as keywords,
      (select count(*)::int from keywords where account_id = ${accountId} and is_paused) as keywords_paused,
      (select count(*)::int from competitors where account_id = ${accountId}) as competitors,
      (select count(*)::int from answers where account_id = ${accountId}) as answers,
      (select count(*)::int from check_runs where account_id = ${accountId}) as runs,
      (select count(*)::int from check_runs where account_id = ${accountId} and state = 'failed') as runs_failed,
      (select max(created_at) from check_runs where account_id = ${accountId}) as last_run_at`);
  const [row] = found.rows;
  if (row === undefined) throw new Error('counting answered no row');
  return { ...row, last_run_at: row.last_run_at === null ? null : iso(row.last_run_at) };
}

/** What gives a user a plan now or will, the earliest first. */
export async function listGrantsOfUser(
  tx: Transaction,
  { accountId, now, limit }: { accountId: AccountId; now: Date; limit: number },
): Promise<UserDetails['grants']> {
  const found = await tx.execute<UserDetails['grants'][number]>(sql`
    select g.id, p.name as plan, g.source, g.reason, g.starts_at, g.ends_at
    from plan_grants g join plans p on p.id = g.plan_id
    where g.account_id = ${accountId} and (g.ends_at is null or g.ends_at > ${now.toISOString()})
    order by g.starts_at, g.id limit ${limit}`);
  return found.rows.map((row) => ({
    ...row,
    starts_at: iso(row.starts_at),
    ends_at: row.ends_at === null ? null : iso(row.ends_at),
  }));
}

/** The newest changes of a user's plan, with names instead of ids. */
export async function listPlanHistory(
  tx: Transaction,
  accountId: AccountId,
  limit: number,
): Promise<UserDetails['plan_history']> {
  const found = await tx.execute<UserDetails['plan_history'][number]>(sql`
    select h.id, o.name as previous_plan, n.name as new_plan, h.reason, h.actor_kind, h.changed_by, u.email as changed_by_email,
      h.created_at
    from user_plan_history h
    join plans n on n.id = h.new_plan_id
    left join plans o on o.id = h.previous_plan_id
    left join auth."user" u on u.id = h.changed_by
    where h.account_id = ${accountId} order by h.created_at desc, h.id desc limit ${limit}`);
  return found.rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** What administrators noted of a user, the newest first. */
export async function listNotes(
  tx: Transaction,
  personId: PersonId,
  limit: number,
): Promise<UserDetails['notes']> {
  const found = await tx.execute<UserDetails['notes'][number]>(sql`
    select n.id, n.note, n.author_id, u.email as author_email, n.created_at
    from admin_notes n left join auth."user" u on u.id = n.author_id
    where n.user_id = ${personId} order by n.id desc limit ${limit}`);
  return found.rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** A user's newest keywords. */
export async function listKeywordsOfUser(
  tx: Transaction,
  accountId: AccountId,
  limit: number,
): Promise<UserDetails['keywords']> {
  const found = await tx.execute<Omit<UserDetails['keywords'][number], 'forced'>>(sql`
    select id, keyword, topic, is_paused, created_at from keywords
    where account_id = ${accountId} order by created_at desc, id desc limit ${limit}`);
  const keyword_ids = found.rows.map(({ id }) => id);
  const forced = await listForcedNow(tx, { account_id: accountId, keyword_ids });
  return found.rows.map((row) => ({
    ...row,
    forced: forced.get(row.id) ?? [],
    created_at: iso(row.created_at),
  }));
}

/** A user's newest runs, with how much of them got no answer. */
export async function listRunsOfUser(
  tx: Transaction,
  accountId: AccountId,
  limit: number,
): Promise<UserDetails['runs']> {
  const found = await tx.execute<UserDetails['runs'][number]>(sql`
    with newest as (
      select id, trigger, state, created_at, ended_at from check_runs
      where account_id = ${accountId} order by id desc limit ${limit})
    select n.*,
      coalesce((select json_agg(c.channel order by c.position) from run_channels c
        where c.account_id = ${accountId} and c.run_id = n.id), '[]') as channels,
      (select count(*)::int from check_run_items i where i.account_id = ${accountId} and i.run_id = n.id) as total,
      (select count(*)::int from check_run_items i
        where i.account_id = ${accountId} and i.run_id = n.id and i.state = 'failed') as failed
    from newest n order by n.id desc`);
  return found.rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    ended_at: row.ended_at === null ? null : iso(row.ended_at),
  }));
}

const iso = (time: string): string => new Date(time).toISOString();
