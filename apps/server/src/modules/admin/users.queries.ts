import type { ListedUser, UserDetails, UserList } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

const SORTS = {
  newest: sql`u.created_at desc, u.id desc`,
  oldest: sql`u.created_at, u.id`,
  email: sql`u.email, u.id`,
  last_seen: sql`p.last_seen_at desc, u.id desc`,
} as const;

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A page of users as the administrators' list shows them, and how many there are in all. */
export async function listUsers(
  tx: Transaction,
  { search = '', plan_id, status, role, sort, page, page_size }: UserList,
): Promise<{ items: ListedUser[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    search === ''
      ? sql`true`
      : IS_ID.test(search)
        ? sql`u.id = ${search}`
        : sql`(u.email ilike ${pattern} or p.full_name ilike ${pattern} or p.company_name ilike ${pattern})`,
    plan_id === undefined ? sql`true` : sql`p.plan_id = ${plan_id}`,
    status === undefined ? sql`true` : sql`u.is_active = ${status === 'active'}`,
    role === undefined ? sql`true` : sql`u.role = ${role}`,
  ];
  const from = sql`from auth."user" u join profiles p on p.id = u.id where ${sql.join(conditions, sql` and `)}`;
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  const found = await tx.execute<Omit<ListedUser, 'plan'> & { plan_id: string; plan_name: string }>(sql`
    with found as (
      select u.id, u.email, p.full_name, p.company_name, u.role, u.is_active, p.plan_id, u.created_at, p.last_seen_at,
        row_number() over (order by ${SORTS[sort]}) as place
      ${from} order by ${SORTS[sort]} limit ${page_size} offset ${(page - 1) * page_size})
    select f.*, l.name as plan_name,
      (select count(*)::int from keywords k where k.user_id = f.id) as keywords
    from found f join plans l on l.id = f.plan_id order by f.place`);
  const items = found.rows.map(({ plan_id: planId, plan_name, ...row }) => ({
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    company_name: row.company_name,
    role: row.role,
    is_active: row.is_active,
    plan: { id: planId, name: plan_name },
    keywords: row.keywords,
    created_at: iso(row.created_at),
    last_seen_at: iso(row.last_seen_at),
  }));
  return { items, total: counted.rows[0]?.total ?? 0 };
}

type Counts = Pick<
  UserDetails['usage'],
  'keywords' | 'keywords_paused' | 'competitors' | 'answers' | 'runs' | 'runs_failed' | 'last_run_at'
>;

/** How much a user keeps and asked. A run failed when none of its answers came. */
export async function countUsage(tx: Transaction, userId: string): Promise<Counts> {
  const found = await tx.execute<Record<keyof Counts, number> & { last_run_at: string | null }>(sql`
    select
      (select count(*)::int from keywords where user_id = ${userId}) as keywords,
      (select count(*)::int from keywords where user_id = ${userId} and is_paused) as keywords_paused,
      (select count(*)::int from competitors where user_id = ${userId}) as competitors,
      (select count(*)::int from answers where user_id = ${userId}) as answers,
      (select count(*)::int from check_runs where user_id = ${userId}) as runs,
      (select count(*)::int from check_runs where user_id = ${userId} and state = 'failed') as runs_failed,
      (select max(created_at) from check_runs where user_id = ${userId}) as last_run_at`);
  const [row] = found.rows;
  if (row === undefined) throw new Error('counting answered no row');
  return { ...row, last_run_at: row.last_run_at === null ? null : iso(row.last_run_at) };
}

/** The newest changes of a user's plan, with names instead of ids. */
export async function listPlanHistory(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<UserDetails['plan_history']> {
  const found = await tx.execute<UserDetails['plan_history'][number]>(sql`
    select h.id, o.name as previous_plan, n.name as new_plan, h.reason, h.changed_by, u.email as changed_by_email,
      h.created_at
    from user_plan_history h
    join plans n on n.id = h.new_plan_id
    left join plans o on o.id = h.previous_plan_id
    left join auth."user" u on u.id = h.changed_by
    where h.user_id = ${userId} order by h.created_at desc, h.id desc limit ${limit}`);
  return found.rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** What administrators noted of a user, the newest first. */
export async function listNotes(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<UserDetails['notes']> {
  const found = await tx.execute<UserDetails['notes'][number]>(sql`
    select n.id, n.note, n.author_id, u.email as author_email, n.created_at
    from admin_notes n left join auth."user" u on u.id = n.author_id
    where n.user_id = ${userId} order by n.id desc limit ${limit}`);
  return found.rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

const iso = (time: string): string => new Date(time).toISOString();
