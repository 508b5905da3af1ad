/** Work that happens later: jobs are defined in the module they belong to and enqueued in the transaction that causes them. */
export { defineJob, type Job } from './define-job.ts';
export { createJobMetrics } from './job-metrics.ts';
export { type JobQueue, openJobQueue } from './job-queue.ts';
