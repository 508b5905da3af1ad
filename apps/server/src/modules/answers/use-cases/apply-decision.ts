import { isDeepStrictEqual } from 'node:util';
import { RULES_VERSION } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { findRevision } from '../../brand/index.ts';
import { updateNumbersOf } from '../answer-numbers.queries.ts';
import { type AuxiliaryRow, listAuxiliary } from '../auxiliary/auxiliary.queries.ts';
import { auxiliaryBrandOf, brandHash } from '../auxiliary/auxiliary.rules.ts';
import { decisionsOf, isSettled } from '../auxiliary/decisions.rules.ts';
import {
  findAnswerToJudge,
  holdPreview,
  keepVerdictBefore,
  listVerdictsOf,
  replaceVerdict,
} from '../auxiliary/verdicts.queries.ts';
import { readAnswerAgain } from '../companies.queries.ts';
import { findCountedIn } from '../counted-answers.queries.ts';
import { judgeAnswer, toVerdictColumns } from '../judge.rules.ts';
import { findCurrentJudgement } from '../judgements.queries.ts';
import { emptyKindOf } from '../result-state.rules.ts';
import { queueUnread } from '../unread-answers.queries.ts';

/**
 * Holds what the user's answers are judged by until the transaction ends: neither can another judgement take its place
 * meanwhile nor a preview pass an answer without what is decided of it here. Before any other lock.
 */
export async function holdJudging(tx: Transaction, accountId: AccountId): Promise<void> {
  await findCurrentJudgement(tx, accountId, { lock: 'share' });
  await holdPreview(tx, accountId);
}

/**
 * Lets a decision count, in the caller's transaction, which holds the judging. Of companies: the answer is read for them
 * again. Of the brand: verdicts on its answer that know it by the same fields are made again, and the numbers that stand
 * on the one in force follow; the answer's report is not written yet, as it waits for this.
 */
export async function applyDecision(tx: Transaction, row: AuxiliaryRow): Promise<void> {
  const { account_id, answer_id, channel } = row;
  const settled = row.places.filter(isSettled);
  const isOfCompany = settled.some(({ company }) => company !== undefined);
  // First, before verdicts are locked: it waits for a worker that is reading this answer.
  if (isOfCompany) await readAnswerAgain(tx, { account_id, answer_id });
  const answer = await findAnswerToJudge(tx, account_id, answer_id);
  if (answer === null) return;
  const { keyword_id } = answer;
  const isChanged =
    settled.some(({ company }) => company === undefined) && (await judgeWithDecision(tx, row, answer));
  if (isChanged || isOfCompany)
    await publishEvent(tx, account_id, { type: 'result_updated', keyword_id, channel });
}

/** True where a number of the user has changed. */
async function judgeWithDecision(
  tx: Transaction,
  row: AuxiliaryRow,
  answer: NonNullable<Awaited<ReturnType<typeof findAnswerToJudge>>>,
): Promise<boolean> {
  const { account_id, answer_id, run_id, channel } = row;
  const profile = await getProfileRow(tx, account_id);
  const language = answer.language ?? profile.language;
  const auxiliary = await listAuxiliary(tx, account_id, [answer_id]);
  const isCountedIn = (await findCountedIn(tx, { account_id, answer_id })) !== null;
  let says: Parameters<typeof updateNumbersOf>[2] | null = null;
  for (const { verdict, brand_revision, is_in_force } of await listVerdictsOf(tx, {
    account_id,
    answer_id,
    rules_version: RULES_VERSION,
  })) {
    const names = (await findRevision(tx, account_id, brand_revision))?.names;
    if (names === undefined) throw new Error(`judgement ${verdict.judgement_id} has no names`);
    const brand = auxiliaryBrandOf(names);
    if (brandHash(brand) !== row.brand_hash) continue;
    const { question } = answer;
    const decided = decisionsOf(auxiliary, brand);
    const columns = toVerdictColumns(judgeAnswer({ answer, question, names, language, decided }));
    const empty_kind = isCountedIn ? null : emptyKindOf(columns);
    if (is_in_force) says = { is_mentioned: columns.mentioned, empty_kind };
    const { spans, rejected, doubt } = columns;
    const before = { spans: verdict.spans, rejected: verdict.rejected, doubt: verdict.doubt };
    if (isDeepStrictEqual(before, { spans, rejected, doubt })) continue;
    await keepVerdictBefore(tx, row, verdict);
    await replaceVerdict(tx, { ...verdict, ...columns });
    await queueUnread(tx, account_id, [verdict]);
  }
  if (says === null) return false;
  const { keyword_id } = answer;
  return updateNumbersOf(tx, { account_id, run_id, channel, keyword_id, answer_id }, says);
}
