import { appError, type Channel, type ResumeRun, type Run } from '@answerscope/contract';
import { and, eq } from 'drizzle-orm';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { check_run_items } from '../../checks/checks.tables.ts';
import type { RunRow } from '../../checks/index.ts';
import { getPlan } from '../../plans/index.ts';
import { refuseEarlyRefresh } from '../../refreshes/index.ts';
import * as messages from '../messages.ts';
import { countReopened, narrowScope, reopenChannel, reopenItems } from '../reopen.queries.ts';
import type { RunContext, RunServices } from '../run.services.ts';
import { findBackgroundRun } from '../run-progress.queries.ts';
import { announceRun, lockChannels, lockRun, type RunKey, reopenRun } from '../run-rows.queries.ts';
import { refuseSecondRun } from './write-run.ts';

/** Answers of one run are to be of about one time: a report is made of them. */
const RESUME_WITHIN_DAYS = 31;

/**
 * A run that was cancelled, ran out of budget or failed goes on with what it has not asked, as the same run with the
 * settings of its start. One that is running or done stays as it is.
 * @throws NOT_FOUND; CONFLICT when another run is under way on one of its channels, it is too old, or its answers are simulated where
 * those of now are real, or the other way round; CONFLICT for failed keywords of one that is done;
 * PAYMENT_REQUIRED when the plan no longer includes a channel; RATE_LIMIT_EXCEEDED where the period is enforced and others
 * were asked so much that the whole run could not be started beside them
 */
export async function resumeRun(ctx: RunContext, input: ResumeRun): Promise<Run> {
  const { services, accountId: account_id } = ctx;
  const run = await ctx.db.transaction(async (tx) => {
    // As for a start: its lock makes starts and resumptions of one user wait for each other.
    const profile = await getProfileRow(tx, account_id, { lock: true });
    if ((await findBackgroundRun(tx, account_id, input.id)) === null) throw notFound();
    await reopen(tx, services, { profile, input });
    return orNotFound(await findBackgroundRun(tx, account_id, input.id));
  });
  services.wakeRuns();
  return run;
}

async function reopen(
  tx: Transaction,
  services: RunServices,
  { profile, input }: { profile: ProfileRow; input: ResumeRun },
): Promise<void> {
  const key = { account_id: profile.account_id, run_id: input.id };
  const channels = (await lockChannels(tx, key)).filter(({ state }) => state !== 'done');
  const run = await lockRun(tx, key);
  if (run?.state === 'done' && input.retry_failed) await refuseFailedAgain(tx, key);
  if (run === null || run.state === 'running' || run.state === 'done') return;
  refuseOldRun(run, services.now());
  const names = channels.map(({ channel }) => channel);
  const { ranking_refresh_frequency_hours: frequency_hours } = await planOf(tx, profile, names);
  await refuseSecondRun(tx, key.account_id, names);
  for (const [index, { channel }] of channels.entries()) {
    await reopenItems(tx, { ...key, channel }, { failed: input.retry_failed });
    await narrowScope(tx, { ...key, channel });
    await refuseTooMuch(tx, services, { profile, run, channel, frequency_hours });
    await reopenChannel(tx, { ...key, channel }, index === 0 ? 'ready' : 'waiting');
  }
  await reopenRun(tx, key);
  await announceRun(tx, key);
}

function refuseOldRun(run: RunRow, now: Date): void {
  const days = (now.getTime() - run.created_at.getTime()) / (24 * 3_600_000);
  if (days <= RESUME_WITHIN_DAYS) return;
  throw appError('CONFLICT', {
    message: messages.checkTooOld({ days: RESUME_WITHIN_DAYS }),
    details: { reason: 'run_too_old' },
  });
}

/** What a done run has found stands in its reports, which never change. */
async function refuseFailedAgain(tx: Transaction, { account_id, run_id }: RunKey): Promise<void> {
  const { account_id: owner, run_id: of, state } = check_run_items;
  const failed = await tx.$count(
    check_run_items,
    and(eq(owner, account_id), eq(of, run_id), eq(state, 'failed')),
  );
  if (failed === 0) return;
  throw appError('CONFLICT', {
    message: messages.checkDone,
    details: { reason: 'run_done' },
  });
}

/** The plan of now. @throws PAYMENT_REQUIRED when it does not include a channel */
async function planOf(tx: Transaction, profile: ProfileRow, channels: Channel[]) {
  const plan = await getPlan(tx, profile.plan_id);
  if (channels.every((channel) => plan.allowed_channels.includes(channel))) return plan;
  throw appError('PAYMENT_REQUIRED', {
    message: messages.planLacksAssistantsOfCheck,
    details: { reason: 'channel_not_in_plan' },
  });
}

/**
 * A run that goes on is a start of all that it will have asked: else one that is kept back would pass an enforced
 * period. Its own answers count once, as part of it; a full one that was completed since its start takes its place.
 */
async function refuseTooMuch(
  tx: Transaction,
  services: RunServices,
  {
    profile,
    run,
    channel,
    frequency_hours,
  }: { profile: ProfileRow; run: RunRow; channel: Channel; frequency_hours: number },
): Promise<void> {
  const { open, covered, active } = await countReopened(tx, {
    account_id: run.account_id,
    run_id: run.id,
    channel,
  });
  if (open === 0) return;
  await refuseEarlyRefresh(tx, {
    account_id: run.account_id,
    channels: [channel],
    frequency_hours,
    time_zone: profile.time_zone,
    keywords: covered,
    active_keywords: active,
    now: services.now(),
    resumed: { run_id: run.id, created_at: run.created_at },
  });
}
