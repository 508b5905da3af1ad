import type { RateLimit, RateLimitName } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';

/** What each limit is on, and whose calls it counts together. */
export const RATE_LIMIT_WORDS: Readonly<Record<RateLimitName, { what: string; of: string }>> = {
  reads_of_user: { what: 'Reads', of: 'a user, on each process' },
  documents_of_address: { what: 'Documents of the API', of: 'an address, on each process' },
  absent_pages_of_address: { what: 'Pages that do not exist', of: 'an address, on each process' },
  reads_of_address: { what: 'Pages, and reads by visitors', of: 'an address, on each process' },
  writes: { what: 'Changes', of: 'a user' },
  uploads: { what: 'Uploads of pictures', of: 'a user' },
  comments: { what: 'Comments', of: 'a user' },
  webhooks_by_hand: { what: 'Webhooks sent by hand', of: 'a user' },
  summaries_by_hand: { what: 'Summaries asked for by hand', of: 'a user' },
  payment_questions: { what: 'Calls that ask Stripe', of: 'a user' },
  public_posts: { what: 'Changes by visitors', of: 'an address' },
  sign_ups: { what: 'Sign-ups', of: 'an address' },
  sign_ins: { what: 'Sign-ins', of: 'an address' },
  password_changes: { what: 'Changes of password', of: 'an address' },
  second_steps: { what: 'Second steps', of: 'an address' },
  reset_requests: { what: 'Requests for a reset link', of: 'an address' },
  other_sign_in_calls: { what: 'Other calls of sign-in', of: 'an address, for each call' },
  password_attempts: { what: 'Attempts at a password', of: 'an account, from wherever' },
  mails: { what: 'Mails that somebody asks for', of: 'an email address' },
  same_error_reports: { what: 'Reports of one and the same error', of: 'a user or an address' },
  error_reports: { what: 'Reports of errors', of: 'a user or an address' },
  new_errors: { what: 'Errors not reported before', of: 'a user or an address' },
  browser_samples_of_one: { what: 'Measurements of browsers', of: 'a user or an address' },
  browser_samples: { what: 'Measurements of browsers', of: 'all together' },
  telemetry_events_of_one: { what: 'Telemetry events', of: 'a user or an address' },
  telemetry_events: { what: 'Telemetry events', of: 'all together' },
};

/** 60 → 'a minute', 900 → '15 minutes', 3600 → 'an hour' */
function windowInWords(seconds: number): string {
  if (seconds === 3_600) return 'an hour';
  return seconds === 60 ? 'a minute' : counted(seconds / 60, 'minute');
}

/** How many within which time: '120 in a minute', '600 in a minute, 300 at once'. */
export function rateInWords({ max, refill, window_seconds }: RateLimit): string {
  const rate = `${refill.toLocaleString('en')} in ${windowInWords(window_seconds)}`;
  return max === refill ? rate : `${rate}, ${max.toLocaleString('en')} at once`;
}
