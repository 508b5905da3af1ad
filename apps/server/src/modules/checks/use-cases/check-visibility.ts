import {
  appError,
  type CheckVisibility,
  type CheckVisibilityResult,
  FRIENDLY_ERRORS,
} from '@answerscope/contract';
import { failureOf } from '../../answers/index.ts';
import type { CheckContext } from '../check.services.ts';
import type { CheckPlan } from '../check-plan.shapes.ts';
import { askSample, reserveCall, type SampleOutcome } from './ask-sample.ts';
import { startSingleCheck } from './start-single-check.ts';

/**
 * Asks one assistant about one keyword, now, and waits for it at most a minute. The call itself goes on after that
 * and its answer is kept; the caller is told TIMEOUT_ERROR.
 * @throws PAYMENT_REQUIRED (channel, budget), TIMEOUT_ERROR
 */
export async function checkVisibility(
  ctx: CheckContext,
  input: CheckVisibility,
): Promise<CheckVisibilityResult> {
  const { services } = ctx;
  const askUntilMs = Date.now() + services.waitMaxMs;
  const { plan, first } = await ctx.db.transaction(async (tx) => {
    const started = await startSingleCheck(tx, ctx, input);
    const attempt = await reserveCall(services, tx, { plan: started, attemptNo: 1, now: ctx.now });
    return { plan: started, first: attempt };
  });
  const work = askSample(services, { plan, first, askUntilMs });
  services.background.add(
    work.catch((error: unknown) =>
      services.log.error({ err: error, attempt: first.id }, 'a check broke off; it will count as lost'),
    ),
  );
  return toResult(plan, await withinDeadline(work, askUntilMs));
}

function toResult(plan: CheckPlan, outcome: SampleOutcome): CheckVisibilityResult {
  const countsForResults = !plan.is_ad_hoc;
  if ('error' in outcome) {
    const { status, response_text, error_code } = failureOf(outcome.error);
    return {
      isMentioned: false,
      responseText: response_text,
      error: outcome.error.message,
      errorCode: error_code,
      status,
      resultState: 'failed',
      answerId: null,
      countsForResults,
    };
  }
  const { status, is_mentioned, result_state, response_text, error_code } = outcome.recorded;
  return {
    isMentioned: is_mentioned,
    responseText: response_text,
    error: status === 'completed' ? null : response_text,
    errorCode: error_code,
    status,
    resultState: result_state,
    answerId: outcome.answer_id,
    countsForResults,
  };
}

async function withinDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(appError('TIMEOUT_ERROR', { message: FRIENDLY_ERRORS.api.timeout })),
      Math.max(0, deadlineMs - Date.now()),
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
