import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-operations.ts';
import { ERROR_CATEGORIES, ERROR_GROUP_STATES, ERROR_SEVERITIES } from './error-noise.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

const text = (max: number) => plainText(max).max(max);

/** What a browser tells of something that broke (specification 8.4). No text of the user is asked for. */
export const ErrorReport = z.strictObject({
  category: z.enum(ERROR_CATEGORIES),
  message: text(LIMITS.error_message_max).trim().min(1),
  stack: text(LIMITS.error_stack_max).optional(),
  /** The path of the page, without its search. */
  route: text(LIMITS.error_route_max),
  /** As the user saw it. */
  error_id: text(LIMITS.error_id_max).optional(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Reports of one and the same error. */
export const ErrorGroup = z.object({
  id: z.uuid(),
  category: z.enum(ERROR_CATEGORIES),
  severity: z.enum(ERROR_SEVERITIES),
  /** Of the newest report, like what follows. */
  message: z.string(),
  stack: z.string().nullable(),
  route: z.string(),
  error_id: z.string().nullable(),
  version: z.string(),
  times: z.number().int(),
  /** How many accounts met it; those who are not signed in are not told apart. */
  users: z.number().int(),
  state: z.enum(ERROR_GROUP_STATES),
  first_seen_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

/** What anybody's browser may call. */
export const reportErrorContract = {
  report_error: oc
    .route({
      method: 'POST',
      path: '/api/errors',
      tags: ['monitoring'],
      summary: 'Reports an error that a browser met; noise, and what comes too often, is not kept',
    })
    .input(ErrorReport)
    .output(z.object({ is_kept: z.boolean() })),
};

/** What administrators do with reports. */
export const errorGroupsContract = {
  list_error_groups: oc
    .route({
      method: 'GET',
      path: '/api/admin/errors',
      tags: ['admin'],
      summary: 'Errors that were reported, grouped, those seen last first',
    })
    .input(
      z.strictObject({
        state: z.enum(ERROR_GROUP_STATES).default('open'),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(ErrorGroup).max(LIMITS.page_size),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  set_error_group_state: oc
    .route({
      method: 'POST',
      path: '/api/admin/errors/{id}/state',
      tags: ['admin'],
      summary: 'Says that an error is resolved, or opens it again',
    })
    .input(z.strictObject({ id: z.uuid(), state: z.enum(ERROR_GROUP_STATES), reason: Reason }))
    .output(z.object({ id: z.uuid(), state: z.enum(ERROR_GROUP_STATES) })),
};
