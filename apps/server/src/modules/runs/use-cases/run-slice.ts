import { setTimeout as sleep } from 'node:timers/promises';
import { AssistantError } from '@answerscope/assistants';
import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { ArrivedAnswer } from '../../checks/index.ts';
import {
  askOnce,
  createAnswerKeeper,
  keepFailure,
  listUnsettled,
  loseAttempt,
  nextTry,
  settleAttempts,
} from '../../checks/index.ts';
import { startNextChannel } from '../end-channel.queries.ts';
import * as messages from '../messages.ts';
import type { RunServices } from '../run.services.ts';
import { announceRun } from '../run-rows.queries.ts';
import { listOlderAttempts, releaseSlice, renewLease, type Slice, shortenLease } from '../slices.queries.ts';
import { createRunAnnouncer, type RunAnnouncer } from './announce-progress.ts';
import { nextBatch, type PermittedCall } from './begin-batch.ts';
import { openSlice } from './open-slice.ts';

/** More than can be in flight on a channel of a run. */
const SAMPLES_MAX = 1_000;
const RENEW_MS = 10_000;
/** How long giving a slice back is tried; after that its lease ends it. */
const LET_GO_MS = 20_000;
/** A longer wait gives the turn to the run's next channel and the worker to others; where others wait, a short one. */
const WAIT_IN_SLICE_MAX_MS = 30_000;
const SHORT_WAIT_MS = 2_000;
/** After this the channel goes to the end of the queue, so that others are served. */
const SLICE_MAX_MS = 4 * 60_000;
/** And after this already when its worker slot is wanted. Each turn costs some statements. */
const TURN_MS = 5_000;
/** How soon permits are asked for again when all calls of an assistant are taken; up to so much more, not all at once. */
const BUSY_WAIT_MS = 500;
const SPREAD_MS = 250;
/** After so long in vain others have the turn: another channel of the run, and whoever waits for this one. */
const IN_VAIN_MS = 2_000;
const TURN_GIVEN_MS = 2_000;
/** From the writing of calls to their sending at most: after that their slice may be another worker's. */
const SEND_WITHIN_MS = 10_000;

/** What a slice has of the process that works on it. */
export interface WorkerSlot {
  /** True while the process has more channels than it should, or others wait for one of its worker slots. */
  isWanted(): boolean;
  /** A slice just taken finds that its assistant may not be asked for so long: others of it would be taken in vain. */
  noPermit(channel: Channel, forMs: number): void;
  /** A call has ended, so there may be a permit for another. */
  permitAgain(channel: Channel): void;
}

/** Nobody else wants it. */
const ALONE: WorkerSlot = { isWanted: () => false, noPermit: () => undefined, permitAgain: () => undefined };

/**
 * Works on one claimed channel of a run: batch after batch, until nothing is left, a wait is too long, its time is up
 * or `stop` asks for an end, which waits for the calls under way. On an error the slice is let go, for whoever looks next.
 */
export async function runSlice(
  services: RunServices,
  slice: Slice,
  stop: AbortSignal,
  slot: WorkerSlot = ALONE,
): Promise<void> {
  const renewing = setInterval(() => {
    // A lease that cannot be renewed runs out; the next batch finds out.
    renewLease(services.servicePool, slice).catch((err: unknown) =>
      services.log.warn({ err, run: slice.run_id }, 'a lease could not be renewed'),
    );
  }, RENEW_MS);
  const announcer = createRunAnnouncer(services, slice);
  try {
    await recoverSlice(services, slice);
    await workOn(services, slice, { stop, slot, announcer });
  } catch (error) {
    // No call of this slice is under way any more: nobody needs to wait for the lease to run out.
    clearInterval(renewing);
    await shortenLease(services.servicePool, slice).catch((err: unknown) =>
      services.log.warn(
        { err, run: slice.run_id },
        'a broken slice could not be let go; its lease will end it',
      ),
    );
    throw error;
  } finally {
    clearInterval(renewing);
    await announcer.close();
  }
}

async function workOn(
  services: RunServices,
  slice: Slice,
  { stop, slot, announcer }: { stop: AbortSignal; slot: WorkerSlot; announcer: RunAnnouncer },
): Promise<void> {
  let plan = await openSlice(services, slice);
  if (plan === null) return;
  const tenant = services.tenant(slice.account_id);
  const answered: Answered = {
    keep: createAnswerKeeper(services),
    ended: () => slot.permitAgain(slice.channel),
    changed: announcer.changed,
  };
  const startMs = Date.now();
  const isOver = () => Date.now() - startMs > (slot.isWanted() ? TURN_MS : SLICE_MAX_MS);
  const rest = (ms: number) => sleep(ms, undefined, { signal: stop }).catch(() => undefined);
  const isTooLong = (ms: number) => ms > (slot.isWanted() ? SHORT_WAIT_MS : WAIT_IN_SLICE_MAX_MS);
  /** Others may want the turn in the middle of it. */
  const waitABit = (ms: number) => rest(Math.min(Math.max(ms, 1), SHORT_WAIT_MS));
  let inVainSinceMs: number | null = null;
  while (!stop.aborted && !isOver()) {
    const batch = await nextBatch(services, plan);
    if (batch.kind === 'ended') announcer.told();
    if (batch.kind === 'ended' || batch.kind === 'over') return;
    if (batch.kind === 'other_plan') {
      plan = await openSlice(services, slice);
      if (plan === null) return;
      continue;
    }
    if (batch.kind === 'no_permit') {
      if (inVainSinceMs === null) slot.noPermit(slice.channel, batch.wait_ms);
      inVainSinceMs ??= Date.now();
      const isInVain = batch.because === 'busy' && Date.now() - inVainSinceMs > IN_VAIN_MS;
      const spreadMs = Math.random() * SPREAD_MS;
      // Nothing of it is under way, so its worker slot does nothing.
      if (slot.isWanted() || isInVain || isTooLong(batch.wait_ms))
        return defer(services, slice, Math.max(batch.wait_ms, TURN_GIVEN_MS) + spreadMs);
      await waitABit(Math.max(batch.wait_ms, BUSY_WAIT_MS) + spreadMs);
      continue;
    }
    inVainSinceMs = null;
    if (batch.kind === 'wait') {
      const waitMs = batch.until.getTime() - services.now().getTime();
      if (isTooLong(waitMs)) return defer(services, slice, waitMs);
      await waitABit(waitMs);
      continue;
    }
    const endedMs = await askBatch(services, batch.calls, answered);
    // From the end of the last call, not of storing its answer: pace is what providers see.
    const pauseMs = plan.settings.pace_pause_ms - (performance.now() - endedMs);
    if (batch.hasMore && pauseMs > 0) await rest(pauseMs);
  }
  await tenant.transaction((tx) => releaseSlice(tx, slice));
}

/** What is done with the answers of a slice. */
interface Answered {
  keep(arrived: ArrivedAnswer): Promise<void>;
  /** A call has ended and is not stored yet. */
  ended(): void;
  /** Tells of progress. */
  changed(): void;
}

/** Resolves when all outcomes are stored, with the moment at which the last call ended, by `performance.now()`. */
async function askBatch(services: RunServices, calls: PermittedCall[], answered: Answered): Promise<number> {
  let lastEndedMs = 0;
  const ended = await Promise.allSettled(
    calls.map(async (call) => {
      const endedMs = await askCall(services, call, answered);
      lastEndedMs = Math.max(lastEndedMs, endedMs);
      answered.changed();
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return lastEndedMs;
}

/** Asks and stores what came; resolves with the moment at which the call had ended. */
async function askCall(services: RunServices, call: PermittedCall, answered: Answered): Promise<number> {
  const { plan, sample, attempt, permit } = call;
  const asked = { plan, attempt };
  const outcome = isTooLate(call) ? await giveUp(call) : await askOnce(services, plan, permit);
  const endedMs = performance.now();
  answered.ended();
  if (!(outcome instanceof AssistantError)) {
    await answered.keep({ ...asked, answer: outcome });
    return endedMs;
  }
  const { refusals, unknown_outcomes, retry_until } = sample;
  const times = { asked_at: attempt.asked_at, now: services.now() };
  const retry = nextTry(outcome, { refusals, unknown_outcomes, retry_until }, times);
  await keepFailure(services, asked, {
    error: outcome,
    isFinal: retry === null,
    ...(retry === null ? {} : { retry }),
  });
  return endedMs;
}

function isTooLate({ begun_ms }: PermittedCall): boolean {
  return performance.now() - begun_ms > SEND_WITHIN_MS;
}

/** What was not sent because this process stood still: another worker may have asked it meanwhile. */
async function giveUp({ plan: { channel }, permit }: PermittedCall): Promise<AssistantError> {
  // A slot that cannot be given back now is given back later.
  await permit.release().catch(() => undefined);
  return new AssistantError({
    channel,
    code: 'overloaded',
    message: messages.processStoodStill({ assistant: CHANNEL_LABELS[channel] }),
    retryable: true,
    surely_not_billed: true,
  });
}

/**
 * Calls of a worker that held the slice before and is gone: booked as spent, their samples asked once more. What it
 * had stored and not settled is settled.
 */
export async function recoverSlice(services: RunServices, slice: Slice): Promise<void> {
  const tenant = services.tenant(slice.account_id);
  for (const older of await tenant.transaction((tx) => listOlderAttempts(tx, slice))) {
    const lost = await tenant.transaction((tx) => loseAttempt(tx, older, services.now()));
    if (lost === null) continue;
    services.metrics.lostAttempts.inc({ channel: lost.channel });
    services.metrics.spentMicrodollars.inc({ channel: lost.channel }, lost.reserved_microdollars);
    services.log.warn({ run: slice.run_id, attempt: lost.id }, 'a call was lost with its worker');
  }
  const unsettled = await tenant.transaction((tx) => listUnsettled(tx, { slice, limit: SAMPLES_MAX }));
  await settleAttempts(services.servicePool, unsettled);
}

/** Gives the slice back for so long, and its turn to the next channel of the run. */
async function defer(services: RunServices, slice: Slice, waitMs: number): Promise<void> {
  services.metrics.runWaits.inc({ channel: slice.channel });
  const letGo = () =>
    services.tenant(slice.account_id).transaction(async (tx) => {
      if (!(await releaseSlice(tx, slice, waitMs))) return;
      // The run before its next channel, as where a channel ends.
      await announceRun(tx, slice);
      await startNextChannel(tx, slice, await services.channelPauseMs(tx));
    });
  await untilDatabaseAnswers(letGo, { forMs: LET_GO_MS, log: services.log });
}
