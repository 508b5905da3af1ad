import { type GiveFeedback, type VerdictFeedback, validationError } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { findAnswer, hasAnswer } from '../answers.queries.ts';
import { deleteFeedback, replaceFeedback } from '../feedback.queries.ts';
import * as messages from '../messages.ts';

/**
 * Keeps the caller's word that the verdict which holds on an answer is wrong. It changes no number.
 * @throws NOT_FOUND; VALIDATION_ERROR for a place that is not in the answer
 */
export async function giveFeedback(ctx: AccountContext, input: GiveFeedback): Promise<VerdictFeedback> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    // Two of one user wait for each other: the later word stays.
    orNotFound(await findAccountForUpdate(tx, accountId));
    const answer = orNotFound(await findAnswer(tx, accountId, input.id));
    const span = input.span ?? null;
    if (span !== null && span.end > answer.text.length)
      throw validationError({ span: [messages.placeNotInAnswer] });
    return replaceFeedback(tx, {
      account_id: accountId,
      answer_id: input.id,
      judgement_id: answer.verdict.judgement_id,
      expected: input.expected,
      span_start: span?.start ?? null,
      span_end: span?.end ?? null,
      note: input.note ?? null,
      created_at: ctx.now,
    });
  });
}

/** Takes back all that the caller said of an answer; again it changes nothing. @throws NOT_FOUND */
export async function withdrawFeedback(ctx: AccountContext, id: string): Promise<{ id: string }> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    if (!(await hasAnswer(tx, accountId, { id }))) throw notFound();
    await deleteFeedback(tx, { account_id: accountId, answer_id: id });
    return { id };
  });
}
