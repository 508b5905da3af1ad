import { LIMITS, PAYMENT_QUESTIONS_PER_MINUTE, type RateLimitName } from '@answerscope/contract';

/** So many at once, and as many again within the window. */
export interface RateRule {
  /** Under which name its refusals are counted; those of a rule without one are not. */
  name?: RateLimitName;
  max: number;
  windowSeconds: number;
}

const rule = (name: RateLimitName, max: number, windowSeconds: number) => ({ name, max, windowSeconds });

const MINUTE = 60;
const FIVE_MINUTES = 300;
const HOUR = 3_600;

/**
 * Every limit that is counted in buckets. Whoever limits takes its rule from here, so that the back office shows what is in
 * force and nothing else. How fast providers may be asked is a setting of each channel.
 */
export const RATE_RULES = {
  /** Of a user. */
  writes: rule('writes', LIMITS.writes_per_minute, MINUTE),
  uploads: rule('uploads', LIMITS.uploads_per_minute, MINUTE),
  comments: rule('comments', LIMITS.comments_per_ten_minutes, 10 * MINUTE),
  webhooks_by_hand: rule('webhooks_by_hand', LIMITS.webhooks_by_hand_per_minute, MINUTE),
  summaries_by_hand: rule('summaries_by_hand', 3, HOUR),
  payment_questions: rule('payment_questions', PAYMENT_QUESTIONS_PER_MINUTE, MINUTE),
  /** Of an address. */
  public_posts: rule('public_posts', LIMITS.public_posts_per_minute, MINUTE),
  sign_ups: rule('sign_ups', LIMITS.sign_ups_per_hour, HOUR),
  sign_ins: rule('sign_ins', LIMITS.sign_ins_per_five_minutes, FIVE_MINUTES),
  password_changes: rule('password_changes', LIMITS.sign_ins_per_five_minutes, FIVE_MINUTES),
  /** Guesses of a code are limited by account besides. */
  second_steps: rule('second_steps', LIMITS.sign_ins_per_five_minutes, FIVE_MINUTES),
  reset_requests: rule('reset_requests', 10, HOUR),
  other_sign_in_calls: rule('other_sign_in_calls', LIMITS.public_posts_per_minute, MINUTE),
  demonstration_visits: rule('demonstration_visits', LIMITS.demonstration_visits_per_hour, HOUR),
  /** Of an account, from wherever; a browser that is known there has as many of its own. */
  password_attempts: rule('password_attempts', 10, 15 * MINUTE),
  mails: rule('mails', 3, HOUR),
  /** Of a user or an address. */
  same_error_reports: rule('same_error_reports', LIMITS.error_reports_per_minute, MINUTE),
  error_reports: rule('error_reports', LIMITS.error_reports_per_hour, HOUR),
  new_errors: rule('new_errors', LIMITS.new_errors_per_day, 24 * HOUR),
  browser_samples_of_one: rule('browser_samples_of_one', LIMITS.browser_samples_per_hour_of_one, HOUR),
  /** Of all browsers together. */
  browser_samples: rule('browser_samples', LIMITS.browser_samples_per_hour, HOUR),
  telemetry_events_of_one: rule('telemetry_events_of_one', LIMITS.telemetry_events_per_hour_of_one, HOUR),
  /** Of all browsers together. */
  telemetry_events: rule('telemetry_events', LIMITS.telemetry_events_per_hour, HOUR),
} as const satisfies Partial<Record<RateLimitName, RateRule>>;

/** Reads are limited in the memory of each process: how many at once, and how many come back a second. */
export interface ReadRule {
  name: RateLimitName;
  burst: number;
  perSecond: number;
}

/** Of an address: the documents of the API, each of them some megabytes for who takes nothing compressed. */
export const DOCUMENT_READS: ReadRule = { name: 'documents_of_address', burst: 30, perSecond: 0.5 };

/** Of an address: pages whose address names nothing that exists. A reader or a crawler meets few dead links. */
export const ABSENT_PAGES: ReadRule = { name: 'absent_pages_of_address', burst: 30, perSecond: 1 };

/** Of many people behind one address, an office or a proxy that names nobody. */
const ADDRESSES_TO_USERS = 5;

/** How much a user or an address may read, by the setting of how many reads a user has a minute. */
export function readRules(readsPerMinute: number): { ofUser: ReadRule; ofAddress: ReadRule } {
  const burst = readsPerMinute / 2;
  const perSecond = readsPerMinute / 60;
  return {
    ofUser: { name: 'reads_of_user', burst, perSecond },
    ofAddress: {
      name: 'reads_of_address',
      burst: burst * ADDRESSES_TO_USERS,
      perSecond: perSecond * ADDRESSES_TO_USERS,
    },
  };
}
