import { message } from '@answerscope/contract';

// Account letters
/** {product}: our name */
export const newAddressSubject = message('Confirm your new email address for {product}');
/** {product}: our name */
export const newAddressAsked = message(
  'Somebody wants to sign in to an account of {product} with this address.',
);
export const confirmAddress = 'Confirm this address';
export const newAddressLink =
  'The link works once, for one hour. If it was not you, nothing needs to be done.';
/** {product}: our name */
export const correctedAddressSubject = message('Confirm your email address for {product}');
/** {product}: our name */
export const correctedAddress = message('Support changed the address of your {product} account to this one.');
/** {days}: until the link ends */
export const correctedAddressLink = message(
  'The link works once, for {days, plural, one {# day} other {# days}}. If this isn’t your account, you can ignore this mail.',
);
/** {product}: our name */
export const addressChangedSubject = message('The email address of your {product} account was changed');
export const addressChanged =
  'From now on your account has another address, and this one no longer signs in.';
export const newAddress = 'New address';
export const writeToSupportIfNotYou = 'If it was not you, please write to support at once.';
export const addressReplaced = 'Support changed the address of your account. This one no longer signs in.';
export const writeToSupportIfNotAsked = 'If you didn’t ask for this, please write to support.';
/** {product}: our name */
export const deletionSubject = message('Your {product} account will be deleted');
/** {by}: user where they asked for it themselves; {product}: our name */
export const deletionAsked = message(
  '{by, select, user {You asked us to delete your account of {product}.} other {An administrator has asked for the deletion of your account of {product}.}} You are signed out everywhere, and nothing is checked or charged any more.',
);
/** {by}: user where they asked for it themselves; {days}: until the account is erased */
export const keepWithinDays = message(
  '{by, select, user {If you change your mind} other {If you want to keep it}}, sign in within {days, plural, one {# day} other {# days}}: that keeps the account and everything in it. After that every row and file of it is erased, and nobody can bring it back. Invoices stay with the payment provider, as the law demands.',
);
export const erasedAfter = 'Erased after';
export const signInAndKeep = 'Sign in and keep the account';
export const changePasswordIfNotYou = 'If it was not you, sign in and choose a new password at once.';
export const writeToSupportIfUnknown = 'If you know nothing of it, sign in and write to support.';
/** {product}: our name */
export const accountKeptSubject = message('Your {product} account was kept');
export const keptBySignIn =
  'You signed in, so your account is not going to be deleted. Everything in it is as it was.';
export const keptByAdministrator =
  'An administrator has kept your account: it is not going to be deleted. Everything in it is as it was.';
export const checksBeginAgain =
  'Checks that run by themselves begin again. If you still want it deleted, ask for it again in the settings.';
/** {product}: our name */
export const dataCopySubject = message('Your {product} data is ready');
export const dataIsReady = 'Everything that your account holds is put together in one ZIP file.';
export const downloadYourData = 'Download your data';
/** {day}: the last on which the file is there */
export const downloadInSettings = message(
  'You download it in the settings, signed in to your account; nobody else can. It is removed after {day}. If you did not ask for it, please choose a new password.',
);
/** {product}: our name */
export const authenticatorOffSubject = message('Signing in to {product} no longer asks for a code');
export const authenticatorSwitchedOff =
  'An administrator has switched off the authenticator app of your account, and its recovery codes with it. Your password alone signs you in now.';
export const setUpAuthenticatorAgain =
  'Please set up an authenticator app again in the settings. If you did not ask for this, choose a new password and write to support at once.';

// Data copy: what its file says of itself
/** {time}: when it was made */
export const everythingOn = message('Everything that your account held on {time}.');
/** {product}: our name; {version}: the running one */
export const writtenBy = message('Written by {product} {version}.');
export const listsInTwoFormats =
  'Each list stands twice: under json/ as it is stored, under csv/ for spreadsheets (UTF-8).';
export const rows = 'Rows:';
export const notInFile = 'Not in this file:';
export const leftOutAdminNotes = 'what administrators wrote for each other';
export const leftOutAnalytics = 'numbers made of rows that are in this file, kept for a day at most';
export const leftOutThisFile = 'the bytes of this file';
export const leftOutSetAside = 'simulated rows of an early version, which nothing reads any more';
export const leftOutPassword = 'the password, as a hash that nobody should have';
export const leftOutSecondStep = 'the secret of the authenticator app and the recovery codes';
export const leftOutLinks = 'links that were mailed and let in anyone who has them';

// Request data copy
export const onceADay = 'Your data can be put together once a day.';

// Device
export const samsungInternet = 'Samsung Internet';
export const pythonProgram = 'A Python program';
export const nodeProgram = 'A Node.js program';
export const unknownDevice = 'An unknown device';
/** {system}: Linux, iPhone */
export const aProgramOn = message('A program on {system}');
/** {program}: Firefox; {system}: Linux, iPhone */
export const programOn = message('{program} on {system}');

// Profile
export const companyNameRequired = 'Company name is required';
export const companyWebsiteRequired = 'Company website is required';

// Ask for password
export const notCurrentPassword = 'This is not your current password';

// Change email
export const alreadyYourAddress = 'This is your address already';
export const linkExpired = 'This link has expired or was already used. Please ask for a new one.';
export const alreadyAddressOfAccount = 'This is the address of the account already.';

// Change profile
export const cityRequired = 'City is required';

// Delete account
export const notYourAddress = 'This is not the address of your account';
export const onlyAdministrator = 'You are the only administrator. Make somebody else an administrator first.';

// Seed accounts
export const administrator = 'Administrator';
export const demoUser = 'Demo User';
