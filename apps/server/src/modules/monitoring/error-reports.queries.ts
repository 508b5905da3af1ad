import {
  type ErrorCategory,
  type ErrorGroup,
  type ErrorGroupState,
  LIMITS,
  SEVERITY_OF,
} from '@answerscope/contract';
import { and, count, desc, eq, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import { ERROR_WITNESSES, error_group_users, error_groups } from './error-reports.tables.ts';

type ErrorGroupRow = typeof error_groups.$inferSelect;

/** What of visitors' share is left when it was full: new errors of theirs have room. */
const VISITORS_KEPT_SHARE = 0.9;

/** A report, as the first of its group. */
export type NewErrorGroup = Omit<ErrorGroupRow, 'times' | 'state' | 'resolved_version' | 'first_seen_at'> & {
  /** What a browser says that it ran; null for the server itself, and where it does not say. */
  page_version: string | null;
};

/** The numbers of a version, which PostgreSQL compares one after another: '0.2.0+869' is {0,2,0,869}. */
const numbersOf = (version: SQLWrapper | string): SQL =>
  sql`array_remove(regexp_split_to_array(${version}, '[^0-9]+'), '')::numeric[]`;
const newerOf = (one: SQLWrapper | string, other: SQLWrapper | string): SQL =>
  sql`case when ${numbersOf(one)} > ${numbersOf(other)} then ${one} else ${other} end`;
const olderOf = (one: string, other: string): SQL =>
  sql`case when ${numbersOf(one)} < ${numbersOf(other)} then ${one} else ${other} end`;

/**
 * Counts a report. A resolved group reopens when a build meets it that is newer than the one it was resolved in; an
 * ignored group never does. A page of an older build, still open in a browser, counts as that build. A visitor's report
 * replaces no words, an account's not those of the server. Returns the group's id; null where a visitor's report would be
 * one group too many of visitors.
 */
export async function countReport(
  tx: Transaction,
  { page_version, ...report }: NewErrorGroup,
): Promise<string | null> {
  if (report.met_by === 'visitor' && !(await hasRoomForVisitors(tx, report.fingerprint))) return null;
  const met = sql`excluded.version`;
  const reopens = sql`${error_groups.state} = 'resolved'
    and coalesce(${numbersOf(met)} > ${numbersOf(error_groups.resolved_version)}, true)`;
  const trust = (witness: SQLWrapper) =>
    sql`array_position(${sql.raw(`array['${ERROR_WITNESSES.join("', '")}']`)}, ${witness})`;
  const isTrusted = sql`excluded.met_by <> 'visitor' and ${trust(sql`excluded.met_by`)} >= ${trust(error_groups.met_by)}`;
  const trusted = (column: AnyPgColumn) =>
    sql`case when ${isTrusted} then excluded.${sql.identifier(column.name)} else ${column} end`;
  const [counted] = await tx
    .insert(error_groups)
    .values({
      ...report,
      version: page_version === null ? report.version : olderOf(page_version, report.version),
      times: 1,
      state: 'open',
      first_seen_at: report.last_seen_at,
    })
    .onConflictDoUpdate({
      target: error_groups.fingerprint,
      set: {
        times: sql`${error_groups.times} + 1`,
        last_seen_at: report.last_seen_at,
        message: trusted(error_groups.message),
        stack: trusted(error_groups.stack),
        route: trusted(error_groups.route),
        error_id: trusted(error_groups.error_id),
        met_by: trusted(error_groups.met_by),
        version: newerOf(met, error_groups.version),
        state: sql`case when ${reopens} then 'open' else ${error_groups.state} end`,
        resolved_version: sql`case when ${reopens} then null else ${error_groups.resolved_version} end`,
      },
    })
    .returning({ id: error_groups.id });
  if (counted === undefined) throw new Error('a report was not counted');
  return counted.id;
}

/** Whether a visitor's report belongs to a group that is there, or may have one. Until the transaction ends nobody else asks. */
async function hasRoomForVisitors(tx: Transaction, fingerprint: string): Promise<boolean> {
  const isThere = () => tx.$count(error_groups, eq(error_groups.fingerprint, fingerprint));
  if ((await isThere()) > 0) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('error_groups of visitors', 0))`);
  if ((await isThere()) > 0) return true;
  return (await tx.$count(error_groups, ofVisitors)) < LIMITS.error_groups_of_visitors_max;
}

const ofVisitors = and(eq(error_groups.met_by, 'visitor'), ne(error_groups.state, 'ignored'));

/** Notes that an account met an error. */
export async function insertErrorUser(
  tx: Transaction,
  user: typeof error_group_users.$inferInsert,
): Promise<void> {
  await tx.insert(error_group_users).values(user).onConflictDoNothing();
}

/**
 * Deletes groups beyond the most there may be. Ignored ones go last, then those of the last hour, those that the server
 * met and those that many accounts met; of visitors' so many go, the oldest first, that there is room for new ones. What somebody else holds stays
 * until the next time.
 */
export async function deleteSurplusGroups(tx: Transaction): Promise<void> {
  const { error_groups_max, error_groups_of_visitors_max } = LIMITS;
  const roomy = Math.floor(error_groups_of_visitors_max * VISITORS_KEPT_SHARE);
  await tx.execute(sql`
    with ranked as (
      select id, row_number() over (order by
          state = 'ignored' desc, is_new desc, met_by = 'server' desc, met_by = 'account' desc,
          (select count(*) from error_group_users u where u.group_id = g.id) desc, times > 1 desc, last_seen_at desc
        ) as place,
        case when is_of_visitors then row_number() over (partition by is_of_visitors order by is_new desc, last_seen_at desc) end
          as visitors_place
      from (select *, met_by = 'visitor' and state <> 'ignored' as is_of_visitors,
          first_seen_at > now() - interval '1 hour' as is_new from error_groups) g),
    surplus as (
      select id from error_groups where id in (
        select id from ranked where place > ${error_groups_max} or visitors_place > ${roomy})
      order by id for update skip locked)
    delete from error_groups where id in (select id from surplus)`);
}

/** Forgets what was resolved and was not seen since. */
export async function deleteResolvedGroups(tx: Transaction, before: Date): Promise<void> {
  await tx
    .delete(error_groups)
    .where(and(eq(error_groups.state, 'resolved'), lt(error_groups.last_seen_at, before)));
}

/** Which groups are listed. */
interface ErrorGroupFilter {
  state: ErrorGroupState;
  category?: ErrorCategory | undefined;
  search: string;
  page: number;
}

/** A part of the newest message or page, or a whole id. */
function isFound(search: string) {
  const { id, error_id, message, route } = error_groups;
  return or(
    isLike(message, search),
    isLike(route, search),
    eq(sql`lower(${error_id})`, search.toLowerCase()),
    eq(sql`${id}::text`, search.toLowerCase()),
  );
}

/** A page of groups, those that were seen last first. */
export async function listErrorGroups(
  tx: Transaction,
  { state, category, search, page }: ErrorGroupFilter,
): Promise<{ items: ErrorGroup[]; total: number }> {
  const where = and(
    eq(error_groups.state, state),
    category === undefined ? undefined : eq(error_groups.category, category),
    search === '' ? undefined : isFound(search),
  );
  const users = tx.$count(error_group_users, eq(error_group_users.group_id, error_groups.id));
  const rows = await tx
    .select({ group: error_groups, users })
    .from(error_groups)
    .where(where)
    .orderBy(desc(error_groups.last_seen_at), desc(error_groups.id))
    .limit(LIMITS.page_size)
    .offset((page - 1) * LIMITS.page_size);
  const [all] = await tx.select({ total: count() }).from(error_groups).where(where);
  return {
    items: rows.map(({ group, users }) => toErrorGroup(group, users)),
    total: all?.total ?? 0,
  };
}

/** The state of a group, which nobody changes until the transaction is over, or null. */
export async function findErrorGroup(
  tx: Transaction,
  id: string,
): Promise<Pick<ErrorGroupRow, 'id' | 'state'> | null> {
  const { state } = error_groups;
  const [found] = await tx
    .select({ id: error_groups.id, state })
    .from(error_groups)
    .where(eq(error_groups.id, id))
    .for('update');
  return found ?? null;
}

/** Puts a group into another state; one that is resolved is so in the given build, or a newer one that has met it. */
export async function updateErrorGroup(
  tx: Transaction,
  { id, state, version }: Pick<ErrorGroupRow, 'id' | 'state' | 'version'>,
): Promise<void> {
  const resolved_version = state === 'resolved' ? newerOf(version, error_groups.version) : null;
  await tx.update(error_groups).set({ state, resolved_version }).where(eq(error_groups.id, id));
}

function toErrorGroup(row: ErrorGroupRow, users: number): ErrorGroup {
  const { fingerprint: _, resolved_version: __, met_by: ___, first_seen_at, last_seen_at, ...shown } = row;
  return {
    ...shown,
    severity: SEVERITY_OF[row.category],
    users,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  };
}
