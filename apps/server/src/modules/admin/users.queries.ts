import type { ListedUser, UserFilter, UserList } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

const SORTS = {
  created_at: { by: sql`u.created_at`, id: sql`u.id` },
  email: { by: sql`u.email`, id: sql`u.id` },
  last_seen_at: { by: sql`p.last_seen_at`, id: sql`u.id` },
} as const;

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Accounts with their profiles, as far as they fit. */
function matching(filter: UserFilter): SQL {
  const { search = '', plan_id, status, role, joined_from, joined_to, seen_from, seen_to } = filter;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const since = (column: SQL, day: string | undefined) =>
    day === undefined ? sql`true` : sql`${column} >= ${day}::date::timestamp at time zone 'UTC'`;
  const until = (column: SQL, day: string | undefined) =>
    day === undefined ? sql`true` : sql`${column} < (${day}::date + 1)::timestamp at time zone 'UTC'`;
  const conditions = [
    search === ''
      ? sql`true`
      : IS_ID.test(search)
        ? sql`u.id = ${search}`
        : sql`(u.email ilike ${pattern} or p.full_name ilike ${pattern} or p.company_name ilike ${pattern})`,
    plan_id === undefined ? sql`true` : sql`p.plan_id = ${plan_id}`,
    status === undefined ? sql`true` : sql`u.is_active = ${status === 'active'}`,
    role === undefined ? sql`true` : sql`u.role = ${role}`,
    since(sql`u.created_at`, joined_from),
    until(sql`u.created_at`, joined_to),
    since(sql`p.last_seen_at`, seen_from),
    until(sql`p.last_seen_at`, seen_to),
  ];
  return sql`from auth."user" u join profiles p on p.id = u.id where ${sql.join(conditions, sql` and `)}`;
}

/** A page of users as the administrators' list shows them, and how many there are in all. */
export async function listUsers(
  tx: Transaction,
  { sort, order, page, page_size, ...filter }: UserList,
): Promise<{ items: ListedUser[]; total: number }> {
  const from = matching(filter);
  const { by, id } = SORTS[sort];
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const ordered = sql`order by ${by} ${direction}, ${id} ${direction}`;
  const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  const found = await tx.execute<Omit<ListedUser, 'plan'> & { plan_id: string; plan_name: string }>(sql`
    with found as (
      select u.id, u.email, p.full_name, p.company_name, u.role, u.is_active, p.plan_id, u.created_at, p.last_seen_at,
        row_number() over (${ordered}) as place
      ${from} ${ordered} limit ${page_size} offset ${(page - 1) * page_size})
    select f.*, l.name as plan_name,
      (select count(*)::int from keywords k where k.user_id = f.id) as keywords
    from found f join plans l on l.id = f.plan_id order by f.place`);
  return { items: found.rows.map(toListedUser), total: counted.rows[0]?.total ?? 0 };
}

/** The next users by id that fit, after one: for a file of all of them. */
export async function listUsersAfter(
  tx: Transaction,
  { after, limit, ...filter }: UserFilter & { after: string | null; limit: number },
): Promise<ListedUser[]> {
  const found = await tx.execute<Omit<ListedUser, 'plan'> & { plan_id: string; plan_name: string }>(sql`
    with found as (
      select u.id, u.email, p.full_name, p.company_name, u.role, u.is_active, p.plan_id, u.created_at, p.last_seen_at
      ${matching(filter)} and (${after}::uuid is null or u.id > ${after}::uuid) order by u.id limit ${limit})
    select f.*, l.name as plan_name,
      (select count(*)::int from keywords k where k.user_id = f.id) as keywords
    from found f join plans l on l.id = f.plan_id order by f.id`);
  return found.rows.map(toListedUser);
}

function toListedUser({
  plan_id,
  plan_name,
  ...row
}: Omit<ListedUser, 'plan'> & { plan_id: string; plan_name: string }): ListedUser {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    company_name: row.company_name,
    role: row.role,
    is_active: row.is_active,
    plan: { id: plan_id, name: plan_name },
    keywords: row.keywords,
    created_at: iso(row.created_at),
    last_seen_at: iso(row.last_seen_at),
  };
}

const iso = (time: string): string => new Date(time).toISOString();
