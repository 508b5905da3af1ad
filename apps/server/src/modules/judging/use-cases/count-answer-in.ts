import { type AnswerDetail, appError, type CountedAnswer } from '@answerscope/contract';
import { createChangeTest } from '@answerscope/statistics';
import type { AccountContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import {
  deleteCountedIn,
  findAnswer,
  findCurrentJudgement,
  findRunOfAnswer,
  insertCountedIn,
  updateNumbersOf,
} from '../../answers/index.ts';
import { rewriteRevisions } from '../../reports/index.ts';
import * as messages from '../messages.ts';
import { findPreview, updateJudgement } from '../previews.queries.ts';
import { computeDifference } from './difference.ts';

/**
 * Counts an answer in that was left out because it measures nothing: from now on it is an ordinary answer that does not
 * name the brand, whatever judges it. Results, its run and its reports follow. Again it changes nothing.
 * @throws NOT_FOUND; CONFLICT when the answer is not left out
 */
export async function countAnswerIn(ctx: AccountContext, id: string): Promise<CountedAnswer> {
  return decide(ctx, id, async (tx, answer) => {
    if (answer.counted_in_at !== null) return false;
    if (!answer.is_left_out)
      throw appError('CONFLICT', {
        message: messages.answerNotLeftOut,
        details: { reason: 'not_left_out' },
      });
    await insertCountedIn(tx, {
      account_id: ctx.accountId,
      answer_id: id,
      created_at: ctx.now,
    });
    return true;
  });
}

/** Takes that decision back: what the rules say of the answer holds again. @throws NOT_FOUND */
export async function leaveAnswerOut(ctx: AccountContext, id: string): Promise<CountedAnswer> {
  return decide(ctx, id, async (tx, answer) => {
    if (answer.counted_in_at === null) return false;
    await deleteCountedIn(tx, { account_id: ctx.accountId, answer_id: id });
    return true;
  });
}

/** Makes a decision on an answer in one transaction with every number that follows from it. */
async function decide(
  ctx: AccountContext,
  id: string,
  write: (tx: Transaction, answer: AnswerDetail) => Promise<boolean>,
): Promise<CountedAnswer> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    // Neither a judgement nor a report nor another answer can come between.
    await findCurrentJudgement(tx, accountId, { lock: 'update' });
    const answer = orNotFound(await findAnswer(tx, accountId, id));
    if (!(await write(tx, answer))) return { id, counted_in_at: answer.counted_in_at, reports: 0 };
    const decided = await findAnswer(tx, accountId, id);
    if (decided === null) throw new Error('an answer that was just decided on is not there');
    const reports = await follow(tx, decided, ctx);
    await publishEvent(tx, accountId, { type: 'answer_counted', answer_id: id });
    return { id, counted_in_at: decided.counted_in_at, reports };
  });
}

/** Every number that the answer goes into; returns how many reports were computed anew. */
async function follow(tx: Transaction, answer: AnswerDetail, ctx: AccountContext): Promise<number> {
  const { accountId } = ctx;
  const { is_mentioned, empty_kind } = answer.verdict;
  const key = await findRunOfAnswer(tx, accountId, answer.id);
  await updateNumbersOf(
    tx,
    { ...key, answer_id: answer.id },
    { is_mentioned, empty_kind: answer.counted_in_at === null ? empty_kind : null },
  );
  const reports = await rewriteRevisions(
    tx,
    { account_id: accountId, run_id: key.run_id, channel: key.channel, at: ctx.now },
    { test: createChangeTest() },
  );
  const preview = await findPreview(tx, accountId);
  // What judging again would change is told against these numbers.
  if (preview !== null && preview.completed_at !== null)
    await updateJudgement(tx, preview, { difference: await computeDifference(tx, preview) });
  return reports;
}
