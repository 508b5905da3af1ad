import type { AssistantError } from '@answerscope/assistants';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { settleSpend } from '../../plans/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.ts';
import { closeAttempt, endItem, lockAttempt, upsertResult } from '../checks.queries.ts';
import { failureOf } from '../failure.rules.ts';

/**
 * After a call that brought no answer, in the caller's transaction: the attempt is closed and its money released
 * when the provider surely did not bill, else booked. With `isFinal` the check ends here and its result says why.
 */
export async function recordFailure(
  tx: Transaction,
  input: { plan: CheckPlan; attempt: Attempt; error: AssistantError; isFinal: boolean; now: Date },
): Promise<void> {
  const { plan, attempt, error, now } = input;
  if ((await lockAttempt(tx, plan.user_id, attempt.id)) !== 'asking') return;
  const spent = error.surely_not_billed ? 0 : (error.cost_microdollars ?? attempt.reserved_microdollars);
  await closeAttempt(tx, plan.user_id, attempt.id, {
    state: 'failed',
    cost_microdollars: spent,
    error_code: error.code,
    error_message: error.message,
    http_status: error.http_status,
    request_id: error.request_id,
    ended_at: now,
  });
  await settleSpend(tx, {
    userId: plan.user_id,
    provider: plan.channel,
    at: attempt.asked_at,
    reservedMicrodollars: attempt.reserved_microdollars,
    spentMicrodollars: spent,
  });
  if (input.isFinal) await endAsFailed(tx, { plan, error, now });
}

/** Ends a check that brought no answer: its result says why and means unknown. */
export async function endAsFailed(
  tx: Transaction,
  input: { plan: CheckPlan; error: AssistantError; now: Date },
): Promise<void> {
  const { plan, error, now } = input;
  await endItem(tx, plan, { state: 'failed', at: now });
  if (plan.is_ad_hoc) return;
  await upsertResult(tx, plan, {
    ...failureOf(error),
    is_mentioned: false,
    answer_id: null,
    judgement_id: null,
    surface_hash: null,
    checked_at: now,
  });
  await publishEvent(tx, plan.user_id, {
    type: 'result_updated',
    keyword_id: plan.keyword_id,
    channel: plan.channel,
  });
}
