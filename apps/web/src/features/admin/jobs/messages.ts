import { message } from '@answerscope/contract';

// Job list
export const failed = 'Failed';
export const waitsForAnotherTry = 'Waits for another try';
export const waits = 'Waits';
export const inProgress = 'In progress';
export const loadingJobs = 'Loading jobs...';
export const tryAgain = 'Try again';
/** {tries}: how often it was tried, of at most {max} */
export const triesOf = message('{tries, plural, one {# try} other {# tries}} of {max, number}');
/** {at}: when */
export const created = message('created <at></at>');
/** {at}: when */
export const failedAt = message('failed <at></at>');
/** {at}: when */
export const dueAt = message('due <at></at>');
export const whatItWorksOn = 'What it works on';
export const jobId = 'Job ID';
export const input = 'Input';
export const none = 'None';

// Retry job dialog
export const tryThisJobAgain = 'Try this job again';
export const retryConsequence = 'It runs again within seconds. If it fails again, it reappears here.';
export const jobWillBeTriedAgain = 'Job will be tried again';
