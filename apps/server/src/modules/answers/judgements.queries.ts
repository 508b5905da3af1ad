import { RULES_VERSION } from '@answerscope/mentions';
import { and, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import { answers, judgements } from './answers.tables.ts';

export type JudgementRow = typeof judgements.$inferSelect;

const isOfUser = (accountId: AccountId) => eq(judgements.account_id, accountId);

/** The judgement in force; null before the first check. With `lock` nobody can replace it until the transaction ends. */
export async function findCurrentJudgement(
  tx: Transaction,
  accountId: AccountId,
  options: { lock?: 'share' | 'update' } = {},
): Promise<JudgementRow | null> {
  const read = async () => {
    const query = tx
      .select()
      .from(judgements)
      .where(and(isOfUser(accountId), eq(judgements.state, 'current')));
    return (options.lock === undefined ? await query : await query.for(options.lock))[0] ?? null;
  };
  // Whoever waited for the lock while another judgement took its place finds none: the next look sees the new one.
  return (await read()) ?? (await read());
}

export async function findJudgement(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<JudgementRow | null> {
  const rows = await tx
    .select()
    .from(judgements)
    .where(and(isOfUser(accountId), eq(judgements.id, id)));
  return rows[0] ?? null;
}

/** Puts a new judgement in force; the one before is superseded and its verdicts stay. */
export async function replaceCurrentJudgement(
  tx: Transaction,
  basis: { accountId: AccountId; brandRevision: number; coversOlder: boolean; at: Date },
): Promise<string> {
  await tx
    .update(judgements)
    .set({ state: 'superseded' })
    .where(and(isOfUser(basis.accountId), eq(judgements.state, 'current')));
  const id = newId(basis.at.getTime());
  await tx.insert(judgements).values({
    account_id: basis.accountId,
    id,
    rules_version: RULES_VERSION,
    brand_revision: basis.brandRevision,
    state: 'current',
    covers_older: basis.coversOlder,
    created_at: basis.at,
  });
  return id;
}

/** True when a number of the user stands on an answer. */
export async function hasCountedAnswer(tx: Transaction, accountId: AccountId): Promise<boolean> {
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(matching(answers, { account_id: accountId, is_counted: true, is_ad_hoc: false }))
    .limit(1);
  return rows.length === 1;
}

/** A judgement of its own for a check under another company's name. */
export async function insertAdHocJudgement(
  tx: Transaction,
  basis: { accountId: AccountId; names: BrandNamesSnapshot; at: Date },
): Promise<string> {
  const id = newId(basis.at.getTime());
  await tx.insert(judgements).values({
    account_id: basis.accountId,
    id,
    rules_version: RULES_VERSION,
    brand_revision: null,
    ad_hoc_names: basis.names,
    state: 'ad_hoc',
    created_at: basis.at,
  });
  return id;
}
