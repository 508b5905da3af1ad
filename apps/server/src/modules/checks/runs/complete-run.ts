import { getProfileRow } from '../../accounts/index.ts';
import type { CheckServices } from '../check-services.ts';
import { listOpenScheduledRuns } from './run-progress.queries.ts';
import { runSlice } from './run-slice.ts';
import { holdChannels, type Slice } from './slices.queries.ts';
import { writeRun } from './write-run.ts';

/** An unfinished run in the hands of this process. */
export interface HeldRun {
  created_at: Date;
  slices: Slice[];
}

/**
 * Writes a scheduled run of a user and works through all its channels at once in this process, on the clock of these
 * services; resolves when it has ended. If the process dies, holdOpenRuns finds it.
 * @throws as writeRun
 */
export async function completeRun(services: CheckServices, userId: string): Promise<void> {
  const slices = await services.tenant(userId).transaction(async (tx) => {
    const profile = await getProfileRow(tx, userId, { lock: true });
    const run_id = await writeRun(tx, {
      ...{ services, profile, now: services.now(), trigger: 'scheduled', idempotencyKey: null },
      input: { channels: [...services.configuredChannels] },
    });
    // Held from the start: a worker on another clock must not take them.
    return holdChannels(tx, { user_id: userId, run_id });
  });
  await finishHeldRun(services, { slices });
}

/**
 * Takes the runs that the schedule of a user started before a moment and that have not ended, whoever had them, oldest
 * first: until the leases are over no other worker goes on with them.
 */
export async function holdOpenRuns(
  services: Pick<CheckServices, 'tenant'>,
  userId: string,
  before: Date,
): Promise<HeldRun[]> {
  return services.tenant(userId).transaction(async (tx) => {
    const held: HeldRun[] = [];
    for (const { id, created_at } of await listOpenScheduledRuns(tx, userId, before))
      held.push({ created_at, slices: await holdChannels(tx, { user_id: userId, run_id: id }) });
    return held;
  });
}

/** Works through the channels of a held run at once, on the clock of these services. */
export async function finishHeldRun(
  services: CheckServices,
  { slices }: Pick<HeldRun, 'slices'>,
): Promise<void> {
  const never = new AbortController().signal;
  const ended = await Promise.allSettled(slices.map((slice) => runSlice(services, slice, never)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
