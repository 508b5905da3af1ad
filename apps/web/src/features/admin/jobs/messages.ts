// Job list
export const failed = 'Failed';
export const waitsForAnotherTry = 'Waits for another try';
export const waits = 'Waits';
export const inProgress = 'In progress';
export const loadingJobs = 'Loading jobs...';
export const tryAgain = 'Try again';

// Retry job dialog
export const tryThisJobAgain = 'Try this job again';
export const itTriedOnceMoreWithin =
  'It is tried once more within seconds. If that fails, too, it is listed here again.';
export const jobWillBeTriedAgain = 'Job will be tried again';
