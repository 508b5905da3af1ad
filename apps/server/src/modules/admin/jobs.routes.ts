import { LIMITS } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { asAdministrator } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { administration } from '../audit/index.ts';
import { listJobs } from './jobs.queries.ts';
import { retryJob } from './use-cases/retry-job.ts';

/** Binds what administrators see of the work that happens later. */
export function createJobRoutes({ servicePool, jobs }: { servicePool: Pool; jobs: JobQueue }) {
  const { admin } = procedures;
  return {
    list_jobs: admin.list_jobs.handler(({ context, input }) =>
      administration(servicePool, asAdministrator(context)).readAll(async (tx) => ({
        ...(await listJobs(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    retry_job: admin.retry_job.handler(({ context, input }) =>
      retryJob({ ...administration(servicePool, asAdministrator(context)), jobs }, input),
    ),
  };
}
