import { message } from '@answerscope/contract';

// Sign-in
/** @specification 2.5 */
export const signInTitle = 'Welcome Back';
export const signInLede = 'Sign in to see where your brand is named.';
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
export const confirmationExpired =
  'This link has expired or was already used. Sign in, and we can mail you a new one.';
export const accountKept = 'Your account is kept';
export const accountKeptWhy = 'It was to be deleted. You have signed in, so everything stays as it was.';

// Second step
export const secondStepTitle = 'One more step';
export const secondStepLede = 'Your account asks for a code besides the password.';
export const code = 'Code';
export const codeHint = 'Six digits that your authenticator app shows';
export const codeMissing = 'Please enter a code';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Each works once';
export const useRecoveryCode = 'Use a recovery code';
export const useApp = 'Use the authenticator app';
export const startOver = 'Start over';

// Another mail to confirm an address
export const sendAgain = 'Send the mail again';
export const sending = 'Sending...';
/** {email}: whose address waits to be confirmed */
export const sentAgain = message('Another mail with a link is on its way to {email}.');
export const sentNowhere =
  'Mail is not set up on this site. Its operator has the link now and can pass it on to you.';

// A forgotten password
export const forgotPasswordLede = 'Enter your address and we will send you a link to choose a new password.';
/** {link}: leads to the sign-in */
export const rememberPassword = message('Remember your password? <link>Sign In</link>');
export const sendResetLink = 'Send reset link';
/** {email}: the address that was entered */
export const resetLinkSent = message(
  'If there is an account for {email}, a mail with a link is on its way to it. The link works for one hour.',
);
/** {email}: the address that was entered, where the installation sends no mail */
export const resetLinkKept = message(
  'If there is an account for {email}, the operator of this site has its link now. The link works for one hour.',
);

// A new password
export const newPasswordTitle = 'Choose a new password';
export const newPasswordLede = 'You are signed out everywhere once it is set.';
/** {link}: leads to the page that asks for a mail */
export const linkDoesNotWork = message('The link does not work? <link>Ask for a new one</link>');
export const resetLinkExpired = 'This link has expired or was already used. Please ask for a new one.';
export const passwordChanged = 'Your password was changed. Please sign in with it.';
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
export const mayRead = 'May read';
export const mayReadAndWrite = 'May read, change and start checks';
// Each is one entry in a list of facts.
/** {day}: of which the key is */
export const madeOn = message('made {day}');
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
  'Your programs sign in with a key instead of your password. A key can read, or also change things and start checks. It never reaches your sign-in, profile, mail settings or payments.';
/** {count}: keys that a user can have */
export const haveAllApiKeys = message(
  'You have {count, plural, one {# key} other {# keys}}, as many as there can be. Revoke one to make another.',
);
export const apiDocumentation = 'API documentation';
export const apiKeysNotLoaded = 'Your API keys could not be loaded';
export const loadingSettings = 'Loading your settings...';
export const apiKeys = 'API keys';
export const makeAnApiKey = 'Make an API key';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const revoke = 'Revoke';
/** {name}: the key's */
export const revokeKey = message('Revoke {name}');
export const apiKeyRevoked = 'API key revoked';
export const revokeThisApiKey = 'Revoke this API key';
export const revoking = 'Revoking...';
export const revokedForGood =
  'Programs that use it are refused from now on. A key that was revoked cannot be brought back.';

// New key dialog
export const after30Days = 'After 30 days';
export const after90Days = 'After 90 days';
export const afterAYear = 'After a year';
export const never = 'Never';
export const making = 'Making...';
export const makeTheKey = 'Make the key';
export const whatItIsFor = 'What it is for';
export const keyNameHint = 'As ‘Nightly report’. You see it in the list.';
export const whatItMayDo = 'What it may do';
export const whenItExpires = 'When it expires';
export const yourPassword = 'Your password';
export const copyKeyYourself = 'Your browser does not allow copying. Please copy the key yourself.';
export const yourNewApiKey = 'Your new API key';
export const copyTheKey = 'Copy the key';
export const copied = 'Copied';
export const done = 'Done';
export const keepKeyNow = 'Keep it now: it is not shown again, and nobody can look it up.';
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

// Data copy panel
export const dataCopyNotLoaded = 'Whether there is a file could not be loaded';
export const dataCopyLede =
  'One ZIP with every row of your account, as JSON and as CSV, the answers included. Putting it together takes a while; we mail you when it is ready. Passwords and keys are not in it.';
export const putItTogetherAgain = 'Put it together again';
export const putDataTogether = 'Put my data together';
/** {time}: draws the time from which on another copy can be asked for */
export const onceADay = message('Once a day: again from <time></time>.');
/** {size}: the file's, as '1.2 MB' */
export const downloadMyData = message('Download my data ({size})');
/** {made}: draws the time it was asked for; {days}: for how many it is kept */
export const copyIsKept = message(
  'Put together on <made></made>. It is removed after {days, plural, one {# day} other {# days}}; only you can download it.',
);
/** {made} and {removed}: draw the times at which it was asked for and is removed; {days}: for how many it is kept */
export const copyIsKeptUntil = message(
  'Put together on <made></made>. It is removed after {days, plural, one {# day} other {# days}}, on <removed></removed>; only you can download it.',
);
export const puttingDataTogether = 'Putting your data together';
export const youCanLeavePage = 'You can leave this page. We mail you when it is ready.';
export const dataCopyFailed = 'Your data could not be put together. Nothing of it is lost; please try again.';

// Delete account panel
/** {days}: how many pass until the account is erased */
export const deletionLede = message(
  'You are signed out everywhere at once, and nothing is checked or charged any more. For {days, plural, one {# day} other {# days}} signing in brings the account back as it was; after that every row and file of it is erased for good. Invoices stay with the payment provider, as the law demands.',
);
export const deleteMyAccount = 'Delete my account';
export const addressMissing = 'Please type the address of your account';
export const enterCode = 'Please enter the code';
export const accountWillBeDeleted = 'Your account will be deleted';
/** {day}: after which the account is erased */
export const signingInKeepsAccount = message('Until {day} signing in keeps it. We have mailed you this.');
export const addressOfAccount = 'The address of your account';
/** {email}: the account's */
export const typeEmail = message('Type {email}');
export const passwordOfAccount = 'The password of your account';
export const codeOfApp = 'Code of your authenticator app';
export const codeOfAppHint = 'Six digits, or one of your recovery codes';
export const deleting = 'Deleting...';
export const keepIt = 'Keep it';

// Email form
/** {email}: the account's; {b}: makes it bold */
export const signInWith = message(
  'You sign in with <b>{email}</b>. We’ll email a confirmation link to the new address and notify the old one.',
);
/** {email}: the new address */
export const newEmailMailed = message(
  'We mailed a link to {email}. Until it is opened, nothing changes. It works for one hour.',
);
/** {email}: the new address, where the installation sends no mail */
export const newEmailKept = message(
  'The operator of this site has the link for {email} and can pass it on to you. Until it is opened, nothing changes. It works for one hour.',
);
export const newEmail = 'New email';
export const changeEmail = 'Change email';

// Measuring setting
export const performanceDataIsShared = 'Performance data is shared';
export const performanceDataNoLongerShared = 'Performance data is no longer shared';
export const shareAnonymousPerformanceData = 'Share anonymous performance data';
export const measuringHint =
  "In about 5% of visits, your browser reports which pages opened, how fast they were, and whether sign-ins, purchases and AI requests worked. Only the operator of this site gets these reports, without your name. A browser set to 'Do Not Track' sends none. This applies in every browser you sign in with.";

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
export const secondStepNotLoaded = 'Whether it is on could not be loaded';
export const codeThatAppShows = 'Code that the app shows';
export const sixDigits = 'Six digits';
export const switchOn = 'Switch on';
export const makeNewRecoveryCodes = 'Make new recovery codes';
export const switchOff = 'Switch off';
export const signingInNoLongerAsks = 'Signing in no longer asks for a code';
export const on = 'On';
export const signingInAsksForCode = 'Signing in asks for a code of your authenticator app.';
export const newRecoveryCodes = 'New recovery codes';
export const secondStepPanelLede =
  'Signing in can ask for a code of an authenticator app besides your password. Who learns the password alone cannot get in.';
export const setUpAuthenticatorApp = 'Set up an authenticator app';
/** {link}: opens an authenticator app on this device */
export const scanThis = message(
  'Scan this with your authenticator app, type the key below it, or <link>open the app on this device</link>.',
);
export const qrCodeForAuthenticatorApp = 'QR code for your authenticator app';
export const recoveryCodesCopied = 'The recovery codes are copied';
export const writeCodesDown = 'Your browser does not allow it: please write them down';
export const keepRecoveryCodes =
  'Keep these recovery codes where you find them without your phone. Each signs you in once in the place of a code. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const iHaveKeptThem = 'I have kept them';
export const copyThem = 'Copy them';

// Session list
export const signedOutEverywhereElse = 'You are signed out everywhere else';
export const thisOne = 'This one';
export const signOut = 'Sign out';
/** {device}: a browser and its system */
export const signOutDevice = message('Sign out {device}');
/** {count}: browsers that are signed in */
export const showAllDevices = message('Show all {count, number}');
export const signOutEverywhereElse = 'Sign out everywhere else';
/** {link}: leads to the API keys */
export const programsGoOn = message(
  'Programs with an API key go on. Revoke their <link>keys</link> to end that, too.',
);
export const inUseNow = 'in use now';
/** {ago}: how long ago, as '1 h ago' */
export const lastSeen = message('last seen {ago}');

// Sidebar setting
export const showTheSidebar = 'Show the sidebar';
export const sidebarHint =
  'Without it the menu button, Ctrl+B and the search lead to every page. This holds in every browser you sign in with.';

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
  'A summary says how often each assistant mentioned you since the last one, whether that changed beyond chance, which keywords are newly or no longer mentioned, and who is named beside you. Every mail can be stopped with one press.';
/** {email}: the account's, which was not confirmed */
export const summariesNeedConfirmed = message(
  'Summaries go only to an address that was confirmed, and {email} was not yet.',
);
/** {email}: whose address waits to be confirmed */
export const linkOnItsWay = message('A mail with a link is on its way to {email}.');
export const mailMeALink = 'Mail me a link to confirm it';
export const summaryOfYourVisibility = 'Summary of your visibility';
export const summaryHint = 'None is sent where nothing was measured.';
export const summaryHintWithoutDaily =
  'None is sent where nothing was measured. Daily summaries come with plans that refresh every day.';
/** {time}: draws it */
export const nextSummary = message('The next one is made on <time></time>.');
export const noMoreSummaries = 'You get no more summaries';
export const summaryEveryWeek = 'You get a summary every week';
export const summaryEveryDay = 'You get a summary every day';
export const sendMeOneNow = 'Send me one now';
/** {email}: to which it is sent */
export const summaryOnItsWay = message('A summary is on its way to {email}');

// Support views
/** {minutes}: for how many an administrator sees the pages */
export const supportLede = message(
  'To help you, an administrator can look at your pages as you see them, for {minutes, plural, one {# minute} other {# minutes}} at a time. They can change nothing, and see neither your payments nor how you sign in. Each time is listed here.',
);
/** {start}: draws day and time; {end}: a time */
export const viewedUntil = message('<start></start> until {end}');
export const supportViewsNotLoaded = 'The list could not be loaded';
export const nobodyHasLooked = 'Nobody has looked at your account.';
export const supportViews = 'Times support looked at your account';
export const now = 'Now';

// Ask first
export const makeANewSecret = 'Make a new secret';
/** {name}: the endpoint's */
export const newSecretOf = message('The new secret of {name}');
/** {name}: the endpoint's; {hours}: for how many the former secret works */
export const signedWithBoth = message(
  'Events for {name} are signed with both secrets for {hours, plural, one {# hour} other {# hours}}, then with the new one alone. Until then your program has to know it.',
);
export const endpointDeleted = 'Endpoint deleted';
export const deleteThisEndpoint = 'Delete this endpoint';
export const deleteLabel = 'Delete';
/** {name}: the endpoint's */
export const nothingIsSentAnyMore = message(
  'Nothing is sent to {name} any more, and its deliveries and its secret are removed. This cannot be undone; to stop for a while, switch it off.',
);

// Deliveries sheet
/** {name}: the endpoint's */
export const deliveriesTo = message('Deliveries to {name}');
export const sendTestEvent = 'Send test event';
export const theEndpointIsOff = 'The endpoint is off. Switch it on to send to it.';
export const endpointNotInPlan = 'Your plan does not include this endpoint. Nothing is sent to it.';
export const deliveriesNotLoaded = 'The deliveries could not be loaded';
export const loadingDeliveries = 'Loading deliveries...';
export const nothingWasSentYet = 'Nothing was sent yet';
export const testEventHint = 'A test event shows whether your program gets it and accepts its signature.';
export const deliveries = 'Deliveries';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const sendOnceMore = 'Send again';
/** {count}: how many are listed; {days}: for how many they are kept */
export const deliveriesAreKept = message(
  'The newest {count, number} are listed, and kept for {days, plural, one {# day} other {# days}}.',
);

// Endpoint dialog
export const yourNewEndpoint = 'Your new endpoint';
export const addAnEndpoint = 'Add an endpoint';
export const editThisEndpoint = 'Edit this endpoint';
export const whatItIs = 'What it is';
export const endpointNameHint = 'As ‘Our warehouse’. You see it in the list.';
export const address = 'Address';
export const endpointAddressHint = 'It must begin with https:// and should answer within 2 seconds.';
export const whenToSend = 'When to send';
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
export const switchOffEndpoint = message('Switch off {name}');
/** {name}: the endpoint's */
export const switchOnEndpoint = message('Switch on {name}');
export const newSecret = 'New secret';
/** {name}: the endpoint's */
export const newSecretFor = message('New secret for {name}');
/** {name}: the endpoint's */
export const deleteEndpoint = message('Delete {name}');

// Secret dialog
export const copySecretYourself = 'Your browser does not allow copying. Please copy the secret yourself.';
export const copyTheSecret = 'Copy the secret';
export const keepSecretNow =
  'By this secret your program knows that an event is ours. Keep it now: it is not shown again, and nobody can look it up.';
/** {link}: leads to the standard's site */
export const signedAsStandard = message(
  'Events are signed as <link>Standard Webhooks</link> has it: its libraries check them with this secret.',
);

// Webhook words
export const aReportIsReady = 'A report is ready';
export const aRunHasEnded = 'A run has ended';
export const testEvent = 'Test event';
/** {event}: one of the texts above; {name}: what programs call it, as 'run.ended' */
export const eventWithName = message('{event} ({name})');
/** {time}: of the first failure in a row. One entry in a list of facts. */
export const nothingArrivedSince = message('nothing has arrived since {time}');
/** {time}: until which the previous secret works. One entry in a list of facts. */
export const formerSecretSigns = message('the former secret signs, too, until {time}');
/** {status}: of HTTP, as '503'. One entry in a list of facts. */
export const answeredStatus = message('status {status}');
/** {count}: how often it was sent. One entry in a list of facts. */
export const attempts = message('{count, plural, one {# attempt} other {# attempts}}');
/** {time}: of the next attempt. One entry in a list of facts. */
export const nextAttempt = message('next {time}');
export const notInYourPlan = 'Not in your plan';
export const switchedOff = 'Switched off: nothing arrived';
export const failing = 'Failing';
export const failedWithStatus = 'The endpoint answered with an error';
export const failedByRedirect = 'The endpoint led elsewhere, which is not followed';
export const failedAsGone = 'The endpoint says that it is gone for good';
export const failedByTimeout = 'The endpoint did not answer in time';
export const failedToResolve = 'The name leads to no public address';
export const failedAsPrivate = 'The address is in a private network';
export const failedToReach = 'The endpoint could not be reached';
export const failedByCertificate = 'The certificate of the endpoint was not accepted';
export const failedWhileOff = 'The endpoint was off';
export const failedToSend = 'It could not be sent. If this goes on, make a new secret';

// Webhooks panel
export const webhooksNotLoaded = 'Your webhooks could not be loaded';
export const webhooksLede =
  'When a report is ready or a run has ended, your own programs hear of it at once: each event is sent to the addresses below, signed, with ids and links and no answer’s text.';
export const readAboutWebhooks = 'Read what is sent and how it is signed';
export const webhookEndpoints = 'Webhook endpoints';
export const noWebhooksInPlan = 'Your plan includes no webhooks.';
/** {count}: endpoints that the plan includes */
export const planIncludesEndpoints = message(
  'Your plan includes {count, plural, one {one endpoint} other {# endpoints}}. Delete one to add another.',
);
export const seeThePlans = 'See the plans';
