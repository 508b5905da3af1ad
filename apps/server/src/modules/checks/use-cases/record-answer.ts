import type { Answer } from '@answerscope/assistants';
import type { ResultStatus } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { Attempt, CheckPlan } from '../check-plan.ts';
import { closeAttempt, lockAttempt } from '../checks.queries.ts';
import { insertEvidence } from '../evidence.queries.ts';
import { resultTextOf, statusOfAnswer } from '../failure.rules.ts';
import { claimSample, failSample } from '../items.queries.ts';
import { judgeAnswer } from '../judge.rules.ts';
import { storable } from '../storable.rules.ts';
import { surfaceOf } from '../surface.rules.ts';
import { judgeArrived } from './judge-own.ts';
import { settleItem } from './settle-item.ts';

export interface RecordedAnswer {
  status: ResultStatus;
  is_mentioned: boolean;
  response_text: string;
  /** False for a surplus answer: kept, not counted. */
  is_counted: boolean;
}

/**
 * After a call: evidence, verdict, cost and result in the caller's transaction. Needs no lease: what was paid is
 * kept. An answer that comes after its sample was settled or its attempt given up is kept and not counted; one of an
 * erased account is not kept. Its money is settled after that. Safe to run again when a commit was not heard: then it changes nothing.
 */
export async function recordAnswer(
  tx: Transaction,
  input: { plan: CheckPlan; attempt: Attempt; answer: Answer; now: Date },
): Promise<RecordedAnswer> {
  const { attempt, now } = input;
  const [judging, row] = await Promise.all([
    judgeArrived(tx, input.plan.user_id, input.plan),
    lockAttempt(tx, input.plan.user_id, attempt.id),
  ]);
  const plan = { ...input.plan, ...judging };
  const answer = storable(input.answer);
  const { question, names, language, location, settings } = plan;
  const verdict = judgeAnswer({ answer, question, names, language });
  const status = statusOfAnswer(answer, verdict.mentioned);
  const is_mentioned = status === 'completed' && verdict.mentioned;
  const response_text = resultTextOf(answer, status);
  const recorded = { status, is_mentioned, response_text };

  if (row === null) return { ...recorded, is_counted: false };
  if (row.state === 'answered' || row.state === 'failed')
    return { ...recorded, is_counted: row.state === 'answered' };
  const is_counted =
    status === 'completed' &&
    row.state === 'asking' &&
    (await claimSample(tx, plan, { id: attempt.id, is_mentioned }));
  const surface = surfaceOf({ answer, settings, question, location });
  // Sent together from here on: what follows needs no answer of what goes before.
  const evidence = insertEvidence(tx, { plan, attempt, answer, verdict, surface, is_counted });
  if (row.state === 'lost') {
    await evidence;
    return { ...recorded, is_counted };
  }
  const closed = closeAttempt(tx, row, {
    state: status === 'completed' ? 'answered' : 'failed',
    cost_microdollars: answer.cost_microdollars,
    error_code: status === 'completed' ? null : answer.finish,
    error_message: status === 'completed' ? null : response_text,
    request_id: answer.request_id,
    ended_at: now,
  });
  const settled = (async () => {
    if (!is_counted && (status === 'completed' || !(await failSample(tx, plan)))) return;
    await settleItem(tx, {
      item: plan,
      is_ad_hoc: plan.is_ad_hoc,
      is_simulated: settings.is_simulated,
      now,
      last: {
        status,
        is_mentioned,
        response_text,
        answer_id: attempt.id,
        judgement_id: plan.judgement_id,
        surface_hash: surface.hash,
        checked_at: attempt.asked_at,
      },
    });
  })();
  await Promise.all([evidence, closed, settled]);
  return { ...recorded, is_counted };
}
