import { desc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { checkout_sessions } from './payments.tables.ts';

/** Notes that a checkout is begun. */
export async function insertAttempt(
  tx: Transaction,
  attempt: typeof checkout_sessions.$inferInsert,
): Promise<void> {
  await tx.insert(checkout_sessions).values(attempt);
}

/** Notes the session of an attempt. */
export async function setSession(
  tx: Transaction,
  { accountId, id, sessionId }: { accountId: AccountId; id: string; sessionId: string },
): Promise<void> {
  await tx
    .update(checkout_sessions)
    .set({ session_id: sessionId })
    .where(matching(checkout_sessions, { account_id: accountId, id }));
}

/** When a user's newest checkout was begun; null before the first. */
export async function findNewestAttemptTime(tx: Transaction, accountId: AccountId): Promise<Date | null> {
  const rows = await tx
    .select({ created_at: checkout_sessions.created_at })
    .from(checkout_sessions)
    .where(eq(checkout_sessions.account_id, accountId))
    .orderBy(desc(checkout_sessions.id))
    .limit(1);
  return rows[0]?.created_at ?? null;
}

/** Whether a session was begun by a user. */
export async function hasSession(tx: Transaction, accountId: AccountId, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: checkout_sessions.id })
    .from(checkout_sessions)
    .where(matching(checkout_sessions, { account_id: accountId, session_id: sessionId }));
  return rows.length > 0;
}
