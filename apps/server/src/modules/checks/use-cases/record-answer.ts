import type { Answer } from '@answerscope/assistants';
import type { ResultState, ResultStatus } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import {
  emptyKindOf,
  type Judging,
  judgeAnswer,
  judgeArrived,
  resultTextOf,
  stateOfAnswer,
  statusOfAnswer,
  surfaceOf,
  toVerdictColumns,
} from '../../answers/index.ts';
import { settleGroup } from '../../plans/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.shapes.ts';
import {
  type AttemptRow,
  type ClosedAttempt,
  closeAttempts,
  lockAttempts,
  raiseCosts,
} from '../checks.queries.ts';
import { insertEvidence } from '../evidence.queries.ts';
import { claimSamples, failSamples, sampleName } from '../items.queries.ts';
import { storable } from '../storable.rules.ts';
import { settleItems } from './settle-item.ts';

export interface RecordedAnswer {
  status: ResultStatus;
  is_mentioned: boolean;
  result_state: ResultState;
  response_text: string;
  /** Why it does not count; null for one that does. */
  error_code: string | null;
  /** False for a surplus answer: kept, not counted. */
  is_counted: boolean;
  /** What it adds to the books: its cost, or of a call that was booked as lost only what it cost beyond that. */
  booked_microdollars: number;
}

/** An answer that has come, with the call it belongs to. */
export interface ArrivedAnswer {
  plan: CheckPlan;
  attempt: Attempt;
  answer: Answer;
}

/** Keeps one answer, as recordAnswers does. */
export async function recordAnswer(
  tx: Transaction,
  { now, ...arrived }: ArrivedAnswer & { now: Date },
): Promise<RecordedAnswer> {
  const [recorded] = await recordAnswers(tx, { arrived: [arrived], now });
  if (recorded === undefined) throw new Error('an answer was recorded as none');
  return recorded;
}

/**
 * After calls of one channel of a run: evidence, verdicts, costs and results in the caller's transaction. Needs no
 * lease: what was paid is kept. An answer that comes after its sample was settled or its attempt given up is kept and
 * not counted; one of an erased account is not kept. Its money is settled after that. Safe to run again when a commit
 * was not heard: then it changes nothing. Results stand in the order of the answers.
 */
export async function recordAnswers(
  tx: Transaction,
  { arrived, now }: { arrived: readonly ArrivedAnswer[]; now: Date },
): Promise<RecordedAnswer[]> {
  const [first] = arrived;
  if (first === undefined) return [];
  const { account_id, run_id, channel } = first.plan;
  const key = { account_id, run_id, channel };
  const plans = arrived.map(({ plan }) => plan);
  const ids = arrived.map(({ attempt }) => attempt.id);
  const [judgings, states] = await Promise.all([
    judgeArrived(tx, account_id, plans),
    lockAttempts(tx, account_id, ids),
  ]);
  const judged = arrived.map((one) => ({
    ...judge(one, judgings.get(one.plan.judgement_id)),
    ...(states.get(one.attempt.id) ?? { state: null, cost_microdollars: 0 }),
  }));
  const asking = judged.filter(({ state }) => state === 'asking');
  const claims = asking
    .filter(({ recorded }) => recorded.status === 'completed')
    .map(({ plan, attempt, recorded, empty_kind }) => ({
      ...plan,
      answer_id: attempt.id,
      ...recorded,
      empty_kind,
    }));
  const counted = await claimSamples(tx, key, claims);
  const isCounted = ({ attempt }: Judged) => counted.has(attempt.id);
  // Sent together from here on: what follows needs no answer of what goes before.
  const kept = judged.filter(({ state }) => state === 'asking' || state === 'lost');
  const evidence = insertEvidence(
    tx,
    kept.map((one) => ({ ...one, is_counted: isCounted(one) })),
  );
  const closings = asking.map((one) => closedBy(one, now));
  const closed = closeAttempts(tx, closings);
  const settled = (async () => {
    const failing = asking.filter(({ recorded }) => recorded.status !== 'completed').map(({ plan }) => plan);
    const failed = await failSamples(tx, key, failing);
    const isEnded = (one: Judged) =>
      isCounted(one) || (one.recorded.status !== 'completed' && failed.has(sampleName(one.plan)));
    await settleItems(tx, { key, ended: asking.filter(isEnded).map(endedBy), now });
  })();
  await Promise.all([evidence, closed, settled]);
  // What is reserved is a ceiling by the provider's word; a bill beyond it is booked all the same. Money last.
  const dearer = judged.filter((one) => one.state === 'lost' && bookedOf(one) > 0);
  if (dearer.length > 0) {
    await raiseCosts(
      tx,
      dearer.map(({ plan, attempt, answer }) => ({
        account_id: plan.account_id,
        id: attempt.id,
        cost_microdollars: answer.cost_microdollars,
      })),
    );
    await settleGroup(
      tx,
      dearer.map((one) => ({
        accountId: account_id,
        provider: channel,
        at: one.attempt.asked_at,
        reservedMicrodollars: 0,
        spentMicrodollars: bookedOf(one),
      })),
    );
  }
  return judged.map((one) => ({
    ...one.recorded,
    booked_microdollars: bookedOf(one),
    // Stored before, by a commit that was not heard: then it counted.
    is_counted: isCounted(one) || one.state === 'answered',
  }));
}

/** What an answer adds to the books, micro-dollars. */
function bookedOf(
  one: Pick<ArrivedAnswer, 'answer'> &
    Pick<AttemptRow, 'cost_microdollars'> & { state: AttemptRow['state'] | null },
): number {
  const cost = one.answer.cost_microdollars;
  if (one.state === 'lost') return Math.max(0, cost - one.cost_microdollars);
  return one.state === null ? 0 : cost;
}

type Judged = ReturnType<typeof judge>;

/** What an answer says by the judgement that holds now. */
function judge({ plan: planned, attempt, answer: received }: ArrivedAnswer, judging: Judging | undefined) {
  const plan = { ...planned, ...judging };
  const answer = storable(received);
  const { question, names, language, location, settings } = plan;
  const verdict = judgeAnswer({ answer, question, names, language });
  const status = statusOfAnswer(answer, verdict.mentioned);
  const is_mentioned = status === 'completed' && verdict.mentioned;
  const surface = surfaceOf({ answer, settings, question, location });
  const empty_kind = emptyKindOf(toVerdictColumns(verdict));
  const result_state = stateOfAnswer({ isUsable: status === 'completed', is_mentioned, empty_kind });
  const recorded = { status, is_mentioned, result_state, ...resultTextOf(answer, status) };
  return { plan, attempt, answer, verdict, surface, recorded, empty_kind };
}

function closedBy({ plan, attempt, answer, recorded }: Judged, now: Date): ClosedAttempt {
  const isAnswered = recorded.status === 'completed';
  return {
    account_id: plan.account_id,
    id: attempt.id,
    state: isAnswered ? 'answered' : 'failed',
    cost_microdollars: answer.cost_microdollars,
    error_code: isAnswered ? null : answer.finish,
    error_message: isAnswered ? null : recorded.response_text,
    request_id: answer.request_id,
    ended_at: now,
  };
}

function endedBy({ plan, attempt, surface, recorded }: Judged) {
  const { keyword_id, is_ad_hoc, judgement_id, names } = plan;
  return {
    keyword_id,
    is_ad_hoc,
    names,
    last: {
      ...recorded,
      answer_id: attempt.id,
      judgement_id,
      surface_hash: surface.hash,
      checked_at: attempt.asked_at,
    },
  };
}
