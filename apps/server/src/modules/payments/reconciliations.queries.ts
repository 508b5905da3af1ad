import type { Reconciliation } from '@answerscope/contract';
import { PAYMENT_ROWS_MAX } from '@answerscope/contract';
import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { accounts, persons } from '../accounts/accounts.tables.ts';
import { payment_drifts, payment_reconciliations, payments, stripe_events } from './payments.tables.ts';

export type ReconciliationRow = typeof payment_reconciliations.$inferSelect;

/** Notes that a comparison was asked for; null where another one waits. */
export async function insertReconciliation(
  tx: Transaction,
  row: Pick<ReconciliationRow, 'id' | 'is_dry_run' | 'asked_at'>,
): Promise<ReconciliationRow | null> {
  const rows = await tx
    .insert(payment_reconciliations)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** What was asked for; null where it is gone or has ended. */
export async function findWaiting(tx: Transaction, id: string): Promise<ReconciliationRow | null> {
  const rows = await tx
    .select()
    .from(payment_reconciliations)
    .where(matching(payment_reconciliations, { id, state: 'waiting' }));
  return rows[0] ?? null;
}

/** Ends a comparison, with what it found. */
export async function endReconciliation(
  tx: Transaction,
  id: string,
  ended: Partial<ReconciliationRow> & Pick<ReconciliationRow, 'state' | 'ended_at'>,
): Promise<void> {
  await tx
    .update(payment_reconciliations)
    .set(ended)
    .where(matching(payment_reconciliations, { id, state: 'waiting' }));
}

/** Keeps in what the rows of a user differed; of a repeated comparison the first finding stays. */
export async function insertDrift(
  tx: Transaction,
  drift: { account_id: AccountId; reconciliation_id: string; differences: string[] },
): Promise<void> {
  await tx.insert(payment_drifts).values(drift).onConflictDoNothing();
}

/** Removes comparisons from before a moment, with what they found. */
export async function deleteReconciliationsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(payment_reconciliations).where(lt(payment_reconciliations.asked_at, before));
}

/** The newest comparisons. */
export async function listReconciliations(tx: Transaction): Promise<ReconciliationRow[]> {
  return tx
    .select()
    .from(payment_reconciliations)
    .orderBy(desc(payment_reconciliations.asked_at))
    .limit(PAYMENT_ROWS_MAX);
}

/** What the newest comparison that ended found. */
export async function listNewestDrift(
  tx: Transaction,
): Promise<{ user_id: string; email: string; differences: string[] }[]> {
  const [newest] = await tx
    .select({ id: payment_reconciliations.id })
    .from(payment_reconciliations)
    .where(ne(payment_reconciliations.state, 'waiting'))
    .orderBy(desc(payment_reconciliations.asked_at))
    .limit(1);
  if (newest === undefined) return [];
  return tx
    .select({
      user_id: payment_drifts.account_id,
      email: persons.email,
      differences: payment_drifts.differences,
    })
    .from(payment_drifts)
    .innerJoin(accounts, eq(accounts.id, payment_drifts.account_id))
    .innerJoin(persons, eq(persons.id, accounts.owner_id))
    .where(eq(payment_drifts.reconciliation_id, newest.id))
    .orderBy(asc(persons.email))
    .limit(PAYMENT_ROWS_MAX);
}

/** Invoices of a user by their ids. */
export async function listPaymentsById(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<(typeof payments.$inferSelect)[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.account_id, accountId), inArray(payments.id, [...ids])));
}

/** Of these events the ones that were received. */
export async function listKnownEvents(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: stripe_events.id })
    .from(stripe_events)
    .where(inArray(stripe_events.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** A comparison as it goes over the wire. */
export function toReconciliation({ asked_at, ended_at, ...row }: ReconciliationRow): Reconciliation {
  return { ...row, asked_at: asked_at.toISOString(), ended_at: ended_at?.toISOString() ?? null };
}
