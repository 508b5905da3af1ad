import type { AuditFilter, AuditLog, Revision } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, countRows } from '../../database/count-rows.ts';
import type { Transaction } from '../../database/pool.ts';
import { partPattern } from '../../database/search.ts';
import type { PersonId } from '../../lib/ids.ts';
import { audit_logs } from './audit.tables.ts';

type Filter = Omit<AuditFilter, 'limit' | 'offset'> & {
  /** Only of this user. */
  subjectId?: string | undefined;
};

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How many accounts of an address's part are looked up one by one. */
const FEW = 1_000;

/** True for the account of an administrator that is active and is not to be deleted, as it is stored now. */
export async function isAdministrator(tx: Transaction, personId: PersonId): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from auth."user" where id = ${personId} and role = 'admin' and is_active
      and deletion_asked_at is null`,
  );
  return rows.length > 0;
}

/**
 * The rows that fit; what is not said narrows nothing. Accounts are looked up first where they are few: only then the
 * database knows how few rows there are of them.
 */
async function matching(
  tx: Transaction,
  { action, actorId, actor, subjectType, subject, from, to, subjectId }: Filter,
): Promise<SQL> {
  const isOf = async (column: SQL, cast: SQL, part: string) => {
    const users = sql`select u.id from auth."user" u where u.email ilike ${partPattern(part)}`;
    const { rows } = await tx.execute<{ id: string }>(sql`${users} limit ${FEW + 1}`);
    return rows.length <= FEW
      ? sql`${column} = any(${sql.param(rows.map(({ id }) => id))}::${cast}[])`
      : sql`${column} in (select f.id::${cast} from (${users}) f)`;
  };
  const isSubject = async (text: string) =>
    IS_ID.test(text)
      ? sql`(a.subject_id = ${text.toLowerCase()} or a.request_id = ${text.toLowerCase()})`
      : sql`a.subject_type = 'user' and ${await isOf(sql`a.subject_id`, sql`text`, text)}`;
  const conditions = [
    subjectId === undefined ? sql`true` : sql`a.subject_type = 'user' and a.subject_id = ${subjectId}`,
    action === undefined ? sql`true` : sql`a.action = ${action}`,
    actorId === undefined ? sql`true` : sql`a.actor_id = ${actorId}`,
    !actor ? sql`true` : await isOf(sql`a.actor_id`, sql`uuid`, actor),
    subjectType === undefined ? sql`true` : sql`a.subject_type = ${subjectType}`,
    !subject ? sql`true` : await isSubject(subject),
    from === undefined ? sql`true` : sql`a.created_at >= ${from}`,
    to === undefined ? sql`true` : sql`a.created_at < ${to}`,
  ];
  return sql.join(conditions, sql` and `);
}

/** Audit rows, the newest first, and how many there are in all. */
export async function listAuditLogs(
  tx: Transaction,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
): Promise<Counted & { items: AuditLog[] }> {
  const where = await matching(tx, filter);
  const counted = await countRows(tx, sql`from audit_logs a where ${where}`, { shown: offset + limit });
  const items = await readRows(
    tx,
    sql`${where} order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`,
  );
  return { items, ...counted };
}

/**
 * The next audit rows that fit, the newest first, older than the one of this id: for a file of all of them. Its time is
 * the database's own, which knows microseconds.
 */
export async function listAuditLogsBefore(
  tx: Transaction,
  { before, limit, ...filter }: Filter & { before: string | null; limit: number },
): Promise<AuditLog[]> {
  const older =
    before === null
      ? sql`true`
      : sql`(a.created_at, a.id) < (select b.created_at, b.id from audit_logs b where b.id = ${before})`;
  return readRows(
    tx,
    sql`${await matching(tx, filter)} and ${older} order by a.created_at desc, a.id desc limit ${limit}`,
  );
}

/** Rows with the addresses of who did it and whom it was done to. */
async function readRows(tx: Transaction, which: SQL): Promise<AuditLog[]> {
  const found = await tx.execute<AuditLog & Record<string, unknown>>(sql`
    with found as materialized (select * from audit_logs a where ${which})
    select f.id, f.actor_kind, f.actor_id, f.actor_reference, w.email as actor_email, f.action, f.subject_type,
      f.subject_id, s.email as subject_email, f.reason, f.before, f.after, f.ip_address, f.user_agent, f.request_id, f.created_at
    from found f
    left join auth."user" w on w.id = f.actor_id
    left join auth."user" s on s.id = case when f.subject_type = 'user' then f.subject_id::uuid end
    order by f.created_at desc, f.id desc`);
  return found.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/** What was done to one thing, the newest first, and how often something was. */
export async function listRevisions(
  tx: Transaction,
  {
    subjectType,
    subjectId,
    limit,
    offset,
  }: { subjectType: string; subjectId: string; limit: number; offset: number },
): Promise<{ items: Revision[]; total: number }> {
  const ofSubject = sql`a.subject_type = ${subjectType} and a.subject_id = ${subjectId}`;
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from audit_logs a where ${ofSubject}`,
  );
  const { rows } = await tx.execute<Revision & Record<string, unknown>>(sql`
    select a.id, a.action, a.actor_kind, a.actor_reference, w.email as actor_email, a.reason, a.before, a.after, a.created_at
    from audit_logs a left join auth."user" w on w.id = a.actor_id
    where ${ofSubject} order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`);
  return {
    items: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Writes what an administrator did, in the transaction of the deed. */
export async function insertAuditLog(tx: Transaction, row: typeof audit_logs.$inferInsert): Promise<void> {
  await tx.insert(audit_logs).values(row);
}
