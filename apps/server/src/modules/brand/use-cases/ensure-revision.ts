import type { Transaction } from '../../../database/pool.ts';
import { getBrandRow, type ProfileRow } from '../../accounts/index.ts';
import { type BrandRevision, findNewestRevision, insertRevision } from '../brand.queries.ts';
import { composeNames, sameNames } from '../brand.rules.ts';
import { listCompetitors } from '../competitors.queries.ts';
import { listNamesakes } from '../namesakes.queries.ts';

type Company = Pick<ProfileRow, 'account_id' | 'company_name' | 'company_url'>;

/** The user's names as they are now, with the number of their revision: of the newest one, or the one they will get. */
export async function namesInWaiting(tx: Transaction, company: Company): Promise<BrandRevision> {
  return (await readNames(tx, company)).now;
}

/**
 * The revision of the user's names as they are now; a new one when profile, brand or competitors have changed since.
 * The caller holds the lock on the account's row, so two callers cannot make the same revision.
 */
export async function ensureRevision(tx: Transaction, company: Company, at: Date): Promise<BrandRevision> {
  const { now, isStored } = await readNames(tx, company);
  if (!isStored) await insertRevision(tx, company.account_id, { ...now, at });
  return now;
}

async function readNames(
  tx: Transaction,
  { account_id, company_name, company_url }: Company,
): Promise<{ now: BrandRevision; isStored: boolean }> {
  const newest = await findNewestRevision(tx, account_id);
  const names = composeNames({
    companyName: company_name ?? '',
    companyUrl: company_url,
    brand: await getBrandRow(tx, account_id),
    namesakes: await listNamesakes(tx, account_id),
    competitors: await listCompetitors(tx, account_id),
  });
  if (newest !== null && sameNames(newest.names, names)) return { now: newest, isStored: true };
  return { now: { revision: (newest?.revision ?? 0) + 1, names }, isStored: false };
}
