// Start view as
export const ownAccount = 'This is your own account.';
export const notAsAdministrator = 'Nobody can view as an administrator.';
export const accountNotActive = 'The account is not active.';
