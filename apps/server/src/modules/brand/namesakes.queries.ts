import type { Namesake } from '@answerscope/contract';
import { asc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { brand_namesakes } from './brand.tables.ts';

type NamesakeRow = typeof brand_namesakes.$inferSelect;

/** The namesakes of a user's brand, in the order they were declared. */
export async function listNamesakes(tx: Transaction, accountId: AccountId): Promise<NamesakeRow[]> {
  return tx
    .select()
    .from(brand_namesakes)
    .where(eq(brand_namesakes.account_id, accountId))
    .orderBy(asc(brand_namesakes.id));
}

export async function insertNamesake(tx: Transaction, row: NamesakeRow): Promise<void> {
  await tx.insert(brand_namesakes).values(row);
}

/** Deletes a namesake; null when there is none of that id. */
export async function deleteNamesake(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<NamesakeRow | null> {
  const rows = await tx
    .delete(brand_namesakes)
    .where(matching(brand_namesakes, { account_id: accountId, id }))
    .returning();
  return rows[0] ?? null;
}

/** The namesake as it goes over the wire. */
export function toNamesake({ id, name, words, created_at }: NamesakeRow): Namesake {
  return { id, name, words, created_at: created_at.toISOString() };
}
