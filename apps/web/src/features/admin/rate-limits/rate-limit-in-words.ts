import type { RateLimit, RateLimitName } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

/** What each limit is on, and whose calls it counts together. */
export const RATE_LIMIT_WORDS: Readonly<Record<RateLimitName, { what: string; of: string }>> = {
  reads_of_user: { what: 'Reads', of: 'a user, on each process' },
  documents_of_address: { what: messages.documentsOfTheApi, of: 'an address, on each process' },
  absent_pages_of_address: { what: messages.pagesDoNotExist, of: 'an address, on each process' },
  reads_of_address: { what: messages.pagesAndReadsByVisitors, of: 'an address, on each process' },
  writes: { what: 'Changes', of: 'a user' },
  uploads: { what: messages.uploadsOfPictures, of: 'a user' },
  comments: { what: 'Comments', of: 'a user' },
  webhooks_by_hand: { what: messages.webhooksSentOnRequest, of: 'a user' },
  summaries_by_hand: { what: messages.summariesSentOnRequest, of: 'a user' },
  payment_questions: { what: messages.callsThatAskStripe, of: 'a user' },
  public_posts: { what: messages.changesByVisitors, of: 'an address' },
  sign_ups: { what: 'Sign-ups', of: 'an address' },
  sign_ins: { what: 'Sign-ins', of: 'an address' },
  password_changes: { what: messages.changesOfPassword, of: 'an address' },
  second_steps: { what: messages.secondSteps, of: 'an address' },
  reset_requests: { what: messages.requestsForResetLink, of: 'an address' },
  other_sign_in_calls: { what: messages.otherCallsSignIn, of: 'an address, for each call' },
  password_attempts: { what: messages.attemptsAtAPassword, of: 'an account, from wherever' },
  mails: { what: messages.mailsSomebodyAsksFor, of: 'an email address' },
  same_error_reports: { what: messages.reportsOneAndSameError, of: 'a user or an address' },
  error_reports: { what: messages.reportsOfErrors, of: 'a user or an address' },
  new_errors: { what: messages.errorsNotReportedBefore, of: 'a user or an address' },
  browser_samples_of_one: { what: messages.measurementsOfBrowsers, of: 'a user or an address' },
  browser_samples: { what: messages.measurementsOfBrowsers, of: 'all together' },
  telemetry_events_of_one: { what: messages.telemetryEvents, of: 'a user or an address' },
  telemetry_events: { what: messages.telemetryEvents, of: 'all together' },
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
