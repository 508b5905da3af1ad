import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import { JOB_LISTS } from './choices.ts';
import { LIMITS } from './limits.ts';

/** Work that happens later: a mail to be sent, a webhook to be followed up. */
export const AdminJob = z.object({
  id: z.uuid(),
  /** What kind of work it is, as 'send-mail'. */
  name: z.string(),
  state: z.enum(['waiting', 'working', 'retrying', 'failed']),
  /** What it works on, by ids, as JSON. */
  input: z.string().max(LIMITS.job_input_shown_max),
  /** How often it was tried; one that is worked on now is counted. */
  tries: z.number().int(),
  tries_max: z.number().int(),
  /** What the last try that failed said. */
  error: z.string().max(LIMITS.error_message_max).nullable(),
  created_at: z.iso.datetime(),
  /** When it is tried next; null for one that failed or is worked on. */
  next_try_at: z.iso.datetime().nullable(),
  failed_at: z.iso.datetime().nullable(),
});
export type AdminJob = z.infer<typeof AdminJob>;

/** What administrators see of the work that happens later, and do about it. */
export const adminJobsContract = {
  list_jobs: oc
    .route({
      method: 'GET',
      path: '/api/admin/jobs',
      tags: ['admin'],
      summary:
        'Jobs that failed for the last time within a week, newest first, or those that wait, next first',
    })
    .input(
      z.strictObject({
        list: z.enum(JOB_LISTS).default('failed'),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(AdminJob).max(LIMITS.page_size),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  retry_job: oc
    .route({
      method: 'POST',
      path: '/api/admin/jobs/{id}/retry',
      tags: ['admin'],
      summary: 'Tries a job that failed for the last time once more',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid(), name: z.string() })),
};
