import { LIMITS, type ListedRun, type RunFilter } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, countRows } from '../../database/count-rows.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The runs that match, joined with their user. */
function matching({ search = '', state, channel, from, to }: RunFilter): SQL {
  const conditions = [
    search === ''
      ? null
      : IS_ID.test(search)
        ? sql`(r.account_id = ${search} or r.id = ${search})`
        : sql`u.email ilike ${partPattern(search)}`,
    state === undefined ? null : sql`r.state = ${state}`,
    channel === undefined
      ? null
      : sql`exists (select from run_channels c
          where c.account_id = r.account_id and c.run_id = r.id and c.channel = ${channel})`,
    from === undefined ? null : sql`r.created_at >= ${from}::date::timestamp at time zone 'UTC'`,
    to === undefined ? null : sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ].filter((condition) => condition !== null);
  return sql`from check_runs r join accounts w on w.id = r.account_id join auth."user" u on u.id = w.owner_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** A page of the runs of all users, newest first. */
export async function listAllRuns(
  tx: Transaction,
  { page, ...filter }: RunFilter & { page: number },
): Promise<Counted & { items: ListedRun[] }> {
  const from = matching(filter);
  const items = await readRuns(
    tx,
    sql`${from} ${NEWEST} limit ${LIMITS.page_size}
    offset ${(page - 1) * LIMITS.page_size}`,
  );
  return { items, ...(await countRows(tx, from, { shown: page * LIMITS.page_size })) };
}

/** The next runs that match, older than the given one: for a file of all of them. */
export function listRunsBefore(
  tx: Transaction,
  {
    before,
    limit,
    ...filter
  }: RunFilter & { before: Pick<ListedRun, 'user_id' | 'id'> | null; limit: number },
): Promise<ListedRun[]> {
  const older =
    before === null
      ? sql``
      : sql`and (r.created_at, r.id) < (select b.created_at, b.id from check_runs b
          where b.account_id = ${before.user_id} and b.id = ${before.id})`;
  return readRuns(tx, sql`${matching(filter)} ${older} ${NEWEST} limit ${limit}`);
}

const NEWEST = sql`order by r.created_at desc, r.id desc`;

async function readRuns(tx: Transaction, from: SQL): Promise<ListedRun[]> {
  const { rows } = await tx.execute<ListedRun & Record<string, unknown>>(sql`
    with found as materialized (
      select r.id, r.account_id as user_id, u.email, r.trigger, r.state, r.created_at, r.ended_at ${from})
    select f.*, c.channels, c.stopped_by, i.total, i.processed, i.failed, i.error_message
    from found f
    cross join lateral (
      select coalesce(json_agg(channel order by position), '[]') as channels,
        (array_agg(stopped_by order by position) filter (where stopped_by is not null))[1] as stopped_by
      from run_channels where account_id = f.user_id and run_id = f.id) c
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where state <> 'open'))::int as processed,
        (count(*) filter (where state = 'failed'))::int as failed,
        mode() within group (order by error_message) filter (where state = 'failed') as error_message
      from check_run_items where account_id = f.user_id and run_id = f.id) i
    order by f.created_at desc, f.id desc`);
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    ended_at: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  }));
}
