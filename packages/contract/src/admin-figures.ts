import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { LIMITS } from './limits.ts';
import { PAYMENT_MODES, PAYMENT_ROWS_MAX } from './payment-overview.ts';
import { SYSTEM_CHECKS, SystemCheck } from './system-health.ts';

/** More than there are in the world. */
const CURRENCIES_MAX = 200;

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
  /** What payments are made with; where they are not configured, no revenue is shown but what was paid before. */
  payment_mode: z.enum(PAYMENT_MODES),
  /** What was paid in these days, by currency: two are never added. Days without a payment are not listed. */
  revenue: z
    .array(
      z.object({
        currency: z.string(),
        paid_cents: z.number().int(),
        days: z
          .array(z.object({ day: z.iso.date(), paid_cents: z.number().int() }))
          .max(LIMITS.analytics_days_max + 1),
      }),
    )
    .max(CURRENCIES_MAX),
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
  /** Subscriptions whose last payment failed: past due or unpaid. */
  failing_subscriptions: z.number().int(),
  /** Users whose plan contradicts what they pay for. */
  plan_conflicts: z.number().int().max(PAYMENT_ROWS_MAX),
  /** The newest backup is too old, or there is none: since the newest, or since the installation began. */
  late_backup: z
    .object({ is_first: z.boolean(), is_nightly: z.boolean(), since: z.iso.datetime() })
    .nullable(),
  /** The tables are of another version than the process that answers; since when is null where it was not noted. */
  other_tables: z
    .object({ version: z.enum(['newer', 'older', 'unknown']), since: z.iso.datetime().nullable() })
    .nullable(),
  /** What the payment provider told minutes ago, and nobody has asked it about since. */
  waiting_events: z.object({ count: z.number().int(), since: z.iso.datetime().nullable() }),
  /** Parts of the installation that do not work or need a look, as System Health shows them. */
  health: z.array(SystemCheck).max(SYSTEM_CHECKS.length),
  /** Names of the warning rules that are met now. */
  met_rules: z.array(z.string()).max(LIMITS.warning_rules_read_max),
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
        /** Topic ideas that companies of it are offered. */
        ideas: z.number().int(),
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
