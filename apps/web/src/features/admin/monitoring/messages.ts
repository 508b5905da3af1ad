import { message } from '@answerscope/contract';

// Alert list
export const high = 'High';
export const medium = 'Medium';
export const noAlerts = 'No alerts';
export const whatAlertsAre = 'Alerts of your rules appear here.';
export const loadingTheAlerts = 'Loading the alerts...';
export const resolved = 'Resolved';
export const resolve = 'Resolve';

// Alert rules
export const loadingTheRules = 'Loading the rules...';
export const disable = 'Disable';
export const enable = 'Enable';
export const on = 'On';
export const off = 'Off';
export const shareOfFailedAnswers = 'Share of answers with status 400 or higher';
export const averageResponseTime = 'Average response time';
export const memoryInUse = 'Memory in use';
/** {rule}: its name */
export const disableRule = message('Disable {rule}');
/** {rule}: its name */
export const enableRule = message('Enable {rule}');
/** {at}: when */
export const lastFired = message('last fired <at></at>');
/** {measure}: 'Memory in use'; {limit}: '80%'; {minutes}: how long; {severity}: 'high' or 'medium' */
export const ruleFires = message(
  '{measure} above {limit} over {minutes, plural, one {# minute} other {# minutes}}, severity {severity, select, high {high} other {medium}}',
);

// Health figures
export const healthScore = 'Health score';
export const errorRate = 'Error rate';
export const memory = 'Memory';
export const errors = 'Errors';
export const criticalErrors = 'Critical errors';
export const lastError = 'Last error';
export const uptime = 'Uptime';
export const nothingLowersTheScore = 'Nothing lowers the score.';
export const none = 'None';
/** {score}: of the health */
export const scoreOf100 = message('{score, number} of 100');
/** {count}: what lowered the score */
export const countOfDeductions = message('{count, plural, one {# deduction} other {# deductions}}');
export const answersWithStatus400 = 'answers with status 400 or above';
/** {calls}: how many, in {minutes} */
export const ofCalls = message(
  'of {calls, plural, one {# call} other {# calls}} in {minutes, plural, one {# minute} other {# minutes}}',
);
export const notSaid = 'this browser does not say';
export const ofWhatPageMayUse = 'of the memory limit of the page';
/** {minutes}: how long */
export const inMinutes = message('in {minutes, plural, one {# minute} other {# minutes}}');
/** {minutes}: how long */
export const inMinutesWithoutWarnings = message(
  'in {minutes, plural, one {# minute} other {# minutes}}, warnings left out',
);
export const ofThoseKept = 'of those stored in this browser';
export const sinceTabLoaded = 'since this tab was loaded';
/** {measure}: 'Error rate'; {limit}: '5%'; {points}: of the score */
export const deduction = message('{measure} above {limit}: −{points, number}.');

// Notification button
export const notificationsOn = 'This browser shows a notification for each alert.';
export const notificationsBlocked = 'Notifications are blocked in this browser.';
export const notificationsOffered = 'Show alerts as browser notifications.';
export const allowNotifications = 'Allow notifications';

// Slowest endpoints
export const noCallMade = 'No calls in the last hour.';
export const slowestEndpoints = 'Slowest endpoints';
export const endpoint = 'Endpoint';
export const average = 'Average';
export const calls = 'Calls';
export const failed = 'Failed';

// Top errors
export const error = 'Error';
export const warning = 'Warning';
export const info = 'Info';
export const nothingFailed = 'No failures in this browser in the last hour.';
export const loadingErrors = 'Loading errors...';
/** {times}: how often it came; {at}: when last */
export const howOftenAndLast = message('{times, plural, one {# time} other {# times}} · last <at></at>');
export const newestExample = 'Newest example';
export const page = 'Page';
export const userId = 'User ID';
export const browser = 'Browser';
export const method = 'Method';
export const status = 'Status';
