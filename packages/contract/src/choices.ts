/**
 * The closed sets of words that calls and addresses share. They stand apart from their schemas, so that a page that reads
 * an address loads no validator.
 */
import * as messages from './common-messages.ts';

/** Why an answer measures nothing: it mentions no company at all, or it refuses to answer. */
export const EMPTY_KINDS = ['no_companies', 'refused'] as const;

/** What one answer, or the answers of one check together, say of the brand. */
export const RESULT_STATES = ['mentioned', 'not_mentioned', ...EMPTY_KINDS, 'failed'] as const;

/** What an administrator may force the status of a keyword on a channel to. */
export const FORCED_STATUSES = ['mentioned', 'not_mentioned'] as const;

/** The mark of a forced status, wherever it is shown or exported. */
export const SET_BY_ADMINISTRATOR = messages.setByAdministrator;

/** How an omega override stands: it counts, its time is over, or an administrator has ended it. */
export const OMEGA_STATES = ['in_force', 'expired', 'lifted'] as const;

/** What a rule does with the addresses of a domain. */
export const SIGN_UP_EFFECTS = ['allow', 'block'] as const;

/** How often a user is mailed a summary of their reports. */
export const SUMMARY_FREQUENCIES = ['off', 'weekly', 'daily'] as const;

/** What administrators can be warned about. */
export const WARNING_MEASURES = [
  'failed_answers',
  'waiting_minutes',
  'daily_spend',
  'failed_jobs',
  'reported_errors',
  'memory',
  'error_rate',
  'response_time',
] as const;

export const WARNING_COMPARISONS = ['gt', 'lt', 'eq'] as const;

export const SEARCH_INTENTS = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
  'local',
] as const;

/** What each search intent is called. */
export const SEARCH_INTENT_LABELS: Readonly<Record<(typeof SEARCH_INTENTS)[number], string>> = {
  informational: messages.informational,
  navigational: messages.navigational,
  commercial: messages.commercial,
  transactional: messages.transactional,
  local: messages.local,
};

export const KEYWORD_STATUSES = [...RESULT_STATES, 'unchecked'] as const;

export const KEYWORD_SORTS = ['created_at', 'keyword', 'topic', 'last_checked_at'] as const;

/** Which keywords of a report are listed. */
export const REPORT_KEYWORD_FILTERS = [
  'improved',
  'declined',
  'failed',
  'branded',
  'mentioned',
  'not_mentioned',
  ...EMPTY_KINDS,
] as const;

export const REPORT_KEYWORD_SORTS = ['keyword', 'verdict', 'rate', 'trend'] as const;

/** What administrators' list of customers, with price and cost, can be sorted by. */
export const CUSTOMER_SORTS = ['cost', 'price', 'margin'] as const;

/** What administrators' list of users can be sorted by. */
export const USER_SORTS = ['created_at', 'email', 'last_seen_at'] as const;

/** Jobs that were given up, and those that are still to be done. */
export const JOB_LISTS = ['failed', 'waiting'] as const;
export type JobList = (typeof JOB_LISTS)[number];

/** What an API key may do: read, or also change things and start checks. */
export const API_KEY_SCOPES = ['read', 'write'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Keys that work, and those that were revoked or have expired. */
export const API_KEY_LISTS = ['live', 'ended'] as const;
export type ApiKeyList = (typeof API_KEY_LISTS)[number];

/** What webhooks can be asked for. */
export const WEBHOOK_EVENTS = ['report.ready', 'run.ended'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** How an event stands that is sent to an endpoint. `failed`: it is not sent again by itself. */
export const WEBHOOK_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Why an attempt to send an event failed. */
export const WEBHOOK_FAILURES = [
  'status',
  'redirect',
  'gone',
  'timeout',
  'not_resolved',
  'not_allowed',
  'not_reached',
  'not_secure',
  'switched_off',
  'internal',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** How a run stands. */
export const RUN_STATES = ['running', 'done', 'cancelled', 'budget', 'failed'] as const;

/** Whether a mail was sent. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const USER_STATUSES = ['active', 'inactive'] as const;

export const USER_ROLES = ['user', 'admin'] as const;

/** Who acts: a person, the product itself, or Stripe by what it says of a customer. */
export const ACTOR_KINDS = ['user', 'administrator', 'system', 'stripe'] as const;

/** Why somebody is on a plan: `trial` and `subscription` come from the payment provider, the others from administrators. */
export const GRANT_SOURCES = ['subscription', 'trial', 'administrator', 'promotion'] as const;

/** The colours of tags (specification 9); the first is the one of a new tag. */
export const TAG_COLORS = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#06B6D4',
  '#84CC16',
  '#F97316',
  '#EC4899',
  '#6366F1',
] as const;

export const TAG_ACTIONS = ['add', 'remove'] as const;

/** What is done with tags, as their recent activity tells it. */
export const TAG_OPERATIONS = ['create', 'update', 'delete', 'merge', ...TAG_ACTIONS] as const;

/** Where topic ideas come from: what administrators wrote for a kind of business, what stored answers hold, or an assistant that was asked for them. */
export const IDEA_SOURCES = ['category', 'answers', 'assistant'] as const;

export const SET_ASIDE_STATES = ['put_off', 'dismissed'] as const;

/** What a user decided about a topic idea. One that is begun was accepted in part, as the plan had no room for the rest. */
export const IDEA_DECISIONS = ['accepted', 'begun', ...SET_ASIDE_STATES] as const;

/** The reports over all users (specification 7.5). */
export const ANALYTICS_REPORT_TYPES = [
  'visibility-trends',
  'channel-performance',
  'keyword-analysis',
  'user-activity',
  'competitive-analysis',
  'revenue-analytics',
] as const;
export type AnalyticsReportType = (typeof ANALYTICS_REPORT_TYPES)[number];

/** Those that a user has of their own rows; the others are about all accounts and what they pay. */
export const OWN_REPORT_TYPES = [
  'visibility-trends',
  'channel-performance',
  'keyword-analysis',
  'competitive-analysis',
] as const satisfies readonly AnalyticsReportType[];
export type OwnReportType = (typeof OWN_REPORT_TYPES)[number];

/** What became of an invoice. */
export const PAYMENT_STATES = [
  'paid',
  'open',
  'failed',
  'refunded',
  'partly_refunded',
  'disputed',
  'dispute_lost',
  'void',
] as const;

/** Where a subscription stands in Stripe's own words. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const ANALYTICS_FORMATS = ['csv', 'json'] as const;

/** What administrators can have put together as a file. */
export const DATA_EXPORT_ENTITIES = [
  'users',
  'keywords',
  'visibility_results',
  'answers',
  'reports',
  'runs',
  'payments',
  'subscriptions',
  'audit_logs',
] as const;
export type DataExportEntity = (typeof DATA_EXPORT_ENTITIES)[number];

export const DATA_EXPORT_FORMATS = ['csv', 'json', 'ndjson'] as const;
export type DataExportFormat = (typeof DATA_EXPORT_FORMATS)[number];
