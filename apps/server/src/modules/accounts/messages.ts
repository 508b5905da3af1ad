import { message } from '@answerscope/contract';

// Account letters
/** {product}: our name */
export const newAddressSubject = message('Confirm your new email address for {product}');
/** {product}: our name */
export const newAddressAsked = message('Someone asked to sign in to a {product} account with this address.');
export const confirmAddress = 'Confirm this address';
export const newAddressLink = 'The link works once, for one hour. If it wasn’t you, ignore this mail.';
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
export const addressChanged = 'Your account has a new address. This one can no longer sign in.';
export const newAddress = 'New address';
export const writeToSupportIfNotYou = 'If it wasn’t you, contact support now.';
export const addressReplaced = 'Support changed the address of your account. This one can no longer sign in.';
export const writeToSupportIfNotAsked = 'If you didn’t ask for this, contact support.';
/** {product}: our name */
export const deletionSubject = message('Your {product} account will be deleted');
/** {by}: user where they asked for it themselves; {product}: our name */
export const deletionAsked = message(
  '{by, select, user {You asked us to delete your {product} account.} other {An administrator asked us to delete your {product} account.}} You’re signed out everywhere. Checks and payments have stopped.',
);
/** {by}: user where they asked for it themselves; {days}: until the account is erased */
export const keepWithinDays = message(
  '{by, select, user {If you change your mind} other {If you want to keep it}}, sign in within {days, plural, one {# day} other {# days}}. Your account and its data stay. After that we erase everything for good. Invoices stay with the payment provider, as the law requires.',
);
export const erasedAfter = 'Erased after';
export const signInAndKeep = 'Sign in and keep the account';
export const changePasswordIfNotYou = 'If it wasn’t you, sign in and change your password now.';
export const writeToSupportIfUnknown = 'If you didn’t expect this, sign in and contact support.';
/** {product}: our name */
export const accountKeptSubject = message('Your {product} account was kept');
export const keptBySignIn = 'You signed in, so we won’t delete your account. Your data is unchanged.';
export const keptByAdministrator =
  'An administrator kept your account, so we won’t delete it. Your data is unchanged.';
export const checksBeginAgain =
  'Automatic checks start again. To delete the account after all, ask again in the settings.';
/** {product}: our name */
export const dataCopySubject = message('Your {product} data is ready');
export const dataIsReady = 'Your account’s data is ready as one ZIP file.';
export const downloadYourData = 'Download your data';
/** {day}: the last on which the file is there */
export const downloadInSettings = message(
  'Sign in and download it in the settings. Only you can. We remove it after {day}. If you didn’t ask for it, change your password.',
);
/** {product}: our name */
export const authenticatorOffSubject = message('Signing in to {product} no longer asks for a code');
export const authenticatorSwitchedOff =
  'An administrator turned off your authenticator app and its recovery codes. Your password alone signs you in now.';
export const setUpAuthenticatorAgain =
  'Set up an authenticator app again in the settings. If you didn’t ask for this, change your password and contact support.';

// Data copy: what its file says of itself
/** {time}: when it was made */
export const everythingOn = message('All data of your account on {time}.');
/** {product}: our name; {version}: the running one */
export const writtenBy = message('Written by {product} {version}.');
export const listsInTwoFormats = 'Each list comes twice, as JSON (json/) and for spreadsheets (csv/, UTF-8).';
export const rows = 'Rows:';
export const notInFile = 'Not in this file:';
export const leftOutAdminNotes = 'notes that administrators wrote for each other';
export const leftOutAnalytics = 'numbers computed from rows in this file, stored for a day at most';
export const leftOutLookups = 'by what a key or a payment finds your account';
export const leftOutThisFile = 'the content of this file';
export const leftOutSetAside = 'simulated rows of an early version that nothing uses';
export const leftOutPassword = 'your password’s hash';
export const leftOutSecondStep = 'the secret of your authenticator app and your recovery codes';
export const leftOutLinks = 'sign-in links that we mailed';

// Request data copy
export const onceADay = 'You can export your data once a day.';

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
export const alreadyYourAddress = 'This is already your address';
export const linkExpired = 'This link has expired or was already used. Please ask for a new one.';
export const alreadyAddressOfAccount = 'This is already the account’s address.';

// Change profile
export const cityRequired = 'City is required';

// Delete account
export const notYourAddress = 'This is not the address of your account';
export const onlyAdministrator = 'You are the only administrator. Make someone else an administrator first.';

// Seed accounts
export const administrator = 'Administrator';
export const demoUser = 'Demo User';
