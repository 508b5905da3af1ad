import { desc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { type BrandNamesSnapshot, brand_revisions } from './brand.tables.ts';

export interface BrandRevision {
  revision: number;
  names: BrandNamesSnapshot;
}

export async function findNewestRevision(
  tx: Transaction,
  accountId: AccountId,
): Promise<BrandRevision | null> {
  const rows = await tx
    .select({ revision: brand_revisions.revision, names: brand_revisions.names })
    .from(brand_revisions)
    .where(eq(brand_revisions.account_id, accountId))
    .orderBy(desc(brand_revisions.revision))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertRevision(
  tx: Transaction,
  accountId: AccountId,
  revision: BrandRevision & { at: Date },
): Promise<void> {
  await tx.insert(brand_revisions).values({
    account_id: accountId,
    revision: revision.revision,
    name: revision.names.name,
    names: revision.names,
    created_at: revision.at,
  });
}

/** The names of one revision; null when there is none of that number. */
export async function findRevision(
  tx: Transaction,
  accountId: AccountId,
  revision: number,
): Promise<BrandRevision | null> {
  const rows = await tx
    .select({ revision: brand_revisions.revision, names: brand_revisions.names })
    .from(brand_revisions)
    .where(matching(brand_revisions, { account_id: accountId, revision }));
  return rows[0] ?? null;
}
