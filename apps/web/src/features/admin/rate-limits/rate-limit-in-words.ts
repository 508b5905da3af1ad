import type { RateLimit, RateLimitName } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What each limit is on, and whose calls it counts together. */
export const RATE_LIMIT_WORDS: Readonly<Record<RateLimitName, { what: string; of: string }>> = {
  reads_of_user: { what: messages.reads, of: messages.ofUserOnProcess },
  documents_of_address: { what: messages.documentsOfTheApi, of: messages.ofAddressOnProcess },
  absent_pages_of_address: { what: messages.absentPages, of: messages.ofAddressOnProcess },
  reads_of_address: { what: messages.pagesAndReadsByVisitors, of: messages.ofAddressOnProcess },
  writes: { what: messages.changes, of: messages.ofUser },
  uploads: { what: messages.uploadsOfPictures, of: messages.ofUser },
  comments: { what: messages.comments, of: messages.ofUser },
  webhooks_by_hand: { what: messages.webhooksSentOnRequest, of: messages.ofUser },
  summaries_by_hand: { what: messages.summariesSentOnRequest, of: messages.ofUser },
  payment_questions: { what: messages.callsThatAskStripe, of: messages.ofUser },
  public_posts: { what: messages.changesByVisitors, of: messages.ofAddress },
  sign_ups: { what: messages.signUps, of: messages.ofAddress },
  sign_ins: { what: messages.signIns, of: messages.ofAddress },
  password_changes: { what: messages.changesOfPassword, of: messages.ofAddress },
  second_steps: { what: messages.secondSteps, of: messages.ofAddress },
  reset_requests: { what: messages.requestsForResetLink, of: messages.ofAddress },
  other_sign_in_calls: { what: messages.otherCallsSignIn, of: messages.ofAddressForCall },
  demonstration_visits: { what: messages.demonstrationVisits, of: messages.ofAddress },
  password_attempts: { what: messages.attemptsAtAPassword, of: messages.ofAccount },
  mails: { what: messages.mailsSomebodyAsksFor, of: messages.ofEmail },
  same_error_reports: { what: messages.reportsOfSameError, of: messages.ofUserOrAddress },
  error_reports: { what: messages.reportsOfErrors, of: messages.ofUserOrAddress },
  new_errors: { what: messages.errorsNotReportedBefore, of: messages.ofUserOrAddress },
  browser_samples_of_one: { what: messages.measurementsOfBrowsers, of: messages.ofUserOrAddress },
  browser_samples: { what: messages.measurementsOfBrowsers, of: messages.ofAll },
  telemetry_events_of_one: { what: messages.telemetryEvents, of: messages.ofUserOrAddress },
  telemetry_events: { what: messages.telemetryEvents, of: messages.ofAll },
};

/** How many within which time: '120 in a minute', '600 in a minute, 300 at once'. */
export function rateInWords({ max, refill, window_seconds }: RateLimit): string {
  const rate = { refill, minutes: window_seconds / 60 };
  return max === refill ? messages.rate(rate) : messages.rateAndBurst({ ...rate, max });
}
