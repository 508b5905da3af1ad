import { Counter, Histogram, type Registry } from 'prom-client';

export interface JobMetrics {
  jobs: Counter<'job' | 'outcome'>;
  jobSeconds: Histogram<'job'>;
}

/** What the metrics of a process say of its jobs. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  return {
    jobs: new Counter({
      name: 'answerscope_jobs_total',
      help: 'Jobs by name and outcome: enqueued, done, retried, failed for the last time',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'answerscope_job_seconds',
      help: 'Time one try of a job took, in seconds',
      labelNames: ['job'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
      registers,
    }),
  };
}
