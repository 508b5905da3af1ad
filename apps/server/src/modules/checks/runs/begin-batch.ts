import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { reserveSpend } from '../../plans/index.ts';
import { type Attempt, askInputOf, type CheckPlan } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { lockRunChannel } from '../checks.queries.ts';
import { CALL_GRACE_MS } from '../use-cases/reserve-attempt.ts';
import { endChannel } from './end-channel.ts';
import { planSample, type SlicePlan } from './open-slice.ts';
import { findNextRetry, insertAttempts, listDueSamples, type OpenSample } from './slices.queries.ts';

export interface BatchCall {
  plan: CheckPlan;
  sample: OpenSample;
  attempt: Attempt;
}

export type Batch =
  /** To be asked now. `hasMore`: others can be asked after it without waiting for a try. */
  | { kind: 'calls'; calls: BatchCall[]; hasMore: boolean }
  /** Whoever is left may be asked again at that moment. */
  | { kind: 'wait'; until: Date }
  /** Nothing left, out of budget, cancelled, or another worker's: this slice ends. */
  | { kind: 'over' };

/**
 * Before calls, in one transaction: the slice is still ours, its next samples are picked, money for them is set aside
 * and their attempts are written. Only after its commit may the assistant be asked.
 */
export async function beginBatch(tx: Transaction, services: CheckServices, slice: SlicePlan): Promise<Batch> {
  const now = services.now();
  const held = await lockRunChannel(tx, slice);
  if (held?.state !== 'running' || held.lease_epoch !== slice.epoch) return { kind: 'over' };
  const parallel = slice.settings.pace_parallel;
  const due = await listDueSamples(tx, slice, { at: now, limit: parallel + 1 });
  const end = { at: now, channelPauseMs: services.channelPauseMs };
  if (due.length === 0) {
    const until = await findNextRetry(tx, slice);
    if (until !== null) return { kind: 'wait', until };
    await endChannel(tx, slice, { state: 'done', ...end });
    return { kind: 'over' };
  }
  const wanted = due.slice(0, parallel).map((sample): BatchCall => {
    const plan = planSample(slice, sample);
    const reserved_microdollars = services.assistants[plan.channel].ceiling_microdollars(askInputOf(plan));
    const attempt_no = sample.attempts + 1;
    return {
      plan,
      sample,
      attempt: { id: newId(now.getTime()), attempt_no, reserved_microdollars, asked_at: now },
    };
  });
  const calls = await reserveWhatFits(tx, services, wanted);
  if (calls.length === 0) {
    await endChannel(tx, slice, { state: 'budget', ...end });
    return { kind: 'over' };
  }
  // By the machine's clock: it is about the process that asks, not about when the question counts.
  const deadline_at = new Date(Date.now() + services.callTimeoutMs + CALL_GRACE_MS);
  await insertAttempts(
    tx,
    calls.map(({ plan, attempt }) => ({
      user_id: plan.user_id,
      run_id: plan.run_id,
      channel: plan.channel,
      keyword_id: plan.keyword_id,
      sample_no: plan.sample_no,
      epoch: plan.epoch,
      state: 'asking',
      deadline_at,
      ...attempt,
    })),
  );
  return { kind: 'calls', calls, hasMore: due.length > calls.length };
}

/** Money for all of them at once where it is there, else for as many as there is money for. */
async function reserveWhatFits(
  tx: Transaction,
  services: CheckServices,
  calls: BatchCall[],
): Promise<BatchCall[]> {
  const amounts = calls.map(({ attempt }) => attempt.reserved_microdollars);
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (await reserve(tx, services, calls[0], all)) return calls;
  const fitting: BatchCall[] = [];
  for (const call of calls) {
    if (!(await reserve(tx, services, call, call.attempt.reserved_microdollars))) break;
    fitting.push(call);
  }
  return fitting;
}

async function reserve(
  tx: Transaction,
  services: CheckServices,
  call: BatchCall | undefined,
  amountMicrodollars: number,
): Promise<boolean> {
  if (call === undefined) return false;
  const { plan, attempt } = call;
  const outcome = await reserveSpend(tx, {
    userId: plan.user_id,
    provider: plan.channel,
    amountMicrodollars,
    at: attempt.asked_at,
    monthlyCapMicrodollars: plan.monthly_cap_microdollars,
    dailyLimitMicrodollars: services.dailyLimitMicrodollars,
  });
  return outcome === 'reserved';
}
