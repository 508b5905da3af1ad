import { type AppError, appError } from '@answerscope/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { formatDollars } from '../../../lib/money.ts';
import { type ReservationOutcome, reserveSpend } from '../../plans/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.ts';
import { check_attempts, run_channels } from '../checks.tables.ts';

/** How long after its time-out a call may still be answered by whoever sent it. */
const GRACE_MS = 30_000;

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
  await lockRunChannel(tx, plan);
  const outcome = await reserveSpend(tx, {
    userId: plan.user_id,
    provider: plan.channel,
    amountMicrodollars: input.ceilingMicrodollars,
    at: now,
    monthlyCapMicrodollars: plan.monthly_cap_microdollars,
    dailyLimitMicrodollars: input.dailyLimitMicrodollars,
  });
  if (outcome !== 'reserved') throw budgetReached(outcome, plan, input.dailyLimitMicrodollars);
  const attempt: Attempt = {
    id: newId(now.getTime()),
    attempt_no: input.attemptNo,
    reserved_microdollars: input.ceilingMicrodollars,
    asked_at: now,
  };
  await tx.insert(check_attempts).values({
    user_id: plan.user_id,
    run_id: plan.run_id,
    channel: plan.channel,
    keyword_id: plan.keyword_id,
    sample_no: plan.sample_no,
    epoch: plan.epoch,
    state: 'asking',
    deadline_at: new Date(now.getTime() + input.timeoutMs + GRACE_MS),
    ...attempt,
  });
  return attempt;
}

async function lockRunChannel(tx: Transaction, plan: CheckPlan): Promise<void> {
  const rows = await tx
    .select({ state: run_channels.state, lease_epoch: run_channels.lease_epoch })
    .from(run_channels)
    .where(
      and(
        eq(run_channels.user_id, plan.user_id),
        eq(run_channels.run_id, plan.run_id),
        eq(run_channels.channel, plan.channel),
      ),
    )
    .for('update');
  const row = rows[0];
  if (row?.state !== 'running' || row.lease_epoch !== plan.epoch) {
    throw appError('CONFLICT', { details: { reason: 'run_taken_over' } });
  }
  await tx
    .update(run_channels)
    .set({ lease_until: sql`now() + interval '180 seconds'` })
    .where(
      and(
        eq(run_channels.user_id, plan.user_id),
        eq(run_channels.run_id, plan.run_id),
        eq(run_channels.channel, plan.channel),
      ),
    );
}

function budgetReached(
  outcome: Exclude<ReservationOutcome, 'reserved'>,
  plan: CheckPlan,
  dailyLimitMicrodollars: number,
): AppError {
  if (outcome === 'monthly_budget') {
    const cap = formatDollars(plan.monthly_cap_microdollars ?? 0);
    return appError('PAYMENT_REQUIRED', {
      message: `This check would pass your monthly budget of ${cap} for assistants' answers.`,
      details: { reason: 'monthly_budget' },
    });
  }
  return appError('PAYMENT_REQUIRED', {
    message: `This check would pass this installation's daily limit of ${formatDollars(dailyLimitMicrodollars)} for assistants' answers. Please try again tomorrow.`,
    details: { reason: 'daily_limit' },
  });
}
