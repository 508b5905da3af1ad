import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { LIMITS } from './limits.ts';

/** Numbers of the whole installation by calendar day (UTC), oldest first; the last day is today and not over. */
export const AdminAnalytics = z.object({
  days_back: z.number().int(),
  totals: z.object({
    users: z.number().int(),
    active_accounts: z.number().int(),
    new_users: z.number().int(),
    /** Users who had a run. */
    active_users: z.number().int(),
    runs: z.number().int(),
    answers: z.number().int(),
    spent_usd: z.number(),
  }),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        new_users: z.number().int(),
        active_users: z.number().int(),
        runs: z.number().int(),
        answers: z.number().int(),
        spent_usd: z.number(),
      }),
    )
    .max(LIMITS.analytics_days_max + 1),
  plans: z
    .array(z.object({ id: z.uuid(), name: z.string(), users: z.number().int() }))
    .max(LIMITS.page_size_max),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

/** What needs an administrator now. */
export const AdminAttention = z.object({
  /** Providers that nobody asks for now: a refused key, a wait that they asked for. */
  paused_providers: z
    .array(z.object({ channel: Channel, reason: z.string().nullable(), paused_until: z.iso.datetime() }))
    .max(CHANNELS.length),
  /** Spent and set aside today (UTC) on answers, and how much may be. */
  today: z.object({ spent_usd: z.number(), reserved_usd: z.number(), limit_usd: z.number() }),
  /** Channels of runs that could go on and that no worker has taken for minutes. */
  waiting: z.object({ count: z.number().int(), since: z.iso.datetime().nullable() }),
  /** Mails that were given up; of the time for which mails are kept. */
  failed_mails: z.number().int(),
  /** Jobs that failed for the last time within a week. */
  failed_jobs: z.number().int(),
  /** Errors of browsers and of the server that nobody has resolved. */
  open_errors: z.number().int(),
  /** Comments under posts that nobody has looked at. */
  pending_comments: z.number().int(),
  /** Payments whose dispute waits for an answer. */
  open_disputes: z.number().int(),
});
export type AdminAttention = z.infer<typeof AdminAttention>;

/** The kinds of business that companies choose from, with what is missing in them. */
export const TopicOverview = z.object({
  /** Not in the trash, in the order of administrators. */
  categories: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        is_active: z.boolean(),
        /** Those that companies can choose. */
        subcategories: z.number().int(),
        companies: z.number().int(),
        /** Of the companies, those without a subcategory. */
        undivided: z.number().int(),
      }),
    )
    .max(LIMITS.topic_categories_shown_max),
  companies: z.number().int(),
  /** Of the companies, those that have chosen none. */
  without_category: z.number().int(),
});
export type TopicOverview = z.infer<typeof TopicOverview>;
