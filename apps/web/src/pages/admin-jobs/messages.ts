// Admin jobs page
export const failed = 'Failed';
export const waiting = 'Waiting';
export const noFailedJobs = 'No failed jobs';
export const aJobWhoseLastTry =
  'A job whose last try failed is listed here for a week, and can be tried again.';
export const noWaitingJobs = 'No waiting jobs';
export const mailsWebhooksAndRegularWork =
  'Mails, webhooks and regular work are listed here until they are done.';
export const jobs = 'Jobs';
export const loadingJobs = 'Loading jobs...';
export const theJobsNotLoaded = 'The jobs could not be loaded';
export const runs = 'Runs';
export const mails = 'Mails';
