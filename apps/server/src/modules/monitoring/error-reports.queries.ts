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
export type ErrorWitness = ErrorGroupRow['met_by'];

/** How many groups those may have that no server has met: each is believed, and could be made up. */
const SHARES = {
  visitor: LIMITS.error_groups_of_visitors_max,
  account: LIMITS.error_groups_of_accounts_max,
} as const;
/** What of a share is left when it was full: new errors have room. */
const KEPT_SHARE = 0.9;

/** A report, as the first of its group. */
export type NewErrorGroup = Omit<
  ErrorGroupRow,
  'times' | 'state' | 'resolved_version' | 'resolved_times' | 'first_seen_at'
> & {
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
 * replaces no words, an account's not those of the server. Returns the group's id; null where it would be one group too
 * many of visitors or accounts.
 */
export async function countReport(
  tx: Transaction,
  { page_version, ...said }: NewErrorGroup,
): Promise<string | null> {
  const met_by = await findShare(tx, said);
  if (met_by === null) return null;
  const report = { ...said, met_by };
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
        resolved_times: sql`case when ${reopens} then null else ${error_groups.resolved_times} end`,
      },
    })
    .returning({ id: error_groups.id });
  if (counted === undefined) throw new Error('a report was not counted');
  return counted.id;
}

/** The most trusted who has met an error; null where nobody has. */
export async function findWitness(tx: Transaction, fingerprint: string): Promise<ErrorWitness | null> {
  const [group] = await tx
    .select({ met_by: error_groups.met_by })
    .from(error_groups)
    .where(eq(error_groups.fingerprint, fingerprint));
  return group?.met_by ?? null;
}

/** Whether a report of this witness takes nothing of its share: as trusted a one has met the error. */
export function isMetBy(known: ErrorWitness | null, witness: ErrorWitness): boolean {
  return known !== null && ERROR_WITNESSES.indexOf(known) >= ERROR_WITNESSES.indexOf(witness);
}

/**
 * In whose share a report counts: in that of visitors, where accounts have no room and the group is there. Null without
 * room. Until the transaction ends nobody else takes of that share.
 */
async function findShare(
  tx: Transaction,
  { fingerprint, met_by }: Pick<ErrorGroupRow, 'fingerprint' | 'met_by'>,
): Promise<ErrorWitness | null> {
  if (met_by === 'server' || isMetBy(await findWitness(tx, fingerprint), met_by)) return met_by;
  const lock = `error_groups of ${met_by}s`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const known = await findWitness(tx, fingerprint);
  if (isMetBy(known, met_by)) return met_by;
  const ofShare = and(eq(error_groups.met_by, met_by), ne(error_groups.state, 'ignored'));
  if ((await tx.$count(error_groups, ofShare)) < SHARES[met_by]) return met_by;
  return known === null ? null : 'visitor';
}

/** Notes that an account met an error. */
export async function insertErrorUser(
  tx: Transaction,
  user: typeof error_group_users.$inferInsert,
): Promise<void> {
  await tx.insert(error_group_users).values(user).onConflictDoNothing();
}

/**
 * Deletes groups beyond the most there may be. Ignored ones go last, then those that the server met, those of the last
 * hour, and those that many accounts met. Of a full share so many go that there is room for new ones: of visitors the
 * oldest, of accounts those of who has most. What somebody else holds stays until the next time.
 * @returns who met those that were deleted, one for each
 */
export async function deleteSurplusGroups(tx: Transaction): Promise<ErrorWitness[]> {
  const { error_groups_max } = LIMITS;
  const roomOf = (share: number) => Math.floor(share * KEPT_SHARE);
  const { rows } = await tx.execute<{ met_by: ErrorWitness }>(sql`
    with grouped as (
      select *, first_seen_at > now() - interval '1 hour' as is_new,
        case when state <> 'ignored' then met_by end as share,
        (select count(*) from error_group_users u where u.group_id = g.id) as users,
        (select user_id from error_group_users u where u.group_id = g.id order by user_id limit 1) as owner
      from error_groups g),
    owned as (
      select *, row_number() over (partition by share, owner order by is_new desc, last_seen_at desc) as owner_place
      from grouped),
    ranked as (
      select id, share, row_number() over (order by
          state = 'ignored' desc, met_by = 'server' desc, is_new desc, met_by = 'account' desc, users desc,
          times > 1 desc, last_seen_at desc
        ) as place,
        row_number() over (partition by share order by owner_place, last_seen_at desc) as share_place
      from owned),
    surplus as (
      select id from error_groups where id in (
        select id from ranked where place > ${error_groups_max}
          or share = 'visitor' and share_place > ${roomOf(SHARES.visitor)}
          or share = 'account' and share_place > ${roomOf(SHARES.account)})
      order by id for update skip locked)
    delete from error_groups where id in (select id from surplus) returning met_by`);
  return rows.map(({ met_by }) => met_by);
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
  const resolved =
    state === 'resolved'
      ? { resolved_version: newerOf(version, error_groups.version), resolved_times: error_groups.times }
      : { resolved_version: null, resolved_times: null };
  await tx
    .update(error_groups)
    .set({ state, ...resolved })
    .where(eq(error_groups.id, id));
}

function toErrorGroup(row: ErrorGroupRow, users: number): ErrorGroup {
  const { fingerprint: _, resolved_version: __, met_by: ___, resolved_times, ...shown } = row;
  const { first_seen_at, last_seen_at, times } = shown;
  return {
    ...shown,
    times_since_resolved: resolved_times === null ? null : times - resolved_times,
    severity: SEVERITY_OF[row.category],
    users,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  };
}
