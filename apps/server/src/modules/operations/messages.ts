// Cancel user run
export const runEnded = 'This run has already ended.';

// Export all runs
export const id = 'Id';
export const email = 'Email';
export const trigger = 'Trigger';
export const state = 'State';
export const assistants = 'Assistants';
export const keywords = 'Keywords';
export const processed = 'Processed';
export const failed = 'Failed';
export const error = 'Error';
export const userId = 'User Id';
export const stoppedBy = 'Stopped By';
export const startedUtc = 'Started (UTC)';
export const endedUtc = 'Ended (UTC)';

// Resend mail
export const mailSent = 'This mail has been sent.';
export const mailStillWaiting = 'This mail is still waiting to be sent.';

// Start backup
export const backupUnderWay = 'A backup is already under way.';
