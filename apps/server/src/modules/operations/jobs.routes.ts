import { LIMITS } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { administering } from '../audit/index.ts';
import { listJobs } from './jobs.queries.ts';
import { retryJob } from './use-cases/retry-job.ts';

/** Binds what administrators see of the work that happens later. */
export function createJobRoutes({ servicePool, jobs }: { servicePool: Pool; jobs: JobQueue }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_jobs: bindAdmin(admin.list_jobs, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listJobs(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    retry_job: bindAdmin(admin.retry_job, (ctx, input) => retryJob({ ...ctx, jobs }, input)),
  };
}
