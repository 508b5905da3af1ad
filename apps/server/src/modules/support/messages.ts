// Start view as
export const thisOwnAccount = 'This is your own account.';
export const nobodyCanViewAsAdministrator = 'Nobody can view as an administrator.';
export const theAccountNotActive = 'The account is not active.';
