import { message } from '@answerscope/contract';

// Shared
export const loadingSettings = 'Loading your settings...';
export const making = 'Creating...';
export const copied = 'Copied';
export const done = 'Done';

// Avatar form
export const pictureChanged = 'Your picture was changed';
export const chooseAPicture = 'Choose picture';
export const chooseAnotherPicture = 'Change picture';
export const uploading = 'Uploading...';
export const remove = 'Remove';
export const picture = 'Picture';
export const pictureRemoved = 'Your picture was removed';
/** {megabytes}: how large a file may be */
export const pictureRules = message('Up to {megabytes, number} MB');

// Color scheme setting
export const colorsInThisBrowser = 'Colors in this browser';

// Language setting
export const language = 'Language';

// Data copy panel
export const dataCopyNotLoaded = 'Your data export could not be loaded';
export const dataCopyLede =
  'Get one ZIP with all your data as JSON and CSV, including every answer. Passwords and keys are left out. We email you when it is ready.';
export const putItTogetherAgain = 'Export again';
export const putDataTogether = 'Export my data';
/** {time}: draws the time from which on another copy can be asked for */
export const onceADay = message('Next export from <time></time>.');
/** {size}: the file's, as '1.2 MB' */
export const downloadMyData = message('Download my data ({size})');
/** {made}: draws the time it was asked for; {days}: for how many it is kept */
export const copyIsKept = message(
  'Exported on <made></made> and kept for {days, plural, one {# day} other {# days}}. Only you can download it.',
);
/** {made} and {removed}: draw the times at which it was asked for and is removed; {days}: for how many it is kept */
export const copyIsKeptUntil = message(
  'Exported on <made></made>, kept for {days, plural, one {# day} other {# days}} until <removed></removed>. Only you can download it.',
);
export const puttingDataTogether = 'Exporting your data';
export const youCanLeavePage = 'You can leave this page. We email you when it is ready.';
export const dataCopyFailed = 'The export failed. Your data is safe. Please try again.';

// Delete account panel
/** {days}: how many pass until the account is erased */
export const deletionLede = message(
  'You are signed out everywhere, and checks and charges stop. Sign in within {days, plural, one {# day} other {# days}} to restore your account. After that, all its data is erased for good. The payment provider keeps your invoices, as the law requires.',
);
export const deleteMyAccount = 'Delete my account';
export const addressMissing = 'Please type the email of your account';
export const enterCode = 'Please enter the code';
export const accountWillBeDeleted = 'Your account will be deleted';
/** {day}: after which the account is erased */
export const signingInKeepsAccount = message('Sign in by {day} to keep it. We emailed you the details.');
export const addressOfAccount = 'Email of your account';
/** {email}: the account's */
export const typeEmail = message('Type {email}');
export const passwordOfAccount = 'Password of your account';
export const codeOfApp = 'Code from your authenticator app';
export const codeOfAppHint = 'Six digits, or one of your recovery codes';
export const deleting = 'Deleting...';
export const keepIt = 'Keep account';

// Email form
export const newEmailLede = 'We email a link to the new address and notify the old one.';
/** {email}: the new address */
export const newEmailMailed = message(
  'We sent a link to {email}, valid for one hour. Nothing changes until you open it.',
);
/** {email}: the new address, where the installation sends no mail */
export const newEmailKept = message(
  'The operator of this site has the link for {email} and can pass it on to you. It works for one hour. Nothing changes until you open it.',
);
export const newEmail = 'New email address';
export const changeEmail = 'Change email';

// Measuring setting
export const performanceDataIsShared = 'Performance data is shared';
export const performanceDataNoLongerShared = 'Performance data is no longer shared';
export const shareAnonymousPerformanceData = 'Share anonymous performance data';
export const measuringHint =
  "In about 5% of visits, your browser reports opened pages, their speed, and whether sign-ins, purchases and AI requests worked. Only the operator of this site sees this, without your name. 'Do Not Track' turns it off. It applies in every browser you sign in with.";

// Name form
export const failedToUpdateProfile = 'Failed to update profile';
export const yourNameWasChanged = 'Your name was changed';
export const saveName = 'Save name';

// One field form
export const notCurrentPassword = 'This is not your current password';
export const cancel = 'Cancel';

// Password form
export const yourPasswordWasChanged = 'Your password was changed';
export const otherBrowsersWereSignedOut = 'Other browsers were signed out.';
export const currentPassword = 'Current password';
export const changePassword = 'Change password';

// Second step panel
export const passwordOfYourAccount = 'Password of your account';
export const continueLabel = 'Continue';
export const enterYourPassword = 'Please enter your password';
export const secondStepNotLoaded = 'Your authenticator app could not be loaded';
export const codeThatAppShows = 'Code from the app';
export const sixDigits = 'Six digits';
export const switchOn = 'Turn on';
export const makeNewRecoveryCodes = 'Create new recovery codes';
export const switchOff = 'Turn off';
export const signingInNoLongerAsks = 'Signing in no longer requires a code';
export const on = 'On';
export const signingInAsksForCode = 'Signing in requires a code from your authenticator app.';
export const newRecoveryCodes = 'New recovery codes';
export const secondStepPanelLede =
  "Require a code from an authenticator app. Your password alone won't be enough to sign in.";
export const setUpAuthenticatorApp = 'Set up an authenticator app';
/** {link}: opens an authenticator app on this device */
export const scanThis = message(
  'Scan this with your authenticator app, enter the key below, or <link>open the app on this device</link>.',
);
export const qrCodeForAuthenticatorApp = 'QR code for your authenticator app';
export const recoveryCodesCopied = 'Recovery codes copied';
export const writeCodesDown = 'Your browser does not allow copying. Please write the codes down.';
export const keepRecoveryCodes =
  "Save these codes where you can reach them without your phone. Each signs you in once. You won't be able to see them again.";
export const recoveryCodes = 'Recovery codes';
export const iHaveKeptThem = 'I saved them';
export const copyThem = 'Copy codes';

// Session list
export const signedOutEverywhereElse = 'You are signed out everywhere else';
export const thisOne = 'This browser';
export const signOut = 'Sign out';
/** {device}: a browser and its system */
export const signOutDevice = message('Sign out {device}');
/** {count}: browsers that are signed in */
export const showAllDevices = message('Show all {count, number}');
export const signOutEverywhereElse = 'Sign out everywhere else';
/** {link}: leads to the API keys */
export const programsGoOn = message('API keys stay active. Revoke your <link>keys</link> to stop them.');
export const inUseNow = 'in use now';
/** {ago}: how long ago, as '1 h ago' */
export const lastSeen = message('last seen {ago}');

// Sidebar setting
export const showTheSidebar = 'Show the sidebar';
export const sidebarHint =
  'Without it, use the menu button, Ctrl+B or the search. This applies in every browser you sign in with.';

// Sidebar write
export const showOrHideSidebar = 'Show or hide the sidebar';
export const theSidebarIsShown = 'The sidebar is shown';
export const theSidebarIsHidden = 'The sidebar is hidden';

// Summary setting
export const off = 'Off';
export const weeklyOnMondayMorning = 'Weekly, on Monday morning';
export const dailyInTheMorning = 'Daily, in the morning';
export const mailSettingsNotLoaded = 'Your email notifications could not be loaded';
export const summaryLede =
  'Your mentions on each assistant, significant changes, keywords gained and lost, and other companies. Unsubscribe any time.';
/** {email}: the account's, which was not confirmed */
export const summariesNeedConfirmed = message('Confirm {email} to receive summaries.');
/** {email}: whose address waits to be confirmed */
export const linkOnItsWay = message('We sent a link to {email}.');
export const mailMeALink = 'Send confirmation link';
export const summaryOfYourVisibility = 'Summary of your visibility';
export const summaryHint = 'We skip periods without new data.';
export const summaryHintWithoutDaily =
  'We skip periods without new data. Daily summaries need a plan with daily checks.';
/** {time}: draws it */
export const nextSummary = message('Next summary <time></time>.');
export const noMoreSummaries = 'Summaries are off';
export const summaryEveryWeek = 'You get a summary every week';
export const summaryEveryDay = 'You get a summary every day';
export const sendMeOneNow = 'Send one now';
/** {email}: to which it is sent */
export const summaryOnItsWay = message('A summary is on its way to {email}');

// Support views
/** {minutes}: for how many an administrator sees the pages */
export const supportLede = message(
  'An administrator can view your pages for {minutes, plural, one {# minute} other {# minutes}} at a time to help you. They cannot change anything, or see your payments or sign-in. Every view is listed here.',
);
/** {start}: draws day and time; {end}: a time */
export const viewedUntil = message('<start></start> until {end}');
export const supportViewsNotLoaded = 'The list could not be loaded';
export const nobodyHasLooked = 'No support access so far.';
export const supportViews = 'Support access';
export const now = 'Now';
