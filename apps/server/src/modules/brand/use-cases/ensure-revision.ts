import type { Transaction } from '../../../database/pool.ts';
import { type BrandRevision, findNewestRevision, insertRevision } from '../brand.queries.ts';
import { namesOfCompany, sameNames } from '../brand.rules.ts';

/**
 * The revision of the user's names that holds now; a new one when the profile's company has changed since.
 * The caller holds the lock on the profile's row, so two callers cannot make the same revision.
 */
export async function ensureRevision(
  tx: Transaction,
  company: { userId: string; companyName: string; companyUrl: string | null; at: Date },
): Promise<BrandRevision> {
  const newest = await findNewestRevision(tx, company.userId);
  const basis = namesOfCompany(company.companyName, company.companyUrl);
  const names =
    newest === null
      ? basis
      : {
          ...basis,
          aliases: newest.names.aliases,
          products: newest.names.products,
          competitors: newest.names.competitors,
        };
  if (newest !== null && sameNames(newest.names, names)) return newest;
  const next = { revision: (newest?.revision ?? 0) + 1, names };
  await insertRevision(tx, company.userId, { ...next, at: company.at });
  return next;
}
