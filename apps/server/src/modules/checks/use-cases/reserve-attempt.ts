import { type AppError, appError } from '@answerscope/contract';
import { fromNow } from '../../../database/columns.ts';
import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { formatDollars } from '../../../lib/money.ts';
import {
  type CapReached,
  capNamed,
  isReservedByCallsUnderWay,
  type Reservation,
  reserveSpend,
} from '../../plans/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.shapes.ts';
import { extendLease, insertAttempt, lockRunChannel } from '../checks.queries.ts';
import * as messages from '../messages.ts';

/** How long after its time-out a call may still be answered by whoever sent it. */
export const CALL_GRACE_MS = 30_000;
/** How long after that a single check may wait before its next call. */
const RETRY_WAIT_MS = 60_000;

/**
 * Before a call: money set aside and the attempt written, in the caller's transaction. Only after its commit may the
 * assistant be asked. @throws PAYMENT_REQUIRED naming the cap; CONFLICT when the run is no longer ours.
 */
export async function reserveAttempt(
  tx: Transaction,
  input: {
    plan: CheckPlan;
    attemptNo: number;
    ceilingMicrodollars: number;
    dailyLimitMicrodollars: number;
    timeoutMs: number;
    now: Date;
  },
): Promise<Attempt> {
  const { plan, now } = input;
  const runChannel = await lockRunChannel(tx, plan);
  if (runChannel?.state !== 'running' || runChannel.lease_epoch !== plan.epoch) {
    throw appError('CONFLICT', { details: { reason: 'run_taken_over' } });
  }
  const withinMs = input.timeoutMs + CALL_GRACE_MS;
  await extendLease(tx, plan, withinMs + RETRY_WAIT_MS);
  const reservation: Reservation = {
    accountId: plan.account_id,
    provider: plan.channel,
    amountMicrodollars: input.ceilingMicrodollars,
    at: now,
    monthlyCapMicrodollars: plan.monthly_cap_microdollars,
    dailyLimitMicrodollars: input.dailyLimitMicrodollars,
  };
  const outcome = await reserveSpend(tx, reservation);
  if (outcome !== 'reserved') {
    const isReserved = await isReservedByCallsUnderWay(tx, { refused: reservation, cap: outcome });
    throw budgetReached(outcome, plan, { dailyLimitMicrodollars: input.dailyLimitMicrodollars, isReserved });
  }
  const attempt: Attempt = {
    id: newId(now.getTime()),
    attempt_no: input.attemptNo,
    reserved_microdollars: input.ceilingMicrodollars,
    asked_at: now,
  };
  await insertAttempt(tx, {
    account_id: plan.account_id,
    run_id: plan.run_id,
    channel: plan.channel,
    keyword_id: plan.keyword_id,
    sample_no: plan.sample_no,
    epoch: plan.epoch,
    state: 'asking',
    is_settled: false,
    deadline_at: fromNow(withinMs),
    ...attempt,
  });
  return attempt;
}

/** What answers under way may leave of their ceilings suffices perhaps: it falls back when they come. */
const RESERVED = messages.reservedByQuestionsUnderWay;

/** @param of `isReserved`: only money set aside for calls under way is in the way */
function budgetReached(
  outcome: CapReached,
  plan: CheckPlan,
  { dailyLimitMicrodollars, isReserved }: { dailyLimitMicrodollars: number; isReserved: boolean },
): AppError {
  const reason = capNamed(outcome, plan);
  if (reason !== 'daily_limit') {
    const cap = formatDollars(plan.monthly_cap_microdollars ?? 0);
    const passes = messages.passesMonthlyCap({ whose: reason === 'own_cap' ? 'own' : 'plan', cap });
    return appError('PAYMENT_REQUIRED', {
      message: isReserved ? `${passes} ${RESERVED}` : passes,
      details: { reason },
    });
  }
  const passes = messages.passesDailyLimit({ limit: formatDollars(dailyLimitMicrodollars) });
  return appError('PAYMENT_REQUIRED', {
    message: `${passes} ${isReserved ? RESERVED : messages.tryTomorrow}`,
    details: { reason },
  });
}
