import { setTimeout as sleep } from 'node:timers/promises';
import { startAssistantSimulator } from '@answerscope/assistant-simulator';
import { createAssistants } from '@answerscope/assistants';
import { AppError } from '@answerscope/contract';
import { publishEvent } from './events/publish-event.ts';
import { createMetrics } from './http/metrics.ts';
import { findDemonstrationAccount } from './modules/accounts/index.ts';
import { tellOfNewestResult } from './modules/checks/index.ts';
import { withoutControl } from './modules/providers/index.ts';
import { type HeldReports, tellOfNewestReport, writeDueReports } from './modules/reports/index.ts';
import {
  completeRun,
  countCutRuns,
  findNewestScheduledRun,
  finishHeldRun,
  holdOpenRuns,
  listOpenScheduledRuns,
  type RunServices,
} from './modules/runs/index.ts';
import { type Services, simulatedProviders } from './services.ts';

export const HISTORY_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** Each day's check of all keywords begins at this time of the day, UTC. */
const DAILY_AT_MS = 6 * 3_600_000;
/** What passes on the moved clock whenever it is read, unless more has passed in this process: waits end on it, too. */
const TICK_MS = 40;
/** From the begin of a day's check to what is left of it on the moved clock: it takes seconds. */
const LEFT_AFTER_MS = 60_000;
/** A person may have a check of the same channels under way. */
const BUSY_RETRY_MS = 1_000;
/** How often open pages read what is there of the past so far. */
const TELL_EVERY_MS = 2_000;
/** The past is simulated and comes at once: the limit of real money in a day would leave days out. */
const UNLIMITED_MICRODOLLARS = Number.MAX_SAFE_INTEGER;

/**
 * Gives the demonstration account a check of all its keywords for each of the `days` before it was made: real runs and
 * reports through the real wire formats, on a clock that is moved. Goes on where an earlier start was cut off: a day
 * that was left half-way is finished on its own day. Browsers
 * hear no news of it but its end; meanwhile they are only made to read again, now and then.
 * @param held is called when what was left is held: no worker on another clock can take it over, and the engine may be started.
 * @param restMs before the first new day, so that the first page is served before the processors are busy
 * @returns how many days were added or finished
 */
export async function writeDemonstrationHistory(
  services: Services,
  {
    days = HISTORY_DAYS,
    restMs = 0,
    tellEveryMs = TELL_EVERY_MS,
    stop,
    held,
  }: {
    days?: number;
    restMs?: number;
    tellEveryMs?: number;
    stop: AbortSignal;
    held?: () => void;
  },
): Promise<number> {
  const account = await findDemonstrationAccount(services.database.authPool);
  if (account === null) return 0;
  const { userId } = account;
  const startedMs = Date.now();
  const madeOn = startOfDay(account.createdAt);
  const left = await holdOpenRuns(services.checks, userId, new Date(madeOn));
  held?.();
  const newest = await services.checks.tenant(userId).transaction((tx) => findNewestScheduledRun(tx, userId));
  const first = madeOn - days * DAY_MS;
  const from = newest === null ? first : Math.max(first, startOfDay(newest.created_at) + DAY_MS);
  if (from >= madeOn && left.length === 0) return 0;

  let clockMs = from;
  let readMs = performance.now();
  const moveTo = (ms: number): void => {
    clockMs = ms;
    readMs = performance.now();
  };
  const simulator = await startAssistantSimulator({ host: '127.0.0.1', now: () => new Date(clockMs) });
  const { openai, claude, gemini, perplexity } = createAssistants(
    simulatedProviders((channel) => simulator.baseUrls[channel]),
  );
  const checks = {
    ...services.checks,
    heldReports: holdPresentReports(services),
    dailyLimitMicrodollars: UNLIMITED_MICRODOLLARS,
    assistants: {
      openai: withoutControl(openai),
      claude: withoutControl(claude),
      gemini: withoutControl(gemini),
      perplexity: withoutControl(perplexity),
    },
    // The past is not what this process does now: it stays out of the installation's measurements.
    metrics: createMetrics(),
    channelPauseMs: 0,
    now: () => {
      moveTo(clockMs + Math.max(TICK_MS, performance.now() - readMs));
      return new Date(clockMs);
    },
    introduceBrand: (brand) => simulator.addTrackedBrand(brand),
  } satisfies RunServices & { heldReports: HeldReports };
  let added = 0;
  let toldMs = performance.now();
  const dayIsThere = async (): Promise<void> => {
    added += 1;
    if (performance.now() - toldMs < tellEveryMs) return;
    toldMs = performance.now();
    await services.checks.tenant(userId).transaction((tx) => tellOfNewestResult(tx, userId));
  };
  try {
    for (const run of left) {
      moveTo(run.created_at.getTime() + LEFT_AFTER_MS);
      await finishHeldRun(checks, run, stop);
      await writeDueReports(checks);
      await dayIsThere();
    }
    await sleep(restMs, undefined, { signal: stop }).catch(() => undefined);
    for (let day = from; day < madeOn && !stop.aborted; day += DAY_MS) {
      moveTo(day + DAILY_AT_MS);
      await whenFree(() => completeRun(checks, userId, stop), stop);
      await writeDueReports(checks);
      await dayIsThere();
    }
  } finally {
    await simulator.stop();
  }
  if (!stop.aborted) await tellOfPast(services, userId);
  const span = {
    from: new Date(Math.min(from, ...left.map((run) => run.created_at.getTime()))),
    before: new Date(madeOn),
  };
  const cut = await services.checks.tenant(userId).transaction((tx) => countCutRuns(tx, userId, span));
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  const end = stop.aborted ? 'was cut off, the next start goes on with it' : 'was written';
  services.log.info(
    { days: added, ...(cut > 0 && { days_cut_short: cut }), seconds },
    `the demonstration history ${end}: ${added} days in ${seconds} s`,
  );
  return added;
}

/**
 * While the past of the demonstration account is being written, reports on its present wait for it: each is compared
 * with the one before for good.
 */
export function holdPresentReports(services: Services): HeldReports {
  let isWritten = !services.config.isDemonstration;
  return async () => {
    if (isWritten) return null;
    const account = await findDemonstrationAccount(services.database.authPool);
    if (account === null) return null;
    const { userId } = account;
    const madeOn = startOfDay(account.createdAt);
    isWritten = await services.checks.tenant(userId).transaction(async (tx) => {
      const newest = await findNewestScheduledRun(tx, userId);
      if (newest === null || startOfDay(newest.created_at) + DAY_MS < madeOn) return false;
      return (await listOpenScheduledRuns(tx, userId, new Date(madeOn))).length === 0;
    });
    return isWritten ? null : { user_id: userId, from: new Date(madeOn) };
  };
}

/**
 * Lets open pages read everything again, now that the past is there. Ninety days of progress and notices on checks that
 * nobody started would be in the way of who looks around.
 */
async function tellOfPast(services: Services, userId: string): Promise<void> {
  await services.checks.tenant(userId).transaction(async (tx) => {
    const newest = await findNewestScheduledRun(tx, userId);
    if (newest === null) return;
    const { id: run_id, version } = newest;
    await publishEvent(tx, userId, { type: 'run_updated', run_id, version });
    await tellOfNewestReport(tx, userId);
  });
}

/** Waits while a person checks the same channels. */
async function whenFree(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
      await sleep(BUSY_RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
}
