/**
 * The closed sets of words that calls and addresses share. They stand apart from their schemas, so that a page that reads
 * an address loads no validator.
 */

/** Why an answer measures nothing: it names no company at all, or it refuses to answer. */
export const EMPTY_KINDS = ['no_companies', 'refused'] as const;

/** What one answer, or the answers of one check together, say of the brand. */
export const RESULT_STATES = ['mentioned', 'not_mentioned', ...EMPTY_KINDS, 'failed'] as const;

export const SEARCH_INTENTS = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
  'local',
] as const;

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

/** What administrators' list of users can be sorted by. */
export const USER_SORTS = ['created_at', 'email', 'last_seen_at'] as const;

/** Jobs that were given up, and those that are still to be done. */
export const JOB_LISTS = ['failed', 'waiting'] as const;
export type JobList = (typeof JOB_LISTS)[number];

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
