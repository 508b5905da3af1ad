// Account letters
export const confirmThisAddress = 'Confirm this address';
export const theLinkWorksOnce =
  'The link works once, for one hour. If it was not you, nothing needs to be done.';
export const fromNowOnAccountHas =
  'From now on your account has another address, and this one no longer signs in.';
export const newAddress = 'New address';
export const ifNot = 'If it was not you, please write to support at once.';
export const supportChangedAddressAccount =
  'Support changed the address of your account. This one no longer signs in.';
export const ifDidntAskFor = 'If you didn’t ask for this, please write to support.';
export const erasedAfter = 'Erased after';
export const signInAndKeepAccount = 'Sign in and keep the account';
export const ifNotSignInAndChoose = 'If it was not you, sign in and choose a new password at once.';
export const ifKnowNothing = 'If you know nothing of it, sign in and write to support.';
export const youSignedIn = 'You signed in, so your account is not going to be deleted.';
export const anAdministratorHasKeptAccount =
  'An administrator has kept your account: it is not going to be deleted.';
export const checksRunByThemselvesBegin =
  'Checks that run by themselves begin again. If you still want it deleted, ask for it again in the settings.';
export const everythingAccountHoldsPutTogether =
  'Everything that your account holds is put together in one ZIP file.';
export const downloadYourData = 'Download your data';
export const anAdministratorHasSwitchedOff =
  'An administrator has switched off the authenticator app of your account, and its recovery codes with it. Your password alone signs you in now.';
export const setUpAuthenticatorAppAgain =
  'Please set up an authenticator app again in the settings. If you did not ask for this, choose a new password and write to support at once.';

// Data copy
export const eachListStandsTwice =
  'Each list stands twice: under json/ as it is stored, under csv/ for spreadsheets (UTF-8).';
export const notInThisFile = 'Not in this file:';

// Request data copy
export const yourDataCanBePut = 'Your data can be put together once a day.';

// Device
export const samsungInternet = 'Samsung Internet';
export const aPythonProgram = 'A Python program';
export const aNodeJsProgram = 'A Node.js program';
export const anUnknownDevice = 'An unknown device';

// Profile
export const companyNameIsRequired = 'Company name is required';
export const companyWebsiteIsRequired = 'Company website is required';

// Ask for password
export const thisNotCurrentPassword = 'This is not your current password';

// Change email
export const thisAddressAlready = 'This is your address already';
export const thisLinkHasExpiredOr = 'This link has expired or was already used. Please ask for a new one.';
export const thisAddressAccountAlready = 'This is the address of the account already.';

// Change profile
export const cityIsRequired = 'City is required';

// Delete account
export const thisNotAddressAccount = 'This is not the address of your account';
export const youOnlyAdministrator =
  'You are the only administrator. Make somebody else an administrator first.';

// Seed accounts
export const demoUser = 'Demo User';
