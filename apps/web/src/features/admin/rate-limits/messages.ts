import { message } from '@answerscope/contract';

// Rate limit in words
export const documentsOfTheApi = 'Documents of the API';
export const absentPages = 'Pages that do not exist';
export const pagesAndReadsByVisitors = 'Pages, and reads by visitors';
export const uploadsOfPictures = 'Uploads of pictures';
export const webhooksSentOnRequest = 'Webhooks sent by hand';
export const summariesSentOnRequest = 'Summaries asked for by hand';
export const callsThatAskStripe = 'Calls that ask Stripe';
export const changesByVisitors = 'Changes by visitors';
export const changesOfPassword = 'Changes of password';
export const secondSteps = 'Second steps';
export const requestsForResetLink = 'Requests for a reset link';
export const demonstrationVisits = 'Visits to the demonstration';
export const otherCallsSignIn = 'Other calls of sign-in';
export const attemptsAtAPassword = 'Attempts at a password';
export const mailsSomebodyAsksFor = 'Mails on request';
export const reportsOfSameError = 'Reports of the same error';
export const reportsOfErrors = 'Reports of errors';
export const errorsNotReportedBefore = 'Errors not reported before';
export const measurementsOfBrowsers = 'Measurements of browsers';
export const telemetryEvents = 'Telemetry events';
export const ofUserOnProcess = 'a user, on each process';
export const ofAddressOnProcess = 'an address, on each process';
export const ofUser = 'a user';
export const ofAddress = 'an address';
export const ofAddressForCall = 'an address, for each call';
export const ofAccount = 'an account, from wherever';
export const ofEmail = 'an email address';
export const ofUserOrAddress = 'a user or an address';
export const ofAll = 'all together';
export const reads = 'Reads';
export const changes = 'Changes';
export const comments = 'Comments';
export const signUps = 'Sign-ups';
export const signIns = 'Sign-ins';
/** {refill}: how many in {minutes} */
export const rate = message(
  '{refill, number} in {minutes, plural, =60 {an hour} one {a minute} other {# minutes}}',
);
/** {refill}: how many in {minutes}, of which {max} may come at once */
export const rateAndBurst = message(
  '{refill, number} in {minutes, plural, =60 {an hour} one {a minute} other {# minutes}}, burst {max, number}',
);

// Rate limit table
export const countedFor = 'Counted for';
export const atMost = 'At most';
export const refusedIn24Hours = 'Refused in 24 hours';
export const rateLimits = 'Rate limits';
export const rateLimitsNotLoaded = 'The rate limits could not be loaded';
export const whatLimitsDo =
  'Requests above a limit get status 429 with a retry time, error reports and measurements are dropped. Provider limits are in the tracker configuration.';
export const what = 'What';
