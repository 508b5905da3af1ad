import { lt } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { stripe_events } from './payments.tables.ts';

/** Keeps an event. False when it is known already. */
export async function insertEvent(
  tx: Transaction,
  event: typeof stripe_events.$inferInsert,
): Promise<boolean> {
  const inserted = await tx.insert(stripe_events).values(event).onConflictDoNothing();
  return inserted.rowCount === 1;
}

/** Removes events that were received before a moment: by then none comes again. */
export async function deleteEventsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(stripe_events).where(lt(stripe_events.received_at, before));
}
