import { LIST_MAX } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';

export interface SessionRow extends Record<string, unknown> {
  id: string;
  user_agent: string | null;
  ip_address: string | null;
  created_at: string;
  updated_at: string;
}

/** The sessions of a user that have not ended, the one seen last first, without visits. By the service role. */
export async function listSessions(tx: Transaction, personId: PersonId): Promise<SessionRow[]> {
  const found = await tx.execute<SessionRow>(
    sql`select id, user_agent, ip_address, created_at, updated_at from auth.session
        where user_id = ${personId} and expires_at > now() and visit_language is null
        order by updated_at desc, id desc limit ${LIST_MAX}`,
  );
  return found.rows;
}

/** Ends a session of a user; false when there is none of this id. */
export async function deleteSession(tx: Transaction, personId: PersonId, id: string): Promise<boolean> {
  const ended = await tx.execute(sql`delete from auth.session where user_id = ${personId} and id = ${id}`);
  return ended.rowCount !== 0;
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(tx: Transaction, personId: PersonId, kept: string): Promise<void> {
  await tx.execute(sql`delete from auth.session where user_id = ${personId} and id <> ${kept}`);
}

/** Notes that a session was used, unless that was noted after `before` already. By the auth role. */
export async function setSessionSeen(
  tx: Transaction,
  id: string,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx.execute(
    sql`update auth.session set updated_at = ${at} where id = ${id} and updated_at < ${before}`,
  );
}

/** Ends every session of an account; returns how many there were. */
export async function endSessions(tx: Transaction, personId: PersonId): Promise<number> {
  const ended = await tx.execute(sql`delete from auth.session where user_id = ${personId}`);
  return ended.rowCount ?? 0;
}
