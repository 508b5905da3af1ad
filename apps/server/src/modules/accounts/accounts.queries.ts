import type { Profile } from '@answerscope/contract';
import { and, eq, lt } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';
import { profiles } from './accounts.tables.ts';
import { toProfile } from './profile.rules.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type ProfileColumns = Partial<Omit<ProfileRow, 'id' | 'email' | 'plan_id'>>;

/**
 * The profile of a user; with `lock` its row stays locked until the transaction ends, which is how limits hold.
 * @throws NOT_FOUND
 */
export async function getProfileRow(
  tx: Transaction,
  personId: string,
  options: { lock?: boolean } = {},
): Promise<ProfileRow> {
  const query = tx.select().from(profiles).where(eq(profiles.id, personId));
  const rows = options.lock === true ? await query.for('update') : await query;
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}

/** The profile of a user as it goes over the wire, in one statement. @throws NOT_FOUND */
export async function getProfile(tx: Transaction, personId: string): Promise<Profile> {
  const [found] = await tx
    .select({
      row: profiles,
      business_category: {
        id: topic_categories.id,
        name: topic_categories.name,
        description: topic_categories.description,
      },
      business_subcategory: {
        id: topic_subcategories.id,
        name: topic_subcategories.name,
        description: topic_subcategories.description,
      },
    })
    .from(profiles)
    .leftJoin(topic_categories, eq(topic_categories.id, profiles.business_category_id))
    .leftJoin(topic_subcategories, eq(topic_subcategories.id, profiles.business_subcategory_id))
    .where(eq(profiles.id, personId));
  if (found === undefined) throw notFound();
  return toProfile(found.row, found);
}

export async function updateProfile(
  tx: Transaction,
  personId: string,
  columns: ProfileColumns,
): Promise<ProfileRow> {
  const rows = await tx.update(profiles).set(columns).where(eq(profiles.id, personId)).returning();
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}

/** Notes that somebody was there, unless that was noted after `before` already. */
export async function setLastSeen(
  tx: Transaction,
  personId: string,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await tx
    .update(profiles)
    .set({ last_seen_at: at })
    .where(and(eq(profiles.id, personId), lt(profiles.last_seen_at, before)));
}

/** Puts a user on a plan. */
export async function setPlan(tx: Transaction, personId: string, planId: string, at: Date): Promise<void> {
  await tx.update(profiles).set({ plan_id: planId, updated_at: at }).where(eq(profiles.id, personId));
}
