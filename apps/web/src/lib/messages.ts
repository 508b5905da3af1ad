import { message } from '@answerscope/contract';

// Error in words
/** @specification 8.1 */
export const somethingWentWrong = 'Something went wrong. Please try again.';
export const pleaseTryAgain = 'Please try again.';
/** {what}: what could not be done, 'Failed to create logo'; {why}: a sentence */
export const failureBecause = message('{what}: {why}');

// Error screens
/** @specification 8.4 */
export const appErrorTitle = 'Oops! Something went wrong';
/** @specification 8.4 */
export const appErrorText =
  'We encountered an unexpected error. This has been automatically reported to our team.';
/** @specification 8.4 */
export const pageErrorTitle = 'Page Error';
/** @specification 8.4 */
export const pageErrorText = 'This page encountered an error and cannot be displayed.';
/** @specification 8.4 */
export const sectionErrorTitle = 'Section Error';
/** @specification 8.4 */
export const sectionErrorText = 'This section encountered an error and cannot be displayed.';
/** @specification 8.4 */
export const componentErrorTitle = 'Something went wrong';
/** @specification 8.4 */
export const componentErrorText = 'An unexpected error occurred in this component.';
/** @specification 8.4 */
export const featureErrorTitle = 'Feature Unavailable';
/** @specification 8.4 */
export const featureErrorText = 'This feature is temporarily unavailable due to an error.';
/** @specification 8.4 */
export const inlineErrorTitle = 'Something went wrong with this component.';
/** @specification 8.4 */
export const renderErrorTitle = 'Component failed to render';
/** @specification 8.4 */
export const componentNotLoaded = 'Something went wrong loading this component. Please refresh the page.';
/** @specification 8.4 */
export const errorDetailsCopied = 'Error details copied to clipboard. Please share this with support.';

// Format
/** {count}: how many */
export const milliseconds = message('{count, number} ms');
/** {count}: how many */
export const tenthsOfSeconds = message('{count, number, ::.0} s');
/** {count}: how many */
export const seconds = message('{count, number} s');
/** {count}: how many */
export const minutes = message('{count, number} min');
/** {count}: how many */
export const hours = message('{count, number} h');
/** {hours} and the {minutes} beyond them */
export const hoursAndMinutes = message('{hours, number} h {minutes, number} min');
/** {count}: how many */
export const bytes = message('{count, number} B');
/** {count}: how many */
export const kilobytes = message('{count, number} kB');
/** {count}: how many */
export const megabytes = message('{count, number, ::.0} MB');
/** {count}: how many */
export const gigabytes = message('{count, number, ::.0} GB');

// Late failures
/** {operation}: what was to be saved, 'Change tags' */
export const notSaved = message('Not saved: {operation}');

// Monitor
/** {found} and {threshold}: '4.2%', '1,250 ms'; {minutes}: over which it was measured */
export const foundAbove = message(
  '{found} over {minutes, plural, one {# minute} other {# minutes}}, above {threshold}',
);
/** {rule}: its name, 'High Error Rate'. @specification 8.4 */
export const monitoringAlert = message('Monitoring Alert: {rule}');

// Monitor rules
export const averageResponseTime = 'Average response time';
export const memory = 'Memory';
export const errorRate5Minutes = 'Error rate (5 minutes)';
export const highErrorRate = 'High Error Rate';
export const slowResponseTime = 'Slow Response Time';
export const highMemoryUsage = 'High Memory Usage';
/** {count}: of a hundred */
export const percent = message('{count, number}%');

// Needs connection
export const backOfficeNeedsConnection = 'You are offline. The back office needs a connection.';
export const checksNeedConnection = 'You are offline. Checks need a connection.';
export const judgingNeedsConnection = 'You are offline. Rechecking answers needs a connection.';
export const paymentsNeedConnection = 'You are offline. Plans and payments need a connection.';
export const accountNeedsConnection = 'You are offline. Changes to your account need a connection.';
export const keywordListsNeedConnection = 'You are offline. New lists of keywords need a connection.';
export const thisNeedsConnection = 'You are offline. This needs a connection.';

// Query client
/** @specification 8.1 */
export const operationFailed = 'Operation Failed';

// Time ago
export const justNow = 'just now';
/** {count}: how many */
export const inMinutes = message('in {count, number} min');
/** {count}: how many */
export const minutesAgo = message('{count, number} min ago');
/** {count}: how many */
export const inHours = message('in {count, number} h');
/** {count}: how many */
export const hoursAgo = message('{count, number} h ago');
/** {count}: how many */
export const inDays = message('in {count, plural, one {# day} other {# days}}');
/** {count}: how many */
export const daysAgo = message('{count, plural, one {# day ago} other {# days ago}}');

// Use queued write
export const waitsForTheConnection = 'Waiting for the connection';
/** {operation}: what is to be saved, 'Change tags' */
export const savedWithConnection = message('“{operation}” will be saved when you are online again.');

// Use sign out
export const error = 'Error';
/** @specification 8.3 */
export const failedToLogOut = 'Failed to log out. Please try again.';
/** @specification 2.11 */
export const loggedOut = 'Logged out';
/** @specification 2.11 */
export const loggedOutText = 'You have been successfully logged out.';

// Use uncaught errors
/** @specification 8.1 */
export const unexpectedError = 'Unexpected Error';
/** @specification 8.1 */
export const unexpectedErrorText = 'An unexpected error occurred. Please refresh the page.';

// Page title
/** {page}: 'Plans'; {product}: its name */
export const pageTitle = message('{page} · {product}');
