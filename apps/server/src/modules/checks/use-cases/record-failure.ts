import type { AssistantError } from '@answerscope/assistants';
import type { Transaction } from '../../../database/pool.ts';
import { failureOf } from '../../answers/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.shapes.ts';
import { closeAttempts, lockAttempt } from '../checks.queries.ts';
import { postponeSample } from '../items.queries.ts';
import type { SampleRetry } from '../retry.rules.ts';
import { endWithoutAnswer } from './end-without-answer.ts';

/**
 * After a call that brought no answer, in the caller's transaction: the attempt is closed with what it cost: nothing
 * when the provider surely did not bill. Its money is settled after that. With `isFinal` the sample ends here and its result says why;
 * with `retry` it is asked again then.
 * Returns what it cost, in micro-dollars. Safe to run again: then it changes nothing.
 */
export async function recordFailure(
  tx: Transaction,
  input: {
    plan: CheckPlan;
    attempt: Attempt;
    error: AssistantError;
    isFinal: boolean;
    retry?: SampleRetry;
    now: Date;
  },
): Promise<number> {
  const { plan, attempt, error, now } = input;
  const row = await lockAttempt(tx, plan.account_id, attempt.id);
  if (row?.state !== 'asking') return 0;
  const spent = error.surely_not_billed ? 0 : (error.cost_microdollars ?? attempt.reserved_microdollars);
  await closeAttempts(tx, [
    {
      account_id: row.account_id,
      id: row.id,
      state: 'failed',
      cost_microdollars: spent,
      error_code: error.code,
      error_message: error.message,
      http_status: error.http_status,
      request_id: error.request_id,
      ended_at: now,
    },
  ]);
  if (input.isFinal) await endAsFailed(tx, { plan, attempt, error, now });
  else if (input.retry !== undefined) await postponeSample(tx, plan, input.retry);
  return spent;
}

/** Ends a check whose last attempt is closed and that is not asked again. */
export async function endAsFailed(
  tx: Transaction,
  input: { plan: CheckPlan; attempt: Attempt; error: AssistantError; now: Date },
): Promise<void> {
  const { plan, attempt, error, now } = input;
  await endWithoutAnswer(tx, {
    sample: plan,
    is_ad_hoc: plan.is_ad_hoc,
    failure: failureOf(error),
    asked_at: attempt.asked_at,
    now,
  });
}
