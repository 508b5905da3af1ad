import { type AuditFilter, type AuditLog, LIMITS, type Revision } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { audit_logs } from './audit.tables.ts';

/** Audit rows, the newest first, and how many there are in all. */
export async function listAuditLogs(
  tx: Transaction,
  { limit, offset, action, actorId, from, to, subjectId }: AuditFilter & { subjectId?: string | undefined },
): Promise<{ items: AuditLog[]; total: number }> {
  const conditions = [
    subjectId === undefined ? sql`true` : sql`a.subject_type = 'user' and a.subject_id = ${subjectId}`,
    action === undefined ? sql`true` : sql`a.action = ${action}`,
    actorId === undefined ? sql`true` : sql`a.actor_id = ${actorId}`,
    from === undefined ? sql`true` : sql`a.created_at >= ${from}`,
    to === undefined ? sql`true` : sql`a.created_at < ${to}`,
  ];
  const where = sql.join(conditions, sql` and `);
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from audit_logs a where ${where}`,
  );
  const found = await tx.execute<AuditLog & Record<string, unknown>>(sql`
    with found as (
      select * from audit_logs a where ${where} order by a.created_at desc, a.id desc limit ${limit} offset ${offset})
    select f.id, f.actor_kind, f.actor_id, f.actor_reference, w.email as actor_email, f.action, f.subject_type, f.subject_id, s.email as subject_email,
      f.reason, f.before, f.after, f.ip_address, f.user_agent, f.request_id, f.created_at
    from found f
    left join auth."user" w on w.id = f.actor_id
    left join auth."user" s on s.id = case when f.subject_type = 'user' then f.subject_id::uuid end
    order by f.created_at desc, f.id desc`);
  const items = found.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
  return { items, total: counted.rows[0]?.total ?? 0 };
}

/** What was done to one thing, the newest first. */
export async function listRevisions(
  tx: Transaction,
  { subjectType, subjectId }: { subjectType: string; subjectId: string },
): Promise<Revision[]> {
  const { rows } = await tx.execute<Revision & Record<string, unknown>>(sql`
    select a.id, a.action, w.email as actor_email, a.reason, a.before, a.after, a.created_at
    from audit_logs a left join auth."user" w on w.id = a.actor_id
    where a.subject_type = ${subjectType} and a.subject_id = ${subjectId}
    order by a.created_at desc, a.id desc limit ${LIMITS.page_size_max}`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/** Writes what an administrator did, in the transaction of the deed. */
export async function insertAuditLog(tx: Transaction, row: typeof audit_logs.$inferInsert): Promise<void> {
  await tx.insert(audit_logs).values(row);
}
