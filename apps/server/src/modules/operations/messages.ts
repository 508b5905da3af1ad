// Cancel user run
export const thisRunHasAlreadyEnded = 'This run has already ended.';

// Export all runs
export const userId = 'User Id';
export const stoppedBy = 'Stopped By';
export const startedUtc = 'Started (UTC)';
export const endedUtc = 'Ended (UTC)';

// Resend mail
export const thisMailHasBeenSent = 'This mail has been sent.';
export const thisMailStillWaitingBe = 'This mail is still waiting to be sent.';

// Start backup
export const aBackupAlreadyUnderWay = 'A backup is already under way.';
