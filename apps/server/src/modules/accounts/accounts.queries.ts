import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { notFound } from '../../http/context.ts';
import { profiles } from './accounts.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileColumns = Partial<Omit<ProfileRow, 'id' | 'email' | 'plan_id'>>;

/**
 * The profile of a user; with `lock` its row stays locked until the transaction ends, which is how limits hold.
 * @throws NOT_FOUND
 */
export async function getProfileRow(
  tx: Transaction,
  userId: string,
  options: { lock?: boolean } = {},
): Promise<ProfileRow> {
  const query = tx.select().from(profiles).where(eq(profiles.id, userId));
  const rows = options.lock === true ? await query.for('update') : await query;
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}

export async function updateProfile(
  tx: Transaction,
  userId: string,
  columns: ProfileColumns,
): Promise<ProfileRow> {
  const rows = await tx.update(profiles).set(columns).where(eq(profiles.id, userId)).returning();
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}
