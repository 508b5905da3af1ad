import { getProfileRow } from '../../accounts/index.ts';
import type { CheckServices } from '../check-services.ts';
import { runSlice } from './run-slice.ts';
import { holdChannels } from './slices.queries.ts';
import { writeRun } from './write-run.ts';

/**
 * Writes a scheduled run of a user and works through all its channels at once in this process, on the clock of these
 * services; resolves when it has ended. If the process dies, other workers finish it when its leases have run out.
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
  const never = new AbortController().signal;
  const ended = await Promise.allSettled(slices.map((slice) => runSlice(services, slice, never)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
