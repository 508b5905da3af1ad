import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob, type JobQueue } from '../../jobs/index.ts';
import { ACCOUNT_ID } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteSummariesBefore } from './summaries.queries.ts';
import type { SummaryServices } from './summaries.services.ts';
import { planSummaries } from './use-cases/plan-summaries.ts';
import { writeSummary } from './use-cases/write-summary.ts';

/** What the jobs of summaries need. */
export type SummaryJobContext = SummaryServices & { jobs: JobQueue; log: Log; now: () => Date };

/** How long one can look up what became of a summary: longer than any looks back. */
const KEPT_DAYS = 90;

/** Makes one summary that was planned, and posts it. */
export const makeSummary = defineJob({
  name: 'make-summary',
  input: z.object({ account_id: ACCOUNT_ID, due_on: z.iso.date() }),
  retry: { times: 6, first_pause_seconds: 30, longest_pause_seconds: 3_600 },
  expire_seconds: 120,
  run: (context: SummaryJobContext, key) => writeSummary(context, key),
});

/** Looks whose summary is due, and forgets old ones, four times an hour: eight o'clock comes at a quarter past somewhere. */
export const planDueSummaries = defineJob({
  name: 'plan-summaries',
  input: z.object({}),
  retry: { times: 1, first_pause_seconds: 60, longest_pause_seconds: 60 },
  expire_seconds: 600,
  schedule: '*/15 * * * *',
  run: async ({ servicePool, jobs, log, now }: SummaryJobContext) => {
    const at = now();
    await inTransaction(servicePool, null, (tx) =>
      deleteSummariesBefore(tx, new Date(at.getTime() - KEPT_DAYS * DAY_MS)),
    );
    await planSummaries({
      servicePool,
      log,
      now: at,
      enqueue: (tx, key) => jobs.enqueue(tx, makeSummary, key),
    });
  },
});

export const SUMMARY_JOBS = [makeSummary, planDueSummaries] as const;
