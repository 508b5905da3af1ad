// Attention tasks
export const theDatabaseNewerThanProcess = 'The database is newer than the process that runs';
export const theDatabaseOlderThanProcess = 'The database is older than the process that runs';
export const anotherVersionHasSetUp = 'Another version has set up the database';
export const restartEveryProcessInstallationWith =
  'Restart every process of the installation with the same version, the newest: it brings the database up to date.';
export const atTheLimit = 'At the limit, checks stop until midnight UTC. Raise it if that is too early.';
export const noWorkerHasTakenThem = 'No worker has taken them for five minutes: look whether one is running.';
export const whoHasPaidOrCanceled =
  'Who has paid or canceled may still be shown as before: see what the jobs of payments say.';
export const whatNotAnsweredInTime = 'What is not answered in time is lost.';
export const thePlanEndsUnlessPayment =
  'The plan ends unless a payment succeeds. See who it is and contact them.';
export const planAndPaymentDiffer = 'Plan and payment differ. Sync these users with Stripe.';
export const checkMailServersSettings = 'Check the mail server’s settings, then send them again.';
export const givenUpAfterSeveralTries =
  'Given up after several tries: see what went wrong, then try them again.';
export const noBackupEverMade = 'No backup was ever made';
export const theNightlyBackupMissing = 'The nightly backup is missing';
export const theLastBackupMoreThan = 'The last backup is more than a week old';
export const ifDatabaseLost =
  'If the database is lost, everything since then is lost too. Back up now at System Health.';
export const seeWhatEachMeasuresNow = 'See what each measures now, and change a limit that warns too early.';
export const whatBrokeForUsersOr = 'What broke for users or on the server, and is not resolved.';
export const nobodyButTheirWritersSees = 'Nobody but their writers sees them until you have approved them.';

// Attention
export const needsAttention = 'Needs attention';
export const whatNeedsAttentionNotLoaded = 'What needs attention could not be loaded';
export const loadingWhatNeedsAttention = 'Loading what needs attention...';
export const nothingNeedsYouNow = 'Nothing needs you now.';
export const since = 'Since';
export const resume = 'Resume';
export const viewDetails = 'View details';

// Days chart
export const dayUtc = 'Day (UTC)';
export const newUsers = 'New users';
export const spent = 'Spent';
export const activeUsers = 'Active users';
export const runs = 'Runs';
export const answers = 'Answers';

// Overview skeleton
export const loadingTheNumbers = 'Loading the numbers...';

// Overview
export const users = 'Users';
export const revenue = 'Revenue';
export const chartMeasure = 'Chart measure';
export const revenueByDay = 'Revenue by day';
export const usersByPlan = 'Users by plan';
