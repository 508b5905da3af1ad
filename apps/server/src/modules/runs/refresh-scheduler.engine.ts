import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../database/pool.ts';
import {
  listDueUsers,
  listUnplanned,
  plannedRefreshAt,
  planTracking,
  upgradedSince,
} from '../refreshes/index.ts';
import type { RunServices } from './run.services.ts';
import { resumeStoppedRuns } from './use-cases/resume-stopped-runs.ts';
import { startDueRefresh } from './use-cases/start-due-refresh.ts';

const POLL_MS = 20_000;
const BATCH = 500;

export interface RefreshScheduler {
  stop(): Promise<void>;
}

/** Looks three times a minute for channels that are due and stopped runs that may go on, beside any number of other processes. */
export function startRefreshScheduler(
  services: RunServices,
  options: { pollMs?: number } = {},
): RefreshScheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = (async () => {
    while (!signal.aborted) {
      try {
        await refreshDue(services, signal);
        await resumeStoppedRuns(services, { stop: signal });
      } catch (err) {
        services.log.warn({ err }, 'refreshes could not be started; trying again');
      }
      await sleep(options.pollMs ?? POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}

/** One look: plans what is unplanned and starts what is due. One user's trouble does not hinder the others. */
export async function refreshDue(services: RunServices, stop?: AbortSignal): Promise<{ started: number }> {
  await planUnplanned(services);
  const { servicePool, configuredChannels: configured } = services;
  const due = await inTransaction(servicePool, null, (tx) =>
    listDueUsers(tx, { at: services.now(), configured, limit: BATCH }),
  );
  let started = 0;
  for (const accountId of due) {
    if (stop?.aborted) break;
    try {
      const outcome = await startDueRefresh(services, accountId);
      if (outcome !== 'not_due') services.metrics.refreshes.inc({ outcome });
      if (outcome === 'started') started += 1;
    } catch (err) {
      services.metrics.refreshes.inc({ outcome: 'failed' });
      services.log.error({ err, account_id: accountId }, 'a refresh could not be started');
    }
  }
  if (started > 0) services.log.info({ started }, 'refreshes were started');
  return { started };
}

async function planUnplanned(services: RunServices): Promise<void> {
  const now = services.now();
  await inTransaction(services.servicePool, null, async (tx) => {
    const unplanned = await listUnplanned(tx, {
      configured: services.configuredChannels,
      upgradedSince: upgradedSince(now),
      limit: BATCH,
    });
    for (const { last_refreshed_at, is_due_by_upgrade, ...row } of unplanned)
      await planTracking(tx, {
        ...row,
        next_refresh_at: plannedRefreshAt(row, { last_refreshed_at, is_due_by_upgrade }, now),
      });
  });
}
