import { and, eq, lt } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
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

/** Notes that somebody was there, unless that was noted after `before` already. */
export async function setLastSeen(
  tx: Transaction,
  userId: string,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx
    .update(profiles)
    .set({ last_seen_at: at })
    .where(and(eq(profiles.id, userId), lt(profiles.last_seen_at, before)));
}

/** Puts a user on a plan. */
export async function setPlan(tx: Transaction, userId: string, planId: string, at: Date): Promise<void> {
  await tx.update(profiles).set({ plan_id: planId, updated_at: at }).where(eq(profiles.id, userId));
}
