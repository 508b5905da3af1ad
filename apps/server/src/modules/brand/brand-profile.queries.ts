import type { BrandData, BrandQuestion, MessagingPillar } from '@answerscope/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { brand_messaging_pillars, brand_profiles, brand_questions } from './brand-profile.tables.ts';

export type BrandProfileRow = typeof brand_profiles.$inferSelect;

/** Whose brand. */
interface BrandKey {
  account_id: AccountId;
  id: string;
}

/** How the company presents itself; null as long as nothing was saved. */
export async function findBrandProfile(
  tx: Transaction,
  accountId: AccountId,
): Promise<BrandProfileRow | null> {
  const [row] = await tx.select().from(brand_profiles).where(eq(brand_profiles.account_id, accountId));
  return row ?? null;
}

/** @throws CONFLICT where the user has one */
export async function insertBrandProfile(
  tx: Transaction,
  key: BrandKey,
  { data, at }: { data: BrandData; at: Date },
): Promise<BrandProfileRow> {
  const [row] = await tx
    .insert(brand_profiles)
    .values({ ...data, ...key, created_at: at, updated_at: at })
    .returning();
  return row as BrandProfileRow;
}

export async function updateBrandProfile(
  tx: Transaction,
  { account_id, id }: BrandKey,
  { data, at }: { data: BrandData; at: Date },
): Promise<BrandProfileRow> {
  const [row] = await tx
    .update(brand_profiles)
    .set({ ...data, updated_at: at })
    .where(matching(brand_profiles, { account_id, id }))
    .returning();
  return row as BrandProfileRow;
}

/** In their order. */
export async function listPillars(tx: Transaction, { account_id, id }: BrandKey): Promise<MessagingPillar[]> {
  const { pillar_text, sort_order } = brand_messaging_pillars;
  return tx
    .select({ pillar_text, sort_order })
    .from(brand_messaging_pillars)
    .where(matching(brand_messaging_pillars, { account_id, brand_id: id }))
    .orderBy(asc(sort_order));
}

/** Those that matter most first. */
export async function listQuestions(tx: Transaction, { account_id, id }: BrandKey): Promise<BrandQuestion[]> {
  const { question_text, question_category, priority_score } = brand_questions;
  return tx
    .select({ question_text, question_category, priority_score })
    .from(brand_questions)
    .where(matching(brand_questions, { account_id, brand_id: id }))
    .orderBy(desc(priority_score), asc(brand_questions.place));
}

/** Puts these in the place of all that were there. */
export async function replacePillars(
  tx: Transaction,
  { account_id, id }: BrandKey,
  pillars: readonly Pick<MessagingPillar, 'pillar_text'>[],
): Promise<void> {
  await tx
    .delete(brand_messaging_pillars)
    .where(matching(brand_messaging_pillars, { account_id, brand_id: id }));
  if (pillars.length === 0) return;
  await tx
    .insert(brand_messaging_pillars)
    .values(pillars.map((pillar, index) => ({ ...pillar, account_id, brand_id: id, sort_order: index + 1 })));
}

/** Puts these in the place of all that were there. */
export async function replaceQuestions(
  tx: Transaction,
  { account_id, id }: BrandKey,
  questions: readonly BrandQuestion[],
): Promise<void> {
  await tx.delete(brand_questions).where(matching(brand_questions, { account_id, brand_id: id }));
  if (questions.length === 0) return;
  await tx
    .insert(brand_questions)
    .values(
      questions.map((question, index) => ({ ...question, account_id, brand_id: id, place: index + 1 })),
    );
}
