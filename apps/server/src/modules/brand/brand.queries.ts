import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { type BrandNamesSnapshot, brand_revisions } from './brand.tables.ts';

export interface BrandRevision {
  revision: number;
  names: BrandNamesSnapshot;
}

export async function findNewestRevision(tx: Transaction, userId: string): Promise<BrandRevision | null> {
  const rows = await tx
    .select({ revision: brand_revisions.revision, names: brand_revisions.names })
    .from(brand_revisions)
    .where(eq(brand_revisions.user_id, userId))
    .orderBy(desc(brand_revisions.revision))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertRevision(
  tx: Transaction,
  userId: string,
  revision: BrandRevision & { at: Date },
): Promise<void> {
  await tx.insert(brand_revisions).values({
    user_id: userId,
    revision: revision.revision,
    name: revision.names.name,
    names: revision.names,
    created_at: revision.at,
  });
}
