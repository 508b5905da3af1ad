import type { PaymentSetUp } from '@answerscope/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { payment_set_ups } from './stripe.tables.ts';

type SetUpRow = typeof payment_set_ups.$inferSelect;

/** Notes that a set-up was asked for; null where another one waits. */
export async function insertSetUp(
  tx: Transaction,
  row: Pick<SetUpRow, 'id' | 'asked_at'>,
): Promise<SetUpRow | null> {
  const rows = await tx
    .insert(payment_set_ups)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** True while a set-up has not ended. */
export async function isSetUpWaiting(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.select({ id: payment_set_ups.id }).from(payment_set_ups).where(isWaiting(id));
  return rows.length > 0;
}

/** Ends a set-up, with what it made. */
export async function endSetUp(
  tx: Transaction,
  id: string,
  ended: Partial<SetUpRow> & Pick<SetUpRow, 'state' | 'ended_at'>,
): Promise<void> {
  await tx.update(payment_set_ups).set(ended).where(isWaiting(id));
}

/** The one that was asked for last, as it goes over the wire. */
export async function findNewestSetUp(tx: Transaction): Promise<PaymentSetUp | null> {
  const [newest] = await tx.select().from(payment_set_ups).orderBy(desc(payment_set_ups.asked_at)).limit(1);
  return newest === undefined ? null : toSetUp(newest);
}

/** Removes set-ups from before a moment. */
export async function deleteSetUpsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(payment_set_ups).where(lt(payment_set_ups.asked_at, before));
}

/** A set-up as it goes over the wire. */
export function toSetUp({ asked_at, ended_at, ...row }: SetUpRow): PaymentSetUp {
  return { ...row, asked_at: asked_at.toISOString(), ended_at: ended_at?.toISOString() ?? null };
}

const isWaiting = (id: string) => and(eq(payment_set_ups.id, id), eq(payment_set_ups.state, 'waiting'));
