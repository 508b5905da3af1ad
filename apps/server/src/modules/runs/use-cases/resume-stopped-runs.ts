import { AppError } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import { findDaySpending } from '../../plans/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { RunServices } from '../run.services.ts';
import { listStoppedByDailyLimit, type RunKey } from '../run-rows.queries.ts';
import { resumeRun } from './resume-run.ts';

const BATCH = 100;

/**
 * Resumes the runs of today (UTC) that the daily limit stopped before the settings were last changed. One that is stopped
 * again waits for the next change. Returns how many were resumed.
 */
export async function resumeStoppedRuns(
  services: RunServices,
  { stop, batch = BATCH }: { stop?: AbortSignal; batch?: number } = {},
): Promise<number> {
  const now = services.now();
  let resumed = 0;
  let after: string | null = null;
  do {
    const stopped: RunKey[] = await listResumable(services, { at: now, after, limit: batch });
    for (const key of stopped) {
      if (stop?.aborted) return resumed;
      if (await tryResume(services, key, now)) resumed += 1;
    }
    after = stopped.length < batch ? null : (stopped.at(-1)?.run_id ?? null);
  } while (after !== null);
  return resumed;
}

/** None while the day's limit leaves no room. */
async function listResumable(
  services: RunServices,
  page: { at: Date; after: string | null; limit: number },
): Promise<RunKey[]> {
  return inTransaction(services.servicePool, null, async (tx) => {
    const found = await listStoppedByDailyLimit(tx, page);
    if (found.length === 0) return found;
    const { spent = 0 } = (await findDaySpending(tx, page.at)).get('all') ?? {};
    return spent < (await getDailyLimit(tx, services.dailyLimitMicrodollars)) ? found : [];
  });
}

/** False where its plan has changed, or another run is under way: it stays as it is. */
async function tryResume(
  services: RunServices,
  { account_id: accountId, run_id }: RunKey,
  now: Date,
): Promise<boolean> {
  const ctx = {
    actor: { kind: 'system', name: 'resume-stopped-runs' } as const,
    accountId,
    db: services.tenant(accountId),
    log: services.log,
    now,
    idempotencyKey: null,
    services,
  };
  try {
    await resumeRun(ctx, { id: run_id, retry_failed: false });
    return true;
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    services.log.info({ account_id: accountId, run_id, code: err.code }, 'a stopped run was not resumed');
    return false;
  }
}
