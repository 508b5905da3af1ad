import type { ListedUser, UserFilter, UserList } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, countRows } from '../../database/count-rows.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';

const SORTS = {
  created_at: { by: sql`u.created_at`, of: 'users' },
  email: { by: sql`u.email`, of: 'users' },
  last_seen_at: { by: sql`p.last_seen_at`, of: 'persons' },
} as const;

/** How many ids of a search are looked up one by one; what more of the accounts have is found by walking the list. */
const FEW = 1_000;
/** How many finds of a search are counted. */
const COUNTED_FINDS = 10_000;

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The tables that users are found in, with their short names and their columns of persons' ids. */
const TABLES = { users: sql`auth."user" u`, persons: sql`persons p`, accounts: sql`accounts a` } as const;
type Table = keyof typeof TABLES;
const IDS: Record<Table, SQL> = { users: sql`u.id`, persons: sql`p.id`, accounts: sql`a.owner_id` };

/** The conditions on each table. */
interface Conditions extends Record<Table, SQL[]> {
  /** A part of an address or of a name; another table is only looked into where the first has it not. */
  part: { users: SQL; persons: SQL } | null;
  /** The only ids that may fit. */
  ids: readonly string[] | null;
}

async function conditionsOf(tx: Transaction, filter: UserFilter): Promise<Conditions> {
  const { plan_id, status, role, joined_from, joined_to, seen_from, seen_to } = filter;
  const since = (column: SQL, day: string | undefined) =>
    day === undefined ? [] : [sql`${column} >= ${day}::date::timestamp at time zone 'UTC'`];
  const until = (column: SQL, day: string | undefined) =>
    day === undefined ? [] : [sql`${column} < (${day}::date + 1)::timestamp at time zone 'UTC'`];
  return {
    users: [
      ...(status === undefined ? [] : [sql`u.is_active = ${status === 'active'}`]),
      ...(role === undefined ? [] : [sql`u.role = ${role}`]),
      ...since(sql`u.created_at`, joined_from),
      ...until(sql`u.created_at`, joined_to),
    ],
    accounts: plan_id === undefined ? [] : [sql`a.plan_id = ${plan_id}`],
    persons: [...since(sql`p.last_seen_at`, seen_from), ...until(sql`p.last_seen_at`, seen_to)],
    ...(await searched(tx, filter.search ?? '')),
  };
}

/** The users with this id, or with this part in their address or in one of their names: few by id, many by a condition. */
async function searched(tx: Transaction, search: string): Promise<Pick<Conditions, 'part' | 'ids'>> {
  if (search === '') return { part: null, ids: null };
  if (IS_ID.test(search)) return { part: null, ids: [search] };
  const pattern = partPattern(search);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from auth."user" a where a.email ilike ${pattern}
    union all select b.id from persons b where b.full_name ilike ${pattern}
    union all select w.owner_id from brands b join accounts w on w.id = b.account_id where b.company_name ilike ${pattern}
    limit ${FEW + 1}`);
  if (rows.length <= FEW) return { part: null, ids: rows.map(({ id }) => id) };
  return {
    part: {
      // Values and not 'exists': that would read the whole other table once, for a page of twenty.
      users: sql`(u.email ilike ${pattern}
        or (select b.full_name ilike ${pattern} from persons b where b.id = u.id) or ${namesCompany(sql`u.id`, pattern)})`,
      persons: sql`(p.full_name ilike ${pattern}
        or (select b.email ilike ${pattern} from auth."user" b where b.id = p.id) or ${namesCompany(sql`p.id`, pattern)})`,
    },
    ids: null,
  };
}

const namesCompany = (id: SQL, pattern: string) =>
  sql`(select bool_or(b.company_name ilike ${pattern}) from brands b join accounts w on w.id = b.account_id where w.owner_id = ${id})`;

/** The rows that fit, read from the first table and from those alone that something else is asked of. */
function fittingUsers(conditions: Conditions, first: Table): SQL {
  const others = (Object.keys(TABLES) as Table[]).filter(
    (table) => table !== first && conditions[table].length > 0,
  );
  const joined = others.map((table) => sql` join ${TABLES[table]} on ${IDS[table]} = ${IDS[first]}`);
  const asked = [first, ...others].flatMap((table) => conditions[table]);
  const { part, ids } = conditions;
  const parts = part === null ? [] : [part[first === 'persons' ? 'persons' : 'users']];
  const given = ids === null ? [] : [sql`${IDS[first]} = any(${sql.param([...ids])}::uuid[])`];
  return sql`from ${TABLES[first]}${sql.join(joined)} where ${sql.join([sql`true`, ...asked, ...parts, ...given], sql` and `)}`;
}

/** The table to count in. A table with a condition comes before one without. */
function countedTable({ users, persons, accounts, part }: Conditions): Table {
  if (users.length > 0) return 'users';
  return accounts.length > 0 && persons.length === 0 && part === null ? 'accounts' : 'persons';
}

const COLUMNS = sql`u.id, u.email, p.full_name, b.company_name, u.role, u.is_active, a.plan_id, l.name as plan_name,
  u.created_at, p.last_seen_at, (select count(*)::int from keywords k where k.account_id = a.id) as keywords`;
const SHOWN = sql`join auth."user" u on u.id = f.id join persons p on p.id = f.id join accounts a on a.owner_id = f.id
  join brands b on b.account_id = a.id and b.id = a.id join plans l on l.id = a.plan_id`;
type ReadUser = Omit<ListedUser, 'plan'> & { plan_id: string; plan_name: string };

/** A page of users as the administrators' list shows them, and how many there are in all. */
export async function listUsers(
  tx: Transaction,
  { sort, order, page, page_size, ...filter }: UserList,
): Promise<Counted & { items: ListedUser[] }> {
  const conditions = await conditionsOf(tx, filter);
  const { by, of } = SORTS[sort];
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const counted = await countRows(tx, fittingUsers(conditions, countedTable(conditions)), {
    shown: page * page_size,
    ...(filter.search ? { most: COUNTED_FINDS } : {}),
  });
  // The page is found by its ids alone: what a row shows is read for twenty of them, not for all before it.
  const found = await tx.execute<ReadUser & Record<string, unknown>>(sql`
    with found as materialized (
      select ${IDS[of]} as id ${fittingUsers(conditions, of)}
      order by ${by} ${direction}, ${IDS[of]} ${direction} limit ${page_size} offset ${(page - 1) * page_size})
    select ${COLUMNS} from found f ${SHOWN} order by ${by} ${direction}, u.id ${direction}`);
  return { items: found.rows.map(toListedUser), ...counted };
}

/** The next users by id that fit, after one: for a file of all of them. */
export async function listUsersAfter(
  tx: Transaction,
  { after, limit, ...filter }: UserFilter & { after: string | null; limit: number },
): Promise<ListedUser[]> {
  const conditions = await conditionsOf(tx, filter);
  const next = after === null ? [] : [sql`u.id > ${after}::uuid`];
  const found = await tx.execute<ReadUser & Record<string, unknown>>(sql`
    with found as materialized (
      select u.id ${fittingUsers({ ...conditions, users: [...conditions.users, ...next] }, 'users')} order by u.id limit ${limit})
    select ${COLUMNS} from found f ${SHOWN} order by u.id`);
  return found.rows.map(toListedUser);
}

function toListedUser({ plan_id, plan_name, ...row }: ReadUser): ListedUser {
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
