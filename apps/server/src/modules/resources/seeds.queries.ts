import type { Transaction } from '../../database/pool.ts';
import { seeds } from './resources.tables.ts';

/** Writes down that rows of this name are being added; false when they were before. Waits for whoever is at it. */
export async function markSeeded(tx: Transaction, name: string): Promise<boolean> {
  const marked = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning();
  return marked.length > 0;
}
