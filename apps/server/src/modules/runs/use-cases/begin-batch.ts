import { isDeepStrictEqual } from 'node:util';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { type Attempt, askInputOf, CALL_GRACE_MS, type CheckPlan } from '../../checks/index.ts';
import {
  type CapReached,
  capNamed,
  isReservedByCallsUnderWay,
  type MonthlyCap,
  monthlyCapOf,
  type Reservation,
  reserveSpend,
} from '../../plans/index.ts';
import type { GrantedPermit, Refusal } from '../../providers/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { RunServices } from '../run.services.ts';
import {
  areAttemptsWritten,
  findNextRetry,
  insertAttempts,
  listDueSamples,
  lockSlice,
  type NewAttempt,
  type OpenSample,
} from '../slices.queries.ts';
import { endChannel } from './end-channel.ts';
import { planSample, type SlicePlan } from './open-slice.ts';

/** A batch that lost to another transaction, or found the database away, is begun again for this long. */
const BEGIN_AGAIN_MS = 20_000;
/** Money set aside for calls under way falls back when they end: it is looked at again after this long. */
const MONEY_WAIT_MS = 1_500;

export interface BatchCall {
  plan: CheckPlan;
  sample: OpenSample;
  attempt: Attempt;
}

/** A call that has its permit: who asks with it gives it back. */
export interface PermittedCall extends BatchCall {
  permit: GrantedPermit;
  /** When the calls were about to be written, by `performance.now()`. */
  begun_ms: number;
}

type BegunBatch =
  /** To be asked now. `hasMore`: others can be asked after it without waiting for a try. */
  | { kind: 'calls'; calls: BatchCall[]; hasMore: boolean }
  /** Whoever is left may be asked again at that moment. */
  | { kind: 'wait'; until: Date }
  /** The assistant may not be asked for so long, or its calls are all taken. */
  | { kind: 'no_permit'; wait_ms: number; because: Refusal['because'] }
  /** The user has another plan or cap since the slice was opened: what it asks with is to be read again. */
  | { kind: 'other_plan' }
  /** Nothing left, out of budget or out of the plan: the channel has ended with this, which was told. */
  | { kind: 'ended' }
  /** Cancelled, or another worker's: this slice ends. */
  | { kind: 'over' };

export type Batch =
  | Exclude<BegunBatch, { kind: 'calls' }>
  | { kind: 'calls'; calls: PermittedCall[]; hasMore: boolean };

/** The money is not there for all calls of a batch. */
class MoneyIsTight extends Error {}

/** Permits for so many calls, those of earlier tries counted; `refused` says why there is none. */
type TopUpLeave = (wanted: number) => Promise<{ granted: number; refused: Refusal | null }>;

interface Beginning {
  /** Takes as many as there is money for; else all or MoneyIsTight is thrown, which undoes the rest. */
  isMoneyTight: boolean;
  topUp: TopUpLeave;
  /** Calls of a try before, whose commit may have succeeded unheard. */
  earlier: BatchCall[];
}

const WITHOUT_LIMITS: Beginning = {
  isMoneyTight: false,
  topUp: async (wanted) => ({ granted: wanted, refused: null }),
  earlier: [],
};

/**
 * The next calls of a slice, with a permit for each, committed; a transaction that lost to another, or found the database
 * away, is repeated. Permits come first: a call that waits for one is not yet an attempt, costs nothing when its process
 * dies and keeps no money from others.
 */
export async function nextBatch(services: RunServices, slice: SlicePlan): Promise<Batch> {
  const permits: GrantedPermit[] = [];
  let earlier: BatchCall[] = [];
  let begunMs = 0;
  const begin = (isMoneyTight: boolean): Promise<BegunBatch> =>
    untilDatabaseAnswers(
      async () => {
        // Before the transaction: whoever renews this slice's lease waits for its row on a connection of the same pool.
        const take = await services.assistants[slice.channel].readLimits();
        const topUp: TopUpLeave = async (wanted) => {
          const taken = await take(Math.max(0, wanted - permits.length));
          permits.push(...taken.permits);
          return { granted: permits.length, refused: taken.refused };
        };
        return services.tenant(slice.account_id).transaction(async (tx) => {
          begunMs = performance.now();
          const batch = await beginBatch(tx, services, slice, { isMoneyTight, topUp, earlier });
          if (batch.kind === 'calls') earlier = batch.calls;
          return batch;
        });
      },
      { forMs: BEGIN_AGAIN_MS, log: services.log },
    );
  let used = 0;
  try {
    const batch = await begin(false).catch((error: unknown) => {
      if (error instanceof MoneyIsTight) return begin(true);
      throw error;
    });
    if (batch.kind !== 'calls') return batch;
    const calls = batch.calls.flatMap((call, at): PermittedCall[] => {
      const permit = permits[at];
      return permit === undefined ? [] : [{ ...call, permit, begun_ms: begunMs }];
    });
    if (calls.length < batch.calls.length) throw new Error('a call was begun without a permit');
    used = calls.length;
    return { ...batch, calls };
  } finally {
    for (const permit of permits.slice(used))
      permit
        .release()
        .catch((err: unknown) => services.log.warn({ err }, 'permits could not be given back yet'));
  }
}

/**
 * Before calls, in one transaction: the slice is still ours, its next samples are picked, permits to ask about them are
 * taken, their attempts are written and money for them is set aside. Only after its commit may the assistant be asked.
 */
export async function beginBatch(
  tx: Transaction,
  services: RunServices,
  slice: SlicePlan,
  { isMoneyTight, topUp, earlier }: Beginning = WITHOUT_LIMITS,
): Promise<BegunBatch> {
  const now = services.now();
  const parallel = slice.settings.pace_parallel;
  // One round trip: the other statements run when the first holds the row.
  const [held, due, dailyLimit] = await Promise.all([
    lockSlice(tx, slice),
    listDueSamples(tx, slice, { at: now, limit: parallel + 1 }),
    getDailyLimit(tx, services.dailyLimitMicrodollars),
  ]);
  if (held?.state !== 'running' || held.lease_epoch !== slice.epoch) return { kind: 'over' };
  if (earlier.length > 0 && (await areAttemptsWritten(tx, earlier.map(toAttemptKey))))
    return { kind: 'calls', calls: earlier, hasMore: due.length > 0 };
  const end = { at: now, channelPauseMs: services.channelPauseMs, webhooks: services.webhooks };
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
  const asked = due.slice(0, parallel);
  const { granted, refused: noPermit } = await topUp(asked.length);
  if (granted === 0 && noPermit !== null)
    return { kind: 'no_permit', wait_ms: noPermit.wait_ms, because: noPermit.because };
  const wanted = asked.slice(0, granted).map((sample) => callOf(services, slice, { sample, now }));
  const { calls, refused } = isMoneyTight
    ? await reserveWhatFits(tx, dailyLimit, wanted)
    : { calls: wanted, refused: null };
  if (calls.length === 0 && refused !== null) {
    if (await isReservedByCallsUnderWay(tx, refused))
      return { kind: 'wait', until: new Date(now.getTime() + MONEY_WAIT_MS) };
    await endChannel(tx, slice, { state: 'budget', stopped_by: capNamed(refused.cap, slice), ...end });
    return { kind: 'ended' };
  }
  // Money last: every call of the installation waits for the day's row.
  const [, outcome] = await Promise.all([
    insertAttempts(tx, calls.map(toAttemptRow), services.callTimeoutMs + CALL_GRACE_MS),
    isMoneyTight ? 'reserved' : reserveSpend(tx, reservationOf(dailyLimit, calls)),
  ]);
  if (outcome !== 'reserved') throw new MoneyIsTight();
  return { kind: 'calls', calls, hasMore: due.length > calls.length };
}

function capOf({ monthly_cap_microdollars, monthly_cap_kind }: SlicePlan): MonthlyCap {
  return { monthly_cap_microdollars, monthly_cap_kind };
}

function callOf(
  services: RunServices,
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
  return { plan, sample, attempt };
}

function toAttemptRow({ plan, attempt }: BatchCall): NewAttempt {
  const { account_id, run_id, channel, keyword_id, sample_no, epoch } = plan;
  return { account_id, run_id, channel, keyword_id, sample_no, epoch, ...attempt };
}

function toAttemptKey({ plan, attempt }: BatchCall): { account_id: AccountId; id: string } {
  return { account_id: plan.account_id, id: attempt.id };
}

/** As many calls, in their order, as there is money for, and the first that a cap refused. */
async function reserveWhatFits(
  tx: Transaction,
  dailyLimitMicrodollars: number,
  wanted: BatchCall[],
): Promise<{ calls: BatchCall[]; refused: { refused: Reservation; cap: CapReached } | null }> {
  const calls: BatchCall[] = [];
  for (const call of wanted) {
    const reservation = reservationOf(dailyLimitMicrodollars, [call]);
    const outcome = await reserveSpend(tx, reservation);
    if (outcome !== 'reserved') return { calls, refused: { refused: reservation, cap: outcome } };
    calls.push(call);
  }
  return { calls, refused: null };
}

/** The money to be set aside for calls of one slice, at least one, together. */
function reservationOf(dailyLimitMicrodollars: number, calls: BatchCall[]): Reservation {
  const [first] = calls;
  if (first === undefined) throw new Error('money is set aside for at least one call');
  const { plan, attempt } = first;
  return {
    accountId: plan.account_id,
    provider: plan.channel,
    amountMicrodollars: calls.reduce((sum, one) => sum + one.attempt.reserved_microdollars, 0),
    at: attempt.asked_at,
    monthlyCapMicrodollars: plan.monthly_cap_microdollars,
    dailyLimitMicrodollars,
  };
}
