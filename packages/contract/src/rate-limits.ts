import { oc } from '@orpc/contract';
import { z } from 'zod';

/** What is limited: by user, by address, by account whoever asks, or by the installation. */
export const RATE_LIMIT_NAMES = [
  'reads_of_user',
  'reads_of_address',
  'documents_of_address',
  'absent_pages_of_address',
  'writes',
  'public_posts',
  'sign_ups',
  'sign_ins',
  'password_changes',
  'second_steps',
  'reset_requests',
  'other_sign_in_calls',
  'demonstration_visits',
  'password_attempts',
  'mails',
  'uploads',
  'comments',
  'webhooks_by_hand',
  'summaries_by_hand',
  'payment_questions',
  'same_error_reports',
  'error_reports',
  'new_errors',
  'browser_samples_of_one',
  'browser_samples',
  'telemetry_events_of_one',
  'telemetry_events',
] as const;
export type RateLimitName = (typeof RATE_LIMIT_NAMES)[number];

/** A limit in force, and how often it refused lately. */
export const RateLimit = z.object({
  name: z.enum(RATE_LIMIT_NAMES),
  /** So many at once; as many come back within the window. */
  max: z.number(),
  window_seconds: z.number(),
  /** How many come back within the window, where that is another number than may be had at once. */
  refill: z.number(),
  /** Over all processes, in 24 hours. */
  refused: z.number().int(),
});
export type RateLimit = z.infer<typeof RateLimit>;

export const rateLimitsContract = {
  list_rate_limits: oc
    .route({
      method: 'GET',
      path: '/api/admin/rate-limits',
      tags: ['admin'],
      summary:
        'The limits in force on how often something may be asked, and how often each refused in 24 hours',
    })
    .output(z.object({ items: z.array(RateLimit).max(RATE_LIMIT_NAMES.length) })),
};
