import { message } from '@answerscope/contract';

// Admin jobs page
export const failed = 'Failed';
export const waiting = 'Waiting';
export const noFailedJobs = 'No failed jobs';
export const aJobWhoseLastTry = 'Failed jobs appear here for a week. You can retry them.';
export const noWaitingJobs = 'No waiting jobs';
export const mailsWebhooksAndRegularWork =
  'Mails, webhooks and scheduled jobs appear here until they are done.';
export const jobs = 'Jobs';
export const loadingJobs = 'Loading jobs...';
export const theJobsNotLoaded = 'The jobs could not be loaded';
export const runs = 'Runs';
export const mails = 'Mails';
/** {count}: jobs in {list}, failed or waiting */
export const jobsInList = message(
  '{list, select, failed {{count, plural, one {# failed job} other {# failed jobs}}} other {{count, plural, one {# waiting job} other {# waiting jobs}}}}',
);
