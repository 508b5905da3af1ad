import { AppError } from '@answerscope/contract';
import { inTransaction } from '../../../database/pool.ts';
import { findDaySpending } from '../../plans/index.ts';
import { getDailyLimit } from '../../settings/index.ts';
import type { RunServices } from '../run.services.ts';
import { listStoppedByDailyLimit } from '../run-rows.queries.ts';
import { resumeRun } from './resume-run.ts';

const BATCH = 100;

/**
 * Resumes the runs of today (UTC) that the daily limit stopped before the settings were last changed. One that is stopped
 * again waits for the next change. Returns how many were resumed.
 */
export async function resumeStoppedRuns(services: RunServices, stop?: AbortSignal): Promise<number> {
  const now = services.now();
  const stopped = await inTransaction(services.servicePool, null, async (tx) => {
    const found = await listStoppedByDailyLimit(tx, { at: now, limit: BATCH });
    if (found.length === 0) return found;
    const { spent = 0 } = (await findDaySpending(tx, now)).get('all') ?? {};
    return spent < (await getDailyLimit(tx, services.dailyLimitMicrodollars)) ? found : [];
  });
  let resumed = 0;
  for (const { user_id: userId, run_id } of stopped) {
    if (stop?.aborted) break;
    const ctx = {
      actor: { kind: 'system', name: 'resume-stopped-runs' } as const,
      userId,
      db: services.tenant(userId),
      log: services.log,
      now,
      idempotencyKey: null,
      services,
    };
    try {
      await resumeRun(ctx, { id: run_id, retry_failed: false });
      resumed += 1;
    } catch (err) {
      // Its plan has changed, or another run is under way: it stays as it is.
      if (!(err instanceof AppError)) throw err;
      services.log.info({ user_id: userId, run_id, code: err.code }, 'a stopped run was not resumed');
    }
  }
  return resumed;
}
