import { RULES_VERSION } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import type { ProfileRow } from '../../accounts/index.ts';
import { type BrandNamesSnapshot, ensureRevision, findRevision } from '../../brand/index.ts';
import {
  findCurrentJudgement,
  findJudgement,
  hasCountedAnswer,
  type JudgementRow,
  replaceCurrentJudgement,
} from '../judgements.queries.ts';

export interface Judging {
  judgement_id: string;
  names: BrandNamesSnapshot;
}

/**
 * What new answers of the user's own company are judged by. Changed names hold at once while no number stands on an
 * answer, else when the older answers were judged again. New rules hold at once: there are no others to judge with;
 * older answers keep their verdicts until they are judged again. The caller holds the lock on the account's row.
 */
export async function judgeOwn(tx: Transaction, profile: ProfileRow, at: Date): Promise<Judging> {
  const accountId = profile.account_id;
  const newest = await ensureRevision(tx, profile, at);
  const current = await findCurrentJudgement(tx, accountId);
  const areRulesNew = current?.rules_version !== RULES_VERSION;
  const areNamesNew = current?.brand_revision !== newest.revision;
  if (current !== null && !areRulesNew && !areNamesNew)
    return { judgement_id: current.id, names: newest.names };
  const isFree = current === null || !(await hasCountedAnswer(tx, accountId));
  if (current !== null && !areRulesNew && !isFree) return judgingOf(tx, current);
  const inForce = current === null || isFree ? newest : await revisionOf(tx, current);
  const judgement_id = await replaceCurrentJudgement(tx, {
    accountId,
    brandRevision: inForce.revision,
    coversOlder: isFree,
    at,
  });
  return { judgement_id, names: inForce.names };
}

/**
 * What answers are judged by that were asked under `planned`, by the id of what was planned: now that they are there,
 * another judgement may have taken its place. It keeps its place until the transaction ends.
 */
export async function judgeArrived(
  tx: Transaction,
  accountId: AccountId,
  planned: readonly Judging[],
): Promise<Map<string, Judging>> {
  const current = await findCurrentJudgement(tx, accountId, { lock: 'share' });
  const judgings = new Map<string, Judging>();
  for (const one of planned) {
    const { judgement_id } = one;
    if (!judgings.has(judgement_id)) judgings.set(judgement_id, await judgingNow(tx, one, current));
  }
  return judgings;
}

async function judgingNow(tx: Transaction, planned: Judging, current: JudgementRow | null): Promise<Judging> {
  const { judgement_id, names } = planned;
  // Another version of the product may run beside this one; its rules are not ours to judge with.
  if (current === null || current.id === judgement_id || current.rules_version !== RULES_VERSION)
    return { judgement_id, names };
  const row = await findJudgement(tx, current.account_id, judgement_id);
  return row?.state === 'ad_hoc' ? { judgement_id, names } : judgingOf(tx, current);
}

/** The names that answers of the user's own company are judged by now; null before the first check. */
export async function namesInForce(
  tx: Transaction,
  accountId: AccountId,
): Promise<BrandNamesSnapshot | null> {
  const current = await findCurrentJudgement(tx, accountId);
  return current === null ? null : (await revisionOf(tx, current)).names;
}

async function judgingOf(tx: Transaction, judgement: JudgementRow): Promise<Judging> {
  return { judgement_id: judgement.id, names: (await revisionOf(tx, judgement)).names };
}

async function revisionOf(tx: Transaction, judgement: JudgementRow) {
  const { account_id, brand_revision } = judgement;
  const revision = brand_revision === null ? null : await findRevision(tx, account_id, brand_revision);
  if (revision === null) throw new Error(`judgement ${judgement.id} has no names`);
  return revision;
}
