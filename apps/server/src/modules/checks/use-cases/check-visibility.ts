import { setTimeout as sleep } from 'node:timers/promises';
import { AssistantError } from '@answerscope/assistants';
import {
  AppError,
  appError,
  type CheckVisibility,
  type CheckVisibilityResult,
  FRIENDLY_ERRORS,
  LIMITS,
} from '@answerscope/contract';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { SignedInContext } from '../../../http/context.ts';
import type { Attempt, CheckPlan } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { failureOf } from '../failure.rules.ts';
import { retryWaitMs } from '../retry.rules.ts';
import { recordAnswer } from './record-answer.ts';
import { endAsFailed, recordFailure } from './record-failure.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { startSingleCheck } from './start-single-check.ts';

/** How long a paid answer is held while the database is away. */
const KEEP_TRYING_MS = 10 * 60_000;

/**
 * Asks one assistant about one keyword, now, and waits for it at most a minute. The call itself goes on after that
 * and its answer is kept; the caller is told TIMEOUT_ERROR.
 * @throws PAYMENT_REQUIRED (channel, budget), TIMEOUT_ERROR
 */
export async function checkVisibility(
  services: CheckServices,
  context: SignedInContext,
  input: CheckVisibility,
): Promise<CheckVisibilityResult> {
  const deadlineMs = Date.now() + LIMITS.check_wait_max_ms;
  const plan = await context.db.transaction(async (tx) => {
    const started = await startSingleCheck(tx, context, input, services);
    const attempt = await reserveAttempt(tx, {
      ...reservation(services, started),
      attemptNo: 1,
      now: context.now,
    });
    return { started, attempt };
  });
  services.introduceBrand?.(input.companyName);
  const work = askUntilSettled(services, { plan: plan.started, first: plan.attempt, deadlineMs });
  services.background.add(work);
  return withinDeadline(work, deadlineMs);
}

function reservation(services: CheckServices, plan: CheckPlan) {
  return {
    plan,
    ceilingMicrodollars: services.assistants[plan.channel].ceiling_microdollars(askInput(plan)),
    dailyLimitMicrodollars: services.dailyLimitMicrodollars,
    timeoutMs: LIMITS.assistant_timeout_ms,
  };
}

function askInput(plan: CheckPlan) {
  const { model, search, search_context, max_output_tokens } = plan.settings;
  return {
    question: plan.question,
    model,
    search,
    search_context,
    location: plan.location,
    max_output_tokens,
  };
}

async function askUntilSettled(
  services: CheckServices,
  check: { plan: CheckPlan; first: Attempt; deadlineMs: number },
): Promise<CheckVisibilityResult> {
  const { plan } = check;
  const db = services.tenant(plan.user_id);
  const keep = { forMs: KEEP_TRYING_MS, log: services.log };
  let attempt = check.first;
  for (;;) {
    const { id } = attempt;
    const outcome = await askOnce(services, plan);
    if (!(outcome instanceof AssistantError)) {
      const recorded = await untilDatabaseAnswers(
        () =>
          db.transaction((tx) => recordAnswer(tx, { plan, attempt, answer: outcome, now: services.now() })),
        keep,
      );
      services.metrics.spentMicrodollars.inc({ channel: plan.channel }, outcome.cost_microdollars);
      if (!recorded.is_counted && recorded.status === 'completed') {
        services.metrics.surplusAnswers.inc({ channel: plan.channel });
      }
      return {
        isMentioned: recorded.is_mentioned,
        responseText: outcome.text,
        error: recorded.status === 'completed' ? null : FRIENDLY_ERRORS.visibility.check_failed,
        status: recorded.status,
        answerId: id,
        countsForResults: !plan.is_ad_hoc,
      };
    }
    const error = outcome;
    const waitMs = retryWaitMs(error, attempt.attempt_no, check.deadlineMs - Date.now());
    await untilDatabaseAnswers(
      () =>
        db.transaction((tx) =>
          recordFailure(tx, { plan, attempt, error, isFinal: waitMs === null, now: services.now() }),
        ),
      keep,
    );
    if (waitMs === null) return failedResult(plan, error);
    await sleep(waitMs);
    const next = await reserveNext(services, plan, attempt.attempt_no + 1);
    if (next === null) {
      await untilDatabaseAnswers(
        () => db.transaction((tx) => endAsFailed(tx, { plan, error, now: services.now() })),
        keep,
      );
      return failedResult(plan, error);
    }
    attempt = next;
  }
}

/** Another attempt, or null when its money would pass a cap: the failure before it is then the result. */
async function reserveNext(
  services: CheckServices,
  plan: CheckPlan,
  attemptNo: number,
): Promise<Attempt | null> {
  try {
    return await services
      .tenant(plan.user_id)
      .transaction((tx) =>
        reserveAttempt(tx, { ...reservation(services, plan), attemptNo, now: services.now() }),
      );
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYMENT_REQUIRED') return null;
    throw error;
  }
}

function failedResult(plan: CheckPlan, error: AssistantError): CheckVisibilityResult {
  const failure = failureOf(error);
  return {
    isMentioned: false,
    responseText: failure.response_text,
    error: error.message,
    status: failure.status,
    answerId: null,
    countsForResults: !plan.is_ad_hoc,
  };
}

/** One call, measured; an AssistantError is an outcome, anything else a fault of ours. */
async function askOnce(services: CheckServices, plan: CheckPlan) {
  const { assistantCalls, assistantSeconds } = services.metrics;
  const stopTimer = assistantSeconds.startTimer({ channel: plan.channel });
  try {
    const answer = await services.assistants[plan.channel].ask({
      ...askInput(plan),
      timeoutMs: LIMITS.assistant_timeout_ms,
    });
    assistantCalls.inc({ channel: plan.channel, outcome: 'answered' });
    return answer;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    assistantCalls.inc({ channel: plan.channel, outcome: error.code });
    return error;
  } finally {
    stopTimer();
  }
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
