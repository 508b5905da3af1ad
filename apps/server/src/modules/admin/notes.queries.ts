import type { Transaction } from '../../database/pool.ts';
import { admin_notes } from './admin.tables.ts';

/** Keeps an administrator's note. */
export async function insertNote(tx: Transaction, note: typeof admin_notes.$inferInsert): Promise<void> {
  await tx.insert(admin_notes).values(note);
}
