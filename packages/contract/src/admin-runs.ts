import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { RUN_STATES } from './choices.ts';
import { csvStream } from './csv-file.ts';
import { LIMITS } from './limits.ts';
import { DayParameter } from './parameters.ts';
import { RunState, StopReason } from './runs.contract.ts';
import { plainText } from './text.ts';

/** A run of any user, as administrators see it. */
export const ListedRun = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  /** `single` is a check of one keyword. */
  trigger: z.enum(['single', 'manual', 'scheduled']),
  state: RunState,
  channels: z.array(Channel).max(CHANNELS.length),
  /** Keywords, counted on each channel: those finished, and of these those without an answer. */
  total: z.number().int(),
  processed: z.number().int(),
  failed: z.number().int(),
  /** The most frequent error of its failed keywords. */
  error_message: z.string().nullable(),
  /** Of the first channel that was stopped. */
  stopped_by: StopReason.nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type ListedRun = z.infer<typeof ListedRun>;

/** What narrows the list. Days are of UTC, the last one included. */
const RUN_FILTERS = {
  /** In the user's address; or the whole id of a user or a run. */
  search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
  state: z.enum(RUN_STATES).optional(),
  channel: Channel.optional(),
  from: DayParameter.optional(),
  to: DayParameter.optional(),
};
const RunFilter = z.strictObject(RUN_FILTERS);
export type RunFilter = z.infer<typeof RunFilter>;

export const adminRunsContract = {
  list_all_runs: oc
    .route({
      method: 'GET',
      path: '/api/admin/runs',
      tags: ['admin'],
      summary: 'Runs of all users with why they failed, newest first',
    })
    .input(
      z.strictObject({
        ...RUN_FILTERS,
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(ListedRun).max(LIMITS.page_size),
        total: z.number().int(),
        /** Counting stopped at `total`: there are more. */
        is_total_capped: z.boolean(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  export_all_runs: oc
    .route({
      method: 'GET',
      path: '/api/admin/runs/csv',
      tags: ['admin'],
      summary: 'The runs that list_all_runs finds with the same filters, as a CSV file',
      outputStructure: 'detailed',
    })
    .input(RunFilter)
    .output(csvStream),
  cancel_user_run: oc
    .route({
      method: 'POST',
      path: '/api/admin/users/{user_id}/runs/{id}/cancel',
      tags: ['admin'],
      summary: 'Cancels a run of a user that is under way; its answers are kept',
    })
    .input(z.strictObject({ user_id: z.uuid(), id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid(), state: RunState })),
};
