import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { competitors } from './brand.tables.ts';
import type { CompanyRow } from './companies.rules.ts';
import { companies } from './companies.tables.ts';
import type { CompetitorRow } from './competitors.queries.ts';

const isCompany = ({ account_id, key }: Pick<CompanyRow, 'account_id' | 'key'>) =>
  matching(companies, { account_id, key });

/** Every company of a user. */
export async function listCompanies(
  tx: Transaction,
  accountId: AccountId,
  keys?: readonly string[],
): Promise<CompanyRow[]> {
  const isNamed = keys === undefined ? undefined : inArray(companies.key, [...keys]);
  return tx
    .select()
    .from(companies)
    .where(and(eq(companies.account_id, accountId), isNamed))
    .orderBy(asc(companies.key));
}

/** The company of a key, held until the transaction ends; null when there is none. */
export async function lockCompany(
  tx: Transaction,
  of: Pick<CompanyRow, 'account_id' | 'key'>,
): Promise<CompanyRow | null> {
  const rows = await tx.select().from(companies).where(isCompany(of)).for('update');
  return rows[0] ?? null;
}

/** Inserts a company; one that is there already stays. */
export async function insertCompany(tx: Transaction, row: CompanyRow): Promise<void> {
  await tx.insert(companies).values(row).onConflictDoNothing();
}

export async function updateCompany(
  tx: Transaction,
  of: Pick<CompanyRow, 'account_id' | 'key'>,
  columns: Partial<CompanyRow>,
): Promise<void> {
  await tx.update(companies).set(columns).where(isCompany(of));
}

/** What counting these companies has changed is due to be shown; where there was nothing to count, nothing has changed. */
export async function announceCounted(
  tx: Transaction,
  accountId: AccountId,
  { keys, hasAnswers }: { keys: readonly string[]; hasAnswers: boolean },
): Promise<void> {
  const isPending = and(
    eq(companies.account_id, accountId),
    inArray(companies.key, [...keys]),
    eq(companies.announcement, 'pending'),
    isNotNull(companies.counted_at),
  );
  await tx
    .update(companies)
    .set({ announcement: hasAnswers ? 'due' : null })
    .where(isPending);
}

/** Takes away what is due to be shown of these companies; returns how many. */
export async function endAnnouncements(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const isDue = and(
    eq(companies.account_id, accountId),
    inArray(companies.key, [...keys]),
    eq(companies.announcement, 'due'),
  );
  const ended = await tx.update(companies).set({ announcement: null }).where(isDue);
  return ended.rowCount ?? 0;
}

/** Names of tracked companies that stored answers are still being searched for. */
export async function listUncountedNames(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const rows = await tx
    .select({ name: competitors.competitor_name })
    .from(competitors)
    .leftJoin(
      companies,
      and(eq(companies.account_id, competitors.account_id), eq(companies.key, competitors.company_key)),
    )
    .where(and(eq(competitors.account_id, accountId), isNull(companies.counted_at)))
    .orderBy(sql`${competitors.name_key} collate "und-x-icu"`, asc(competitors.id));
  return rows.map(({ name }) => name);
}

/** The competitors of a user by the keys of their companies. */
export async function listTracked(
  tx: Transaction,
  accountId: AccountId,
): Promise<Map<string, CompetitorRow>> {
  const rows = await tx.select().from(competitors).where(eq(competitors.account_id, accountId));
  return new Map(rows.flatMap((row) => (row.company_key === null ? [] : [[row.company_key, row]])));
}

/** The names of the tracked companies that every stored answer was searched for, by the keys of their companies. */
export async function listCountedTracked(
  tx: Transaction,
  accountId: AccountId,
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ key: companies.key, name: competitors.competitor_name })
    .from(competitors)
    .innerJoin(
      companies,
      and(eq(companies.account_id, competitors.account_id), eq(companies.key, competitors.company_key)),
    )
    .where(and(eq(competitors.account_id, accountId), isNotNull(companies.counted_at)))
    .orderBy(asc(companies.key));
  return new Map(rows.map(({ key, name }) => [key, name]));
}
