import { message } from '@answerscope/contract';

// Sign-in
/** @specification 2.5 */
export const signInTitle = 'Welcome Back';
export const signInLede = 'Sign in to see where AI assistants mention you.';
/** @specification 2.5 */
export const signIn = 'Sign In';
/** @specification 2.5 */
export const signingIn = 'Signing In...';
/** @specification 2.5 */
export const signedIn = 'Signing you in...';
/** {link}: leads to the registration. @specification 2.5, 'Create Account' */
export const newHere = message('New here? <link>Create Account</link>');
export const email = 'Email';
export const emailExample = 'you@company.com';
/** @specification 5 */
export const emailMissing = 'Email is required';
export const password = 'Password';
/** @specification 5 */
export const passwordMissing = 'Password is required';
export const forgotPassword = 'Forgot your password?';
/** @specification 2.4 */
export const loading = 'Loading...';
export const demonstrationBusy = 'The demonstration cannot be opened now. Please try again later.';
export const confirmationExpired = 'This link has expired or was already used. Sign in to get a new one.';
export const accountKept = 'Your account is kept';
export const accountKeptWhy = 'Your account was due for deletion. You signed in, so nothing was deleted.';

// Second step
export const secondStepTitle = 'One more step';
export const secondStepLede = 'Enter a code to finish signing in.';
export const code = 'Code';
export const codeHint = 'Six digits from your authenticator app';
export const codeMissing = 'Please enter a code';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Each works once';
export const useRecoveryCode = 'Use a recovery code';
export const useApp = 'Use the authenticator app';
export const startOver = 'Start over';

// Another mail to confirm an address
export const sendAgain = 'Resend email';
export const sending = 'Sending...';
/** {email}: whose address waits to be confirmed */
export const sentAgain = message('We sent another link to {email}.');
export const sentNowhere = 'This site sends no email. Its operator has the link and can pass it on to you.';

// A forgotten password
export const forgotPasswordLede = 'Enter your email. We will send you a link to choose a new password.';
/** {link}: leads to the sign-in */
export const rememberPassword = message('Remember your password? <link>Sign In</link>');
export const sendResetLink = 'Send reset link';
/** {email}: the address that was entered */
export const resetLinkSent = message(
  'If {email} has an account, we sent a link to it. The link works for one hour.',
);
/** {email}: the address that was entered, where the installation sends no mail */
export const resetLinkKept = message(
  'If {email} has an account, the operator of this site has its link. The link works for one hour.',
);

// A new password
export const newPasswordTitle = 'Choose a new password';
export const newPasswordLede = 'A new password signs you out everywhere.';
/** {link}: leads to the page that asks for a mail */
export const linkDoesNotWork = message('Link not working? <link>Request a new one</link>');
export const resetLinkExpired = 'This link has expired or was already used. Please request a new one.';
export const passwordChanged = 'Your password was changed. Please sign in with the new one.';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters with letters and numbers';
export const confirmPassword = 'Confirm password';
/** @specification 5 */
export const confirmPasswordMissing = 'Please confirm your password';
/** @specification 5 */
export const passwordsDiffer = 'Passwords do not match';
export const setPassword = 'Set new password';
export const saving = 'Saving...';

// Confirm email
export const confirming = 'Confirming...';
export const confirmThisAddress = 'Confirm this address';

// Invitation form
export const fullName = 'Full name';
/** @specification 2.6 */
export const creatingAccount = 'Creating Account...';
export const createAccount = 'Create Account';
/** {terms}, {privacy}: lead to the pages */
export const youAgree = message(
  'By creating an account you agree to the <terms>Terms of Services</terms> and the <privacy>Privacy Policy</privacy>.',
);

// Registration form
/** @specification 5 */
export const fixErrorsAbove = 'Please fix the errors above before submitting';

// Api key words
export const mayRead = 'Read only';
export const mayReadAndWrite = 'Read, change and start checks';
// Each is one entry in a list of facts.
/** {day}: of which the key is */
export const madeOn = message('created {day}');
export const neverUsed = 'never used';
/** {ago}: how long ago, as '1 h ago' */
export const lastUsed = message('last used {ago}');
/** {day}: of the end of the key */
export const revokedOn = message('revoked {day}');
/** {day}: of the end of the key */
export const revokedByAdministrator = message('revoked by an administrator {day}');
export const doesNotExpire = 'does not expire';
/** {day}: from which on the key will be refused */
export const expiresOn = message('expires {day}');
/** {day}: from which on the key was refused */
export const expiredOn = message('expired {day}');

// Api keys panel
export const apiKeysLede =
  'Use API keys in your own programs. Keys cannot reach your sign-in, profile, email settings or payments.';
/** {count}: keys that a user can have */
export const haveAllApiKeys = message(
  'You have {count, plural, one {# key} other {# keys}}, the maximum. Revoke one to create another.',
);
export const apiDocumentation = 'API documentation';
export const apiKeysNotLoaded = 'Your API keys could not be loaded';
export const loadingSettings = 'Loading your settings...';
export const apiKeys = 'API keys';
export const makeAnApiKey = 'Create API key';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const revoke = 'Revoke';
/** {name}: the key's */
export const revokeKey = message('Revoke {name}');
export const apiKeyRevoked = 'API key revoked';
export const revokeThisApiKey = 'Revoke this API key';
export const revoking = 'Revoking...';
export const revokedForGood = 'Programs that use this key stop working immediately. This cannot be undone.';

// New key dialog
export const after30Days = 'After 30 days';
export const after90Days = 'After 90 days';
export const afterAYear = 'After a year';
export const never = 'Never';
export const making = 'Creating...';
export const makeTheKey = 'Create key';
export const whatItIsFor = 'Name';
export const keyNameHint = 'For example “Nightly report”';
export const whatItMayDo = 'Access';
export const whenItExpires = 'Expires';
export const copyKeyYourself = 'Your browser does not allow copying. Please copy the key by hand.';
export const yourNewApiKey = 'Your new API key';
export const copyTheKey = 'Copy key';
export const copied = 'Copied';
export const done = 'Done';
export const keepKeyNow = "Copy this key now. You won't be able to see it again.";
export const aFirstRequest = 'A first request:';

// Avatar form
export const pictureChanged = 'Your picture was changed';
export const chooseAPicture = 'Choose a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const uploading = 'Uploading...';
export const remove = 'Remove';
export const picture = 'Picture';
export const pictureRemoved = 'Your picture was removed';
/** {megabytes}: how large a file may be */
export const pictureRules = message('PNG, JPEG, WebP or GIF, up to {megabytes, number} MB.');

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

// Ask first
export const makeANewSecret = 'Create new secret';
/** {name}: the endpoint's */
export const newSecretOf = message('New secret for {name}');
/** {name}: the endpoint's; {hours}: for how many the former secret works */
export const signedWithBoth = message(
  'For {hours, plural, one {# hour} other {# hours}}, events for {name} are signed with both secrets. After that, only the new one counts. Update your program before then.',
);
export const endpointDeleted = 'Endpoint deleted';
export const deleteThisEndpoint = 'Delete this endpoint';
export const deleteLabel = 'Delete';
/** {name}: the endpoint's */
export const nothingIsSentAnyMore = message(
  'No more events are sent to {name}. Its deliveries and secret are deleted. This cannot be undone. Switch it off instead to pause it.',
);

// Deliveries sheet
/** {name}: the endpoint's */
export const deliveriesTo = message('Deliveries to {name}');
export const sendTestEvent = 'Send test event';
export const theEndpointIsOff = 'The endpoint is off. Switch it on to send to it.';
export const endpointNotInPlan = 'Your plan does not include this endpoint. Nothing is sent to it.';
export const deliveriesNotLoaded = 'The deliveries could not be loaded';
export const loadingDeliveries = 'Loading deliveries...';
export const nothingWasSentYet = 'No deliveries yet';
export const testEventHint = 'Send a test event to see if your program accepts it.';
export const deliveries = 'Deliveries';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const sendOnceMore = 'Send again';
/** {count}: how many are listed; {days}: for how many they are kept */
export const deliveriesAreKept = message(
  'Newest {count, number}, kept for {days, plural, one {# day} other {# days}}.',
);

// Endpoint dialog
export const yourNewEndpoint = 'Your new endpoint';
export const addAnEndpoint = 'Add an endpoint';
export const editThisEndpoint = 'Edit this endpoint';
export const whatItIs = 'Name';
export const endpointNameHint = 'For example “Our warehouse”';
export const address = 'Address';
export const endpointAddressHint = 'Starts with https:// and answers within 2 seconds.';
export const whenToSend = 'Events';
export const add = 'Add';
export const adding = 'Adding...';
export const save = 'Save';

// Endpoint item
export const endpointSwitchedOff = 'Endpoint switched off';
export const endpointSwitchedOn = 'Endpoint switched on';
export const edit = 'Edit';
/** {name}: the endpoint's */
export const editEndpoint = message('Edit {name}');
/** {name}: the endpoint's */
export const switchOffEndpoint = message('Turn off {name}');
/** {name}: the endpoint's */
export const switchOnEndpoint = message('Turn on {name}');
export const newSecret = 'New secret';
/** {name}: the endpoint's */
export const newSecretFor = message('New secret for {name}');
/** {name}: the endpoint's */
export const deleteEndpoint = message('Delete {name}');

// Secret dialog
export const copySecretYourself = 'Your browser does not allow copying. Please copy the secret by hand.';
export const copyTheSecret = 'Copy secret';
export const keepSecretNow =
  "Your program checks our events with this secret. Copy it now. You won't be able to see it again.";
/** {link}: leads to the standard's site */
export const signedAsStandard = message(
  'Events follow <link>Standard Webhooks</link>. Its libraries check them with this secret.',
);

// Webhook words
export const aReportIsReady = 'A report is ready';
export const aRunHasEnded = 'A run has ended';
export const testEvent = 'Test event';
/** {event}: one of the texts above; {name}: what programs call it, as 'run.ended' */
export const eventWithName = message('{event} ({name})');
/** {time}: of the first failure in a row. One entry in a list of facts. */
export const nothingArrivedSince = message('no delivery since {time}');
/** {time}: until which the previous secret works. One entry in a list of facts. */
export const formerSecretSigns = message('old secret also signs until {time}');
/** {status}: of HTTP, as '503'. One entry in a list of facts. */
export const answeredStatus = message('status {status}');
/** {count}: how often it was sent. One entry in a list of facts. */
export const attempts = message('{count, plural, one {# attempt} other {# attempts}}');
/** {time}: of the next attempt. One entry in a list of facts. */
export const nextAttempt = message('next {time}');
export const notInYourPlan = 'Not in your plan';
export const switchedOff = 'Switched off after failed deliveries';
export const failing = 'Failing';
export const failedWithStatus = 'The endpoint returned an error';
export const failedByRedirect = 'The endpoint redirected. We do not follow redirects';
export const failedAsGone = 'The endpoint reported that it no longer exists';
export const failedByTimeout = 'The endpoint did not answer in time';
export const failedToResolve = 'The address has no public IP address';
export const failedAsPrivate = 'The address is in a private network';
export const failedToReach = 'The endpoint could not be reached';
export const failedByCertificate = 'The certificate of the endpoint is not valid';
export const failedWhileOff = 'The endpoint was off';
export const failedToSend = 'It could not be sent. If this continues, create a new secret';

// Webhooks panel
export const webhooksNotLoaded = 'Your webhooks could not be loaded';
export const webhooksLede =
  'Notify your own programs when a report is ready or a run has ended. Events are signed. They contain ids and links, but no answers.';
export const readAboutWebhooks = 'Webhook documentation';
export const webhookEndpoints = 'Webhook endpoints';
export const noWebhooksInPlan = 'Your plan includes no webhooks.';
/** {count}: endpoints that the plan includes */
export const planIncludesEndpoints = message(
  'Your plan includes {count, plural, one {one endpoint} other {# endpoints}}. Delete one to add another.',
);
export const seeThePlans = 'See the plans';
