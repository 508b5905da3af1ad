import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import { ERROR_CATEGORIES, ERROR_GROUP_STATES, ERROR_SEVERITIES } from './error-noise.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

const text = (max: number) => plainText(max).max(max);

/**
 * What a browser tells of something that broke, under the names of specification 7.1. No text of the user is asked for.
 * When it came, from which browser and how bad it is, the server knows by itself: what is said of that is not believed.
 */
export const ErrorReport = z.strictObject({
  message: text(LIMITS.error_message_max).trim().min(1),
  name: text(LIMITS.error_name_max).optional(),
  stack: text(LIMITS.error_stack_max).optional(),
  category: z.enum(ERROR_CATEGORIES).default('UNKNOWN_ERROR'),
  severity: z.enum(ERROR_SEVERITIES).optional(),
  /** As the user saw it. */
  errorId: text(LIMITS.error_id_max).optional(),
  /** The page; only its path is kept. */
  url: text(LIMITS.error_url_max).optional(),
  /** Of the product, as the page that broke was sent; believed where it is older than the server's own. */
  version: text(LIMITS.error_id_max).optional(),
  timestamp: text(LIMITS.error_id_max).optional(),
  userAgent: text(LIMITS.error_browser_max).optional(),
  context: z
    .strictObject({
      /** The path of the page, where `url` does not say it. */
      route: text(LIMITS.error_url_max).optional(),
      timestamp: text(LIMITS.error_id_max).optional(),
      userAgent: text(LIMITS.error_browser_max).optional(),
      sessionId: text(LIMITS.error_id_max).optional(),
    })
    .optional(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Reports of one and the same error. */
export const ErrorGroup = z.object({
  id: z.uuid(),
  category: z.enum(ERROR_CATEGORIES),
  severity: z.enum(ERROR_SEVERITIES),
  /** Up to `error_id`: the newest report by the server, else by an account, else the first by a visitor. */
  message: z.string(),
  stack: z.string().nullable(),
  route: z.string(),
  error_id: z.string().nullable(),
  /** The newest build that met it. */
  version: z.string(),
  times: z.number().int(),
  /** Of them since it was resolved, by the build it was resolved in or an older one; null while it is not resolved. */
  times_since_resolved: z.number().int().nullable(),
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
        category: z.enum(ERROR_CATEGORIES).optional(),
        /** In the message or the path of the page; or a whole id, of the error or as its user was told it. */
        search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).default(''),
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
      summary: 'Says that an error is resolved or ignored, or opens it again',
    })
    .input(z.strictObject({ id: z.uuid(), state: z.enum(ERROR_GROUP_STATES), reason: Reason }))
    .output(z.object({ id: z.uuid(), state: z.enum(ERROR_GROUP_STATES) })),
};
