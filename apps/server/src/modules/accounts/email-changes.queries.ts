import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
import { persons } from './accounts.tables.ts';
import { email_changes } from './email-changes.tables.ts';

type EmailChangeRow = typeof email_changes.$inferSelect;

/** Keeps an address that waits for its confirmation, in the place of an earlier one. */
export async function upsertEmailChange(tx: Transaction, row: EmailChangeRow): Promise<void> {
  const { user_id: _, ...columns } = row;
  await tx
    .insert(email_changes)
    .values(row)
    .onConflictDoUpdate({ target: email_changes.user_id, set: columns });
}

/** The change that a link stands for, used up by this; null when it has expired, was used or never was. */
export async function takeEmailChange(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [taken] = await tx
    .delete(email_changes)
    .where(and(eq(email_changes.token_hash, tokenHash), gt(email_changes.expires_at, now)))
    .returning();
  return taken ?? null;
}

/** Ends a change of address that waits for its confirmation, when there is one. */
export async function deleteEmailChange(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.delete(email_changes).where(eq(email_changes.user_id, personId));
}

/** True when an account has this address. */
export async function isAddressTaken(tx: Transaction, email: string): Promise<boolean> {
  const found = await tx.execute(sql`select 1 from auth."user" where email = ${email}`);
  return found.rowCount !== 0;
}

/**
 * Makes an address the account's. What was mailed to the one before it lets nobody in any more.
 * By the service role.
 */
export async function setEmail(
  tx: Transaction,
  personId: PersonId,
  { email, at, isConfirmed }: { email: string; at: Date; isConfirmed: boolean },
): Promise<void> {
  await tx.execute(
    sql`update auth."user" set email = ${email}, email_verified = ${isConfirmed}, updated_at = ${at} where id = ${personId}`,
  );
  await tx.update(persons).set({ email, updated_at: at }).where(eq(persons.id, personId));
  await tx.execute(sql`delete from auth.verification where value = ${personId}`);
}
