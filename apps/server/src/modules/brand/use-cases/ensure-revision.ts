import type { Transaction } from '../../../database/pool.ts';
import { type BrandRevision, findBrand, findNewestRevision, insertRevision } from '../brand.queries.ts';
import { composeNames, sameNames } from '../brand.rules.ts';
import type { BrandNamesSnapshot } from '../brand.tables.ts';
import { listCompetitors } from '../competitors.queries.ts';

export interface Company {
  userId: string;
  companyName: string;
  companyUrl: string | null;
}

/** The user's names as they are now, in a revision or not yet. */
export async function namesOfNow(tx: Transaction, company: Company): Promise<BrandNamesSnapshot> {
  return composeNames({
    ...company,
    brand: await findBrand(tx, company.userId),
    competitors: await listCompetitors(tx, company.userId),
  });
}

/**
 * The revision of the user's names as they are now; a new one when profile, brand or competitors have changed since.
 * The caller holds the lock on the profile's row, so two callers cannot make the same revision.
 */
export async function ensureRevision(
  tx: Transaction,
  company: Company & { at: Date },
): Promise<BrandRevision> {
  const newest = await findNewestRevision(tx, company.userId);
  const names = await namesOfNow(tx, company);
  if (newest !== null && sameNames(newest.names, names)) return newest;
  const next = { revision: (newest?.revision ?? 0) + 1, names };
  await insertRevision(tx, company.userId, { ...next, at: company.at });
  return next;
}
