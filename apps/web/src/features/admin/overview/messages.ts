import { message } from '@answerscope/contract';

// Attention tasks
/** {provider}: its name */
export const providerPaused = message('{provider} is paused');
/** {reason}: a sentence without its full stop */
export const checksOfProviderWait = message(
  '{reason}. Its checks wait until then. Resume it once the cause is gone.',
);
export const providerAskedToWait = 'The provider asked to wait';
export const theDatabaseNewerThanProcess = 'The database is newer than the running version';
export const theDatabaseOlderThanProcess = 'The database is older than the running version';
export const anotherVersionHasSetUp = 'Another version set up the database';
export const restartEveryProcessInstallationWith =
  'Restart every process with the newest version to update the database.';
/** {used} and {limit}: money */
export const usedToday = message('{used} of {limit} used today');
export const atTheLimit = 'Checks stop at the limit until midnight UTC. Raise it if that is too early.';
/** {count}: checks */
export const checksWait = message('{count, plural, one {# check waits} other {# checks wait}} for a worker');
export const noWorkerHasTakenThem = 'Waiting for five minutes or longer. Check that a worker is running.';
/** {count}: events */
export const eventsNotWorkedOff = message(
  '{count, plural, one {# payment event is} other {# payment events are}} not processed',
);
export const whoHasPaidOrCanceled =
  'Paid or canceled users may still have an old plan. See the payment jobs.';
/** {count}: payments */
export const paymentsDisputed = message(
  '{count, plural, one {# disputed payment} other {# disputed payments}} to answer',
);
export const whatNotAnsweredInTime = 'Unanswered disputes are lost.';
/** {count}: subscriptions */
export const subscriptionsFail = message(
  '{count, plural, one {# subscription has} other {# subscriptions have}} a failed payment',
);
export const thePlanEndsUnlessPayment = 'The plan ends unless a payment succeeds. Contact the user.';
/** {count}: users whose plan is not what they pay for */
export const plansConflict = message(
  '{count, plural, one {# plan conflicts} other {# plans conflict}} with a subscription',
);
export const planAndPaymentDiffer = 'Plan and payment differ. Sync these users with Stripe.';
/** {count}: mails */
export const mailsNotSent = message('{count, plural, one {# email} other {# emails}} could not be sent');
export const checkMailServersSettings = 'Check the mail server’s settings, then send them again.';
/** {count}: jobs */
export const jobsFailed = message('{count, plural, one {# job} other {# jobs}} failed this week');
export const givenUpAfterSeveralTries = 'They failed several times. See why, then retry.';
export const noBackupEverMade = 'No backup was ever made';
export const theNightlyBackupMissing = 'The nightly backup is missing';
export const theLastBackupMoreThan = 'The last backup is more than a week old';
export const ifDatabaseLost = 'Without a backup, newer data can be lost. Back up now in System Health.';
/** {part}: what System Health has checked, Mail; {state}: failed or warning */
export const partOfHealth = message('{part}: {state, select, failed {failing} other {needs attention}}');
/** {count}: how many; {rules}: their names */
export const rulesMet = message(
  '{count, plural, one {# warning rule is} other {# warning rules are}} met: {rules}',
);
export const seeWhatEachMeasuresNow = 'See the current values, or raise a limit that warns too early.';
/** {count}: errors */
export const openErrors = message('{count, plural, one {# open error} other {# open errors}}');
export const whatBrokeForUsersOr = 'Unresolved errors of users or the server.';
/** {count}: comments */
export const commentsWait = message(
  '{count, plural, one {# comment waits} other {# comments wait}} for approval',
);
export const nobodyButTheirWritersSees = 'Only their writers see them until you approve them.';

// Attention
export const needsAttention = 'Needs attention';
/** {count}: tasks */
export const tasksNeedAttention = message(
  '{count, plural, one {# task needs} other {# tasks need}} attention',
);
export const whatNeedsAttentionNotLoaded = 'The attention list could not be loaded';
export const loadingWhatNeedsAttention = 'Loading the attention list...';
/** {day}: when it began */
export const since = message('Since <day></day>');
export const resume = 'Resume';
export const viewDetails = 'View details';

// Days chart
export const dayUtc = 'Day (UTC)';
export const newUsers = 'New users';
export const spent = 'Spent';
export const activeUsers = 'Active users';
export const runs = 'Runs';
export const answers = 'Answers';
/** {count}: of a day or several */
export const newUsersCount = message('{count, plural, one {# new user} other {# new users}}');
/** {count}: of a day */
export const activeUsersCount = message('{count, plural, one {# active user} other {# active users}}');
/** {count}: of a day or several */
export const runsCount = message('{count, plural, one {# run} other {# runs}}');
/** {count}: of a day or several */
export const answersCount = message('{count, plural, one {# answer} other {# answers}}');
/** {measure}: New users; {total}: 1,204 new users, of all {days}; {most}: 12 new users, of one day */
export const sumByDay = message(
  '{measure} by day: {total} in {days, plural, one {# day} other {# days}}, at most {most} in one',
);
/** {measure}: Active users; {days}: how many; {most}: 12 active users, of one day */
export const mostByDay = message(
  '{measure} by day: {days, plural, one {# day} other {# days}}, at most {most} in one',
);
/** {day}: Mar 3; {value}: 12 new users, or money */
export const valueOnDay = message('{day}: {value}');
/** {day}: Mar 3; {spent}: money; {answers}: of the day */
export const spentOnDay = message('{day}: {spent}, {answers, plural, one {# answer} other {# answers}}');
export const today = 'Today';
export const allDaysAsTable = 'All days as a table';

// Revenue chart
/** {currency}: USD; {paid}: money, of all {days} */
export const revenueOfDays = message(
  'Revenue by day in {currency}: {paid} in {days, plural, one {# day} other {# days}}',
);
/** {currency}: USD */
export const paidInCurrency = message('Paid, {currency}');
/** {currency}: USD */
export const allDaysOfCurrencyAsTable = message('All days in {currency} as a table');

// Overview skeleton
export const loadingTheNumbers = 'Loading the numbers...';

// Overview
/** {days}: that are shown */
export const inDays = message('in {days, plural, one {# day} other {# days}}');
/** {count}: users */
export const maySignIn = message('{count, number} active');
/** {days}: that are shown; the number of users is above */
export const hadRunInDays = message('with a run in {days, plural, one {# day} other {# days}}');
/** {runs}: how many; {days}: that are shown; the number of answers is above */
export const fromRunsInDays = message(
  'from {runs, plural, one {# run} other {# runs}} in {days, plural, one {# day} other {# days}}',
);
/** {days}: that are shown; the amount is above, as in the next three */
export const paidInDays = message('paid in {days, plural, one {# day} other {# days}}');
/** {days}: that are shown */
export const paidInTestMode = message('paid in test mode in {days, plural, one {# day} other {# days}}');
/** {days}: that are shown */
export const paidSimulated = message(
  'paid with simulated money in {days, plural, one {# day} other {# days}}',
);
/** {days}: that are shown */
export const paidBefore = message(
  'paid in {days, plural, one {# day} other {# days}}, before payments were switched off',
);
export const none = 'None';
export const users = 'Users';
export const revenue = 'Revenue';
export const chartMeasure = 'Chart measure';
/** {measure}: New users */
export const measureByDay = message('{measure} by day');
export const revenueByDay = 'Revenue by day';
export const usersByPlan = 'Users by plan';
/** {count}: users of a plan, shown above */
export const usersOfPlan = message('{count, plural, one {user} other {users}}');

// Days chart
export const active = 'Active';
