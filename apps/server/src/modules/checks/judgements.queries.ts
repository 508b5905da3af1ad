import { RULES_VERSION } from '@answerscope/mentions';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { newId } from '../../lib/ids.ts';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import { judgements } from './checks.tables.ts';

/**
 * The judgement under which new answers are decided: these rules, this revision of the names.
 * The one before is superseded; its verdicts stay. The caller holds the lock on the profile's row.
 */
export async function ensureCurrentJudgement(
  tx: Transaction,
  basis: { userId: string; brandRevision: number; at: Date },
): Promise<string> {
  const isCurrent = and(eq(judgements.user_id, basis.userId), eq(judgements.state, 'current'));
  const current = (await tx.select().from(judgements).where(isCurrent))[0];
  if (current?.rules_version === RULES_VERSION && current.brand_revision === basis.brandRevision)
    return current.id;
  await tx.update(judgements).set({ state: 'superseded' }).where(isCurrent);
  const id = newId(basis.at.getTime());
  await tx.insert(judgements).values({
    user_id: basis.userId,
    id,
    rules_version: RULES_VERSION,
    brand_revision: basis.brandRevision,
    state: 'current',
    created_at: basis.at,
  });
  return id;
}

/** A judgement of its own for a check under another company's name. */
export async function insertAdHocJudgement(
  tx: Transaction,
  basis: { userId: string; names: BrandNamesSnapshot; at: Date },
): Promise<string> {
  const id = newId(basis.at.getTime());
  await tx.insert(judgements).values({
    user_id: basis.userId,
    id,
    rules_version: RULES_VERSION,
    brand_revision: null,
    ad_hoc_names: basis.names,
    state: 'ad_hoc',
    created_at: basis.at,
  });
  return id;
}
