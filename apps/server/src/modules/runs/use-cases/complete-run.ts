import { setTimeout as sleep } from 'node:timers/promises';
import { getProfileRow } from '../../accounts/index.ts';
import type { RunServices } from '../run.services.ts';
import { listOpenScheduledRuns } from '../run-progress.queries.ts';
import type { RunKey } from '../run-rows.queries.ts';
import { hasOpenChannel, holdChannels, type Slice } from '../slices.queries.ts';
import { runSlice } from './run-slice.ts';
import { writeRun } from './write-run.ts';

/** A held run that waits, for a provider or for calls of before, is looked at again after this long. */
const AGAIN_MS = 1_000;

/** An unfinished run in the hands of this process. */
export interface HeldRun extends RunKey {
  created_at: Date;
  slices: Slice[];
}

/**
 * Writes a scheduled run of a user and works through all its channels at once in this process, on the clock of these
 * services; resolves when it has ended. No browser is told of it. No other worker takes it, whatever happens here: what `stop` or an error cut
 * off is for holdOpenRuns to find.
 * @throws as writeRun
 */
export async function completeRun(
  services: RunServices,
  userId: string,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const run = await services.tenant(userId).transaction(async (tx) => {
    const profile = await getProfileRow(tx, userId, { lock: true });
    const created_at = services.now();
    const run_id = await writeRun(tx, {
      services,
      profile,
      now: created_at,
      trigger: 'scheduled',
      idempotencyKey: null,
      isHeld: true,
      input: { channels: [...services.configuredChannels] },
    });
    const key = { user_id: userId, run_id };
    return { ...key, created_at, slices: await holdChannels(tx, key, { whoever: true }) };
  });
  await finishHeldRun(services, run, stop);
}

/**
 * Takes the runs that the schedule of a user started before a moment and that have not ended, whoever had them, oldest
 * first: no worker on another clock goes on with them.
 */
export async function holdOpenRuns(
  services: Pick<RunServices, 'tenant'>,
  userId: string,
  before: Date,
): Promise<HeldRun[]> {
  return services.tenant(userId).transaction(async (tx) => {
    const held: HeldRun[] = [];
    for (const { id, created_at } of await listOpenScheduledRuns(tx, userId, before)) {
      const key = { user_id: userId, run_id: id };
      held.push({ ...key, created_at, slices: await holdChannels(tx, key, { whoever: true }) });
    }
    return held;
  });
}

/**
 * Works through the channels of a held run at once, on the clock of these services. What had to wait is taken up again,
 * until the run has ended or `stop` asks for an end.
 */
export async function finishHeldRun(
  services: RunServices,
  run: RunKey & { slices: Slice[] },
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const tenant = services.tenant(run.user_id);
  const never = new AbortController().signal;
  let slices = run.slices;
  while (true) {
    const ended = await Promise.allSettled(slices.map((slice) => runSlice(services, slice, never)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    if (stop.aborted || !(await tenant.transaction((tx) => hasOpenChannel(tx, run)))) return;
    await sleep(AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    slices = await tenant.transaction((tx) => holdChannels(tx, run, { whoever: false }));
  }
}
