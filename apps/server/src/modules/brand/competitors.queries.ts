import type { Competitor } from '@answerscope/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { competitors } from './brand.tables.ts';

export type CompetitorRow = typeof competitors.$inferSelect;

const isCompetitor = (accountId: AccountId, id: string) =>
  matching(competitors, { account_id: accountId, id });

/** Every competitor of a user in the order they were added. */
export async function listCompetitors(tx: Transaction, accountId: AccountId): Promise<CompetitorRow[]> {
  return tx
    .select()
    .from(competitors)
    .where(eq(competitors.account_id, accountId))
    .orderBy(asc(competitors.id));
}

/** Every competitor of a user in the alphabetical order of their names, as people sort: Ärzte before Zoo. */
export async function listCompetitorsByName(tx: Transaction, accountId: AccountId): Promise<CompetitorRow[]> {
  return tx
    .select()
    .from(competitors)
    .where(eq(competitors.account_id, accountId))
    .orderBy(sql`${competitors.name_key} collate "und-x-icu"`, asc(competitors.id));
}

export async function insertCompetitor(tx: Transaction, row: CompetitorRow): Promise<void> {
  await tx.insert(competitors).values(row);
}

export async function updateCompetitor(tx: Transaction, row: CompetitorRow): Promise<void> {
  await tx.update(competitors).set(row).where(isCompetitor(row.account_id, row.id));
}

/** Deletes a competitor; null when there is none of that id. */
export async function deleteCompetitor(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<CompetitorRow | null> {
  const rows = await tx.delete(competitors).where(isCompetitor(accountId, id)).returning();
  return rows[0] ?? null;
}

/** The competitor as it goes over the wire. */
export function toCompetitor(row: CompetitorRow): Competitor {
  const {
    account_id: _owner,
    name_key: _key,
    company_key: _company,
    created_at,
    updated_at,
    ...competitor
  } = row;
  return { ...competitor, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}
