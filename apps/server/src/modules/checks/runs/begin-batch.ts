import { isDeepStrictEqual } from 'node:util';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import {
  type CapReached,
  capNamed,
  isHeldByCallsUnderWay,
  type MonthlyCap,
  monthlyCapOf,
  type Reservation,
  reserveSpend,
} from '../../plans/index.ts';
import { type Attempt, askInputOf, type CheckPlan } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { CALL_GRACE_MS } from '../use-cases/reserve-attempt.ts';
import { endChannel } from './end-channel.ts';
import { planSample, type SlicePlan } from './open-slice.ts';
import {
  findNextRetry,
  insertAttempts,
  listDueSamples,
  lockSlice,
  type NewAttempt,
  type OpenSample,
} from './slices.queries.ts';

/** A batch that lost to another transaction, or found the database away, is begun again for this long. */
const BEGIN_AGAIN_MS = 20_000;
/** Money set aside for calls under way falls back when they end: it is looked at again after this long. */
const MONEY_WAIT_MS = 1_500;

export interface BatchCall {
  plan: CheckPlan;
  sample: OpenSample;
  attempt: Attempt;
  /** When the attempt counts as lost. */
  deadline_at: Date;
}

export type Batch =
  /** To be asked now. `hasMore`: others can be asked after it without waiting for a try. */
  | { kind: 'calls'; calls: BatchCall[]; hasMore: boolean }
  /** Whoever is left may be asked again at that moment. */
  | { kind: 'wait'; until: Date }
  /** The user has another plan or cap since the slice was opened: what it asks with is to be read again. */
  | { kind: 'other_plan' }
  /** Nothing left, out of budget or out of the plan: the channel has ended with this, which was told. */
  | { kind: 'ended' }
  /** Cancelled, or another worker's: this slice ends. */
  | { kind: 'over' };

/** The money is not there for all calls of a batch. */
class MoneyIsTight extends Error {}

/** The next calls of a slice, committed; a transaction that lost to another, or found the database away, is repeated. */
export async function nextBatch(services: CheckServices, slice: SlicePlan): Promise<Batch> {
  const begin = (isMoneyTight: boolean): Promise<Batch> =>
    untilDatabaseAnswers(
      () =>
        services.tenant(slice.user_id).transaction((tx) => beginBatch(tx, services, slice, { isMoneyTight })),
      { forMs: BEGIN_AGAIN_MS, log: services.log },
    );
  try {
    return await begin(false);
  } catch (error) {
    if (error instanceof MoneyIsTight) return begin(true);
    throw error;
  }
}

/**
 * Before calls, in one transaction: the slice is still ours, its next samples are picked, their attempts are written
 * and money for them is set aside. Only after its commit may the assistant be asked.
 * @param isMoneyTight takes as many as there is money for; else all or MoneyIsTight is thrown, which undoes the rest.
 */
export async function beginBatch(
  tx: Transaction,
  services: CheckServices,
  slice: SlicePlan,
  { isMoneyTight }: { isMoneyTight: boolean } = { isMoneyTight: false },
): Promise<Batch> {
  const now = services.now();
  const parallel = slice.settings.pace_parallel;
  // One round trip: the second statement runs when the first holds the row.
  const [held, due] = await Promise.all([
    lockSlice(tx, slice),
    listDueSamples(tx, slice, { at: now, limit: parallel + 1 }),
  ]);
  if (held?.state !== 'running' || held.lease_epoch !== slice.epoch) return { kind: 'over' };
  const end = { at: now, channelPauseMs: services.channelPauseMs };
  if (!held.is_in_plan) {
    await endChannel(tx, slice, { state: 'cancelled', stopped_by: 'channel_not_in_plan', ...end });
    return { kind: 'ended' };
  }
  const cap = monthlyCapOf(held, held.own_cap_usd);
  if (held.plan_id !== slice.plan_id || !isDeepStrictEqual(cap, capOf(slice))) return { kind: 'other_plan' };
  if (due.length === 0) {
    const until = await findNextRetry(tx, slice);
    if (until !== null) return { kind: 'wait', until };
    await endChannel(tx, slice, { state: 'done', ...end });
    return { kind: 'ended' };
  }
  const wanted = due.slice(0, parallel).map((sample) => callOf(services, slice, { sample, now }));
  const { calls, refused } = isMoneyTight
    ? await reserveWhatFits(tx, services, wanted)
    : { calls: wanted, refused: null };
  if (calls.length === 0 && refused !== null) {
    if (await isHeldByCallsUnderWay(tx, refused))
      return { kind: 'wait', until: new Date(now.getTime() + MONEY_WAIT_MS) };
    await endChannel(tx, slice, { state: 'budget', stopped_by: capNamed(refused.cap, slice), ...end });
    return { kind: 'ended' };
  }
  // Money last: every call of the installation waits for the day's row.
  const [, outcome] = await Promise.all([
    insertAttempts(tx, calls.map(toAttemptRow)),
    isMoneyTight ? 'reserved' : reserveSpend(tx, reservationOf(services, calls)),
  ]);
  if (outcome !== 'reserved') throw new MoneyIsTight();
  return { kind: 'calls', calls, hasMore: due.length > calls.length };
}

function capOf({ monthly_cap_microdollars, monthly_cap_kind }: SlicePlan): MonthlyCap {
  return { monthly_cap_microdollars, monthly_cap_kind };
}

function callOf(
  services: CheckServices,
  slice: SlicePlan,
  { sample, now }: { sample: OpenSample; now: Date },
): BatchCall {
  const plan = planSample(slice, sample);
  const attempt: Attempt = {
    id: newId(now.getTime()),
    attempt_no: sample.attempts + 1,
    reserved_microdollars: services.assistants[plan.channel].ceiling_microdollars(askInputOf(plan)),
    asked_at: now,
  };
  // By the machine's clock: it is about the process that asks, not about when the question counts.
  const deadline_at = new Date(Date.now() + services.callTimeoutMs + CALL_GRACE_MS);
  return { plan, sample, attempt, deadline_at };
}

function toAttemptRow({ plan, attempt, deadline_at }: BatchCall): NewAttempt {
  const { user_id, run_id, channel, keyword_id, sample_no, epoch } = plan;
  return { user_id, run_id, channel, keyword_id, sample_no, epoch, deadline_at, ...attempt };
}

/** As many calls, in their order, as there is money for, and the first that a cap refused. */
async function reserveWhatFits(
  tx: Transaction,
  services: CheckServices,
  wanted: BatchCall[],
): Promise<{ calls: BatchCall[]; refused: { refused: Reservation; cap: CapReached } | null }> {
  const calls: BatchCall[] = [];
  for (const call of wanted) {
    const reservation = reservationOf(services, [call]);
    const outcome = await reserveSpend(tx, reservation);
    if (outcome !== 'reserved') return { calls, refused: { refused: reservation, cap: outcome } };
    calls.push(call);
  }
  return { calls, refused: null };
}

/** The money to be set aside for calls of one slice, at least one, together. */
function reservationOf(services: CheckServices, calls: BatchCall[]): Reservation {
  const [first] = calls;
  if (first === undefined) throw new Error('money is set aside for at least one call');
  const { plan, attempt } = first;
  return {
    userId: plan.user_id,
    provider: plan.channel,
    amountMicrodollars: calls.reduce((sum, one) => sum + one.attempt.reserved_microdollars, 0),
    at: attempt.asked_at,
    isSimulated: plan.settings.is_simulated,
    monthlyCapMicrodollars: plan.monthly_cap_microdollars,
    dailyLimitMicrodollars: services.dailyLimitMicrodollars,
  };
}
