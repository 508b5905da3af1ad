// Data exports
export const theExportFailed = 'The export failed. See Jobs for the reason.';

// Data exports
export const aDeletedAccount = 'A deleted account';

// Keep data exports
export const thereNoUserWithEmail = 'There is no user with this email or id';
