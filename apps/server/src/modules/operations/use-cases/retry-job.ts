import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { findFailedJob } from '../jobs.queries.ts';

/** Has a job that failed for the last time tried once more. @throws NOT_FOUND, also for one that is being tried already */
export async function retryJob(
  ctx: AdminContext & { jobs: JobQueue },
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string; name: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const job = orNotFound(await findFailedJob(tx, id));
    await ctx.jobs.retry(tx, job);
    await audit({
      action: 'retry_job',
      subject_type: 'job',
      subject_id: id,
      reason,
      before: { state: 'failed' },
      after: { state: 'retrying', name: job.name },
    });
    return job;
  });
}
