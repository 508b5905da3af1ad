import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, AssistantError } from '@answerscope/assistants';
import { AppError } from '@answerscope/contract';
import { isConnectionFailure, untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import { inGroups } from '../../../lib/in-groups.ts';
import type { GrantedPermit } from '../../providers/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { CheckServices } from '../check.services.ts';
import { type Attempt, askInputOf, type CheckPlan } from '../check-plan.shapes.ts';
import { retryWaitMs, type SampleRetry } from '../retry.rules.ts';
import { type ArrivedAnswer, type RecordedAnswer, recordAnswer, recordAnswers } from './record-answer.ts';
import { endAsFailed, recordFailure } from './record-failure.ts';
import { reserveAttempt } from './reserve-attempt.ts';

/** How long a paid answer is held while the database is away. */
const KEEP_TRYING_MS = 10 * 60_000;

export type SampleOutcome = { answer_id: string; recorded: RecordedAnswer } | { error: AssistantError };

interface Asked {
  plan: CheckPlan;
  attempt: Attempt;
}

/** Asks until there is an answer or no sense in asking again, and stores each outcome before anything else happens. */
export async function askSample(
  services: CheckServices,
  sample: { plan: CheckPlan; first: Attempt; askUntilMs: number },
): Promise<SampleOutcome> {
  const { plan } = sample;
  let attempt = sample.first;
  for (;;) {
    const asked = { plan, attempt };
    const outcome = await askOnce(services, plan);
    if (!(outcome instanceof AssistantError)) {
      return { answer_id: attempt.id, recorded: await keepAnswer(services, asked, outcome) };
    }
    const waitMs = retryWaitMs(outcome, attempt.attempt_no, sample.askUntilMs - Date.now());
    await keepFailure(services, asked, { error: outcome, isFinal: waitMs === null });
    if (waitMs === null) return { error: outcome };
    await sleep(waitMs);
    const next = await reserveNext(services, asked);
    if (next === null) {
      await store(services, plan, (tx) => endAsFailed(tx, { ...asked, error: outcome, now: services.now() }));
      return { error: outcome };
    }
    attempt = next;
  }
}

/** Sets money aside for a call and writes its attempt, in the caller's transaction. @throws as reserveAttempt */
export async function reserveCall(
  services: CheckServices,
  tx: Transaction,
  call: { plan: CheckPlan; attemptNo: number; now: Date },
): Promise<Attempt> {
  const { plan } = call;
  return reserveAttempt(tx, {
    ...call,
    ceilingMicrodollars: services.assistants[plan.channel].ceiling_microdollars(askInputOf(plan)),
    dailyLimitMicrodollars: await getDailyLimit(tx, services.dailyLimitMicrodollars),
    timeoutMs: services.callTimeoutMs,
  });
}

/** Another attempt; null when its money would pass a cap, another process ended the check or the database is away. */
async function reserveNext(services: CheckServices, { plan, attempt }: Asked): Promise<Attempt | null> {
  const call = { plan, attemptNo: attempt.attempt_no + 1, now: services.now() };
  try {
    return await services.tenant(plan.account_id).transaction((tx) => reserveCall(services, tx, call));
  } catch (error) {
    if (error instanceof AppError || isConnectionFailure(error)) return null;
    throw error;
  }
}

/** Stores a paid answer, however long the database is away. */
export async function keepAnswer(
  services: CheckServices,
  asked: Asked,
  answer: Answer,
): Promise<RecordedAnswer> {
  const recorded = await store(services, asked.plan, (tx) =>
    recordAnswer(tx, { ...asked, answer, now: services.now() }),
  );
  await bookAnswer(services, { ...asked, answer }, recorded);
  return recorded;
}

/** Answers of one channel of a run that are stored in one transaction. */
const KEPT_TOGETHER_MAX = 20;

/**
 * Stores paid answers of one channel of a run as keepAnswer does. Those that come while others are being stored are
 * stored together, because a transaction for each is most of what an answer costs.
 */
export function createAnswerKeeper(services: CheckServices): (arrived: ArrivedAnswer) => Promise<void> {
  const keep = (group: readonly ArrivedAnswer[], plan: CheckPlan) =>
    store(services, plan, (tx) => recordAnswers(tx, { arrived: group, now: services.now() }));
  const keepTogether = inGroups<ArrivedAnswer, PromiseSettledResult<RecordedAnswer[]>>(
    KEPT_TOGETHER_MAX,
    async (group) => {
      const [first] = group;
      if (first === undefined) return [];
      const [together] = await Promise.allSettled([keep(group, first.plan)]);
      if (together.status === 'fulfilled')
        return together.value.map((one) => ({ status: 'fulfilled', value: [one] }));
      if (group.length === 1 || isConnectionFailure(together.reason)) return group.map(() => together);
      // What one of them is refused for is not held against the others.
      services.log.warn({ err: together.reason }, 'answers could not be stored together; now each by itself');
      return Promise.allSettled(group.map((one) => keep([one], one.plan)));
    },
  );
  return async (arrived) => {
    const kept = await keepTogether(arrived);
    if (kept.status === 'rejected') throw kept.reason;
    for (const recorded of kept.value) await bookAnswer(services, arrived, recorded);
  };
}

/** After an answer was stored: its money is settled and counted. */
async function bookAnswer(
  services: CheckServices,
  { plan, attempt }: ArrivedAnswer,
  recorded: RecordedAnswer,
): Promise<void> {
  const { metrics } = services;
  const { channel, account_id } = plan;
  await services.settleAttempt({ account_id, id: attempt.id });
  metrics.spentMicrodollars.inc({ channel }, recorded.booked_microdollars);
  if (recorded.status === 'completed' && !recorded.is_counted) metrics.surplusAnswers.inc({ channel });
}

/** Stores a call that brought no answer, and whether it is asked again. */
export async function keepFailure(
  services: CheckServices,
  asked: Asked,
  failure: { error: AssistantError; isFinal: boolean; retry?: SampleRetry },
): Promise<void> {
  const spent = await store(services, asked.plan, (tx) =>
    recordFailure(tx, { ...asked, ...failure, now: services.now() }),
  );
  await services.settleAttempt({ account_id: asked.plan.account_id, id: asked.attempt.id });
  services.metrics.spentMicrodollars.inc({ channel: asked.plan.channel }, spent);
}

/** One transaction that must not be lost: repeated while the database is away. */
function store<T>(
  services: CheckServices,
  plan: CheckPlan,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return untilDatabaseAnswers(() => services.tenant(plan.account_id).transaction(work), {
    forMs: KEEP_TRYING_MS,
    log: services.log,
  });
}

/**
 * One call, measured; an AssistantError is an outcome, anything else a fault of ours.
 * @param permit leave that was taken before; without it the call waits for some
 */
export async function askOnce(
  services: CheckServices,
  plan: CheckPlan,
  permit?: GrantedPermit,
): Promise<Answer | AssistantError> {
  const { assistantCalls, assistantSeconds } = services.metrics;
  const { channel } = plan;
  // Only a company that is the user's own, and only letters of it: an answer repeats the name.
  if (!plan.is_ad_hoc)
    services.introduceBrand?.({ name: plainName(plan.company_name), question: plan.question });
  const stopTimer = assistantSeconds.startTimer({ channel });
  try {
    const answer = await services.assistants[channel].ask(
      { ...askInputOf(plan), timeoutMs: services.callTimeoutMs },
      permit,
    );
    assistantCalls.inc({ channel, outcome: 'answered' });
    return answer;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    assistantCalls.inc({ channel, outcome: error.code });
    return error;
  } finally {
    stopTimer();
  }
}

/** A name without signs that markdown or a page would read as more than a name. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} &'’.+-]/gu, '').trim();
}
