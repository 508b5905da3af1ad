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
export const creatingAccount = 'Creating Account...';
export const createAccount = 'Create Account';

// Registration form
export const fixErrorsAboveBeforeSubmitting = 'Please fix the errors above before submitting';

// Api key words
export const mayRead = 'May read';
export const mayReadChangeAndStart = 'May read, change and start checks';

// Api keys panel
export const apiDocumentation = 'API documentation';
export const yourApiKeysNotLoaded = 'Your API keys could not be loaded';
export const loadingYourSettings = 'Loading your settings...';
export const apiKeys = 'API keys';
export const makeAnApiKey = 'Make an API key';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const revoke = 'Revoke';
export const apiKeyRevoked = 'API key revoked';
export const revokeThisApiKey = 'Revoke this API key';
export const revoking = 'Revoking...';
export const programsUseRefusedFromNow =
  'Programs that use it are refused from now on. A key that was revoked cannot be brought back.';

// New key dialog
export const after30Days = 'After 30 days';
export const after90Days = 'After 90 days';
export const afterAYear = 'After a year';
export const never = 'Never';
export const making = 'Making...';
export const makeTheKey = 'Make the key';
export const whatItIsFor = 'What it is for';
export const asNightlyReport = 'As ‘Nightly report’. You see it in the list.';
export const whatItMayDo = 'What it may do';
export const whenItExpires = 'When it expires';
export const yourPassword = 'Your password';
export const yourBrowserDoesNotAllow = 'Your browser does not allow copying. Please copy the key yourself.';
export const yourNewApiKey = 'Your new API key';
export const copyTheKey = 'Copy the key';
export const done = 'Done';
export const keepNowNotShownAgain = 'Keep it now: it is not shown again, and nobody can look it up.';
export const aFirstRequest = 'A first request:';

// Avatar form
export const yourPictureWasChanged = 'Your picture was changed';
export const chooseAPicture = 'Choose a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const uploading = 'Uploading...';
export const remove = 'Remove';
export const picture = 'Picture';

// Color scheme setting
export const colorsInThisBrowser = 'Colors in this browser';

// Data copy panel
export const whetherThereFileNotLoaded = 'Whether there is a file could not be loaded';
export const oneZipWithEveryRow =
  'One ZIP with every row of your account, as JSON and as CSV, the answers included. Putting it together takes a while; we mail you when it is ready. Passwords and keys are not in it.';
export const putItTogetherAgain = 'Put it together again';
export const putMyDataTogether = 'Put my data together';
export const puttingYourDataTogether = 'Putting your data together';
export const youCanLeavePage = 'You can leave this page. We mail you when it is ready.';
export const yourDataCouldNotBe =
  'Your data could not be put together. Nothing of it is lost; please try again.';

// Delete account panel
export const deleteMyAccount = 'Delete my account';
export const typeAddressAccount = 'Please type the address of your account';
export const enterTheCode = 'Please enter the code';
export const yourAccountWillBeDeleted = 'Your account will be deleted';
export const theAddressAccount = 'The address of your account';
export const thePasswordAccount = 'The password of your account';
export const codeAuthenticatorApp = 'Code of your authenticator app';
export const sixDigitsOrOneRecovery = 'Six digits, or one of your recovery codes';
export const deleting = 'Deleting...';
export const keepIt = 'Keep it';

// Email form
export const newEmail = 'New email';
export const changeEmail = 'Change email';

// Measuring setting
export const performanceDataIsShared = 'Performance data is shared';
export const performanceDataNoLongerShared = 'Performance data is no longer shared';
export const shareAnonymousPerformanceData = 'Share anonymous performance data';
export const inAbout5Visits =
  "In about 5% of visits, your browser reports which pages opened, how fast they were, and whether sign-ins, purchases and AI requests worked. Only the operator of this site gets these reports, without your name. A browser set to 'Do Not Track' sends none. This applies in every browser you sign in with.";

// Name form
export const failedToUpdateProfile = 'Failed to update profile';
export const yourNameWasChanged = 'Your name was changed';
export const saveName = 'Save name';

// One field form
export const thisNotCurrentPassword = 'This is not your current password';
export const cancel = 'Cancel';

// Password form
export const yourPasswordWasChanged = 'Your password was changed';
export const otherBrowsersWereSignedOut = 'Other browsers were signed out.';
export const currentPassword = 'Current password';
export const changePassword = 'Change password';

// Second step panel
export const passwordOfYourAccount = 'Password of your account';
export const enterYourPassword = 'Please enter your password';
export const whetherOnNotLoaded = 'Whether it is on could not be loaded';
export const codeAppShows = 'Code that the app shows';
export const sixDigits = 'Six digits';
export const switchOn = 'Switch on';
export const makeNewRecoveryCodes = 'Make new recovery codes';
export const switchOff = 'Switch off';
export const signingInNoLongerAsks = 'Signing in no longer asks for a code';
export const on = 'On';
export const signingInAsksForCode = 'Signing in asks for a code of your authenticator app.';
export const newRecoveryCodes = 'New recovery codes';
export const signingInCanAskFor =
  'Signing in can ask for a code of an authenticator app besides your password. Who learns the password alone cannot get in.';
export const setUpAuthenticatorApp = 'Set up an authenticator app';
export const openAppOnDevice = 'open the app on this device';
export const qrCodeForAuthenticatorApp = 'QR code for your authenticator app';
export const theRecoveryCodesCopied = 'The recovery codes are copied';
export const yourBrowserDoesNotAllowPlease = 'Your browser does not allow it: please write them down';
export const keepTheseRecoveryCodesWhere =
  'Keep these recovery codes where you find them without your phone. Each signs you in once in the place of a code. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const iHaveKeptThem = 'I have kept them';
export const copyThem = 'Copy them';

// Session list
export const youSignedOutEverywhereElse = 'You are signed out everywhere else';
export const thisOne = 'This one';
export const signOut = 'Sign out';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const keys = 'keys';

// Sidebar setting
export const showTheSidebar = 'Show the sidebar';
export const withoutMenuButton =
  'Without it the menu button, Ctrl+B and the search lead to every page. This holds in every browser you sign in with.';

// Sidebar write
export const showOrHideSidebar = 'Show or hide the sidebar';
export const theSidebarIsShown = 'The sidebar is shown';
export const theSidebarIsHidden = 'The sidebar is hidden';

// Summary setting
export const off = 'Off';
export const weeklyOnMondayMorning = 'Weekly, on Monday morning';
export const dailyInTheMorning = 'Daily, in the morning';
export const yourEmailNotificationsNotLoaded = 'Your email notifications could not be loaded';
export const aSummarySaysHowOften =
  'A summary says how often each assistant mentioned you since the last one, whether that changed beyond chance, which keywords are newly or no longer mentioned, and who is named beside you. Every mail can be stopped with one press.';
export const mailMeLinkConfirm = 'Mail me a link to confirm it';
export const summaryOfYourVisibility = 'Summary of your visibility';
export const noneSentWhereNothingMeasured = 'None is sent where nothing was measured.';
export const noneSentWhereNothingMeasuredDaily =
  'None is sent where nothing was measured. Daily summaries come with plans that refresh every day.';
export const youGetNoMoreSummaries = 'You get no more summaries';
export const youGetSummaryEveryWeek = 'You get a summary every week';
export const youGetSummaryEveryDay = 'You get a summary every day';
export const sendMeOneNow = 'Send me one now';

// Support views
export const theListNotLoaded = 'The list could not be loaded';
export const nobodyHasLookedAtAccount = 'Nobody has looked at your account.';
export const timesSupportLookedAtAccount = 'Times support looked at your account';
export const now = 'Now';

// Ask first
export const makeANewSecret = 'Make a new secret';
export const endpointDeleted = 'Endpoint deleted';
export const deleteThisEndpoint = 'Delete this endpoint';
export const deleteLabel = 'Delete';

// Deliveries sheet
export const sendTestEvent = 'Send test event';
export const theEndpointIsOff = 'The endpoint is off. Switch it on to send to it.';
export const yourPlanDoesNotInclude = 'Your plan does not include this endpoint. Nothing is sent to it.';
export const theDeliveriesNotLoaded = 'The deliveries could not be loaded';
export const loadingDeliveries = 'Loading deliveries...';
export const nothingWasSentYet = 'Nothing was sent yet';
export const aTestEventShowsWhether =
  'A test event shows whether your program gets it and accepts its signature.';
export const deliveries = 'Deliveries';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const sendAgain2 = 'Send again';

// Endpoint dialog
export const yourNewEndpoint = 'Your new endpoint';
export const addAnEndpoint = 'Add an endpoint';
export const editThisEndpoint = 'Edit this endpoint';
export const whatItIs = 'What it is';
export const asOurWarehouse = 'As ‘Our warehouse’. You see it in the list.';
export const address = 'Address';
export const itMustBeginWithHttps = 'It must begin with https:// and should answer within 2 seconds.';
export const whenToSend = 'When to send';

// Endpoint item
export const endpointSwitchedOff = 'Endpoint switched off';
export const endpointSwitchedOn = 'Endpoint switched on';
export const edit = 'Edit';
export const newSecret = 'New secret';

// Secret dialog
export const yourBrowserDoesNotAllowCopying =
  'Your browser does not allow copying. Please copy the secret yourself.';
export const copyTheSecret = 'Copy the secret';
export const bySecretProgramKnowsEvent =
  'By this secret your program knows that an event is ours. Keep it now: it is not shown again, and nobody can look it up.';
export const standardWebhooks = 'Standard Webhooks';

// Webhook words
export const aReportIsReady = 'A report is ready';
export const aRunHasEnded = 'A run has ended';
export const testEvent = 'Test event';
export const notInYourPlan = 'Not in your plan';
export const switchedOff = 'Switched off: nothing arrived';
export const failing = 'Failing';
export const theEndpointAnsweredWithError = 'The endpoint answered with an error';
export const theEndpointLedElsewhere = 'The endpoint led elsewhere, which is not followed';
export const theEndpointSaysGoneFor = 'The endpoint says that it is gone for good';
export const theEndpointDidNotAnswer = 'The endpoint did not answer in time';
export const theNameLeadsNoPublic = 'The name leads to no public address';
export const theAddressInPrivateNetwork = 'The address is in a private network';
export const theEndpointNotReached = 'The endpoint could not be reached';
export const theCertificateEndpointNotAccepted = 'The certificate of the endpoint was not accepted';
export const theEndpointWasOff = 'The endpoint was off';
export const itCouldNotBeSent = 'It could not be sent. If this goes on, make a new secret';

// Webhooks panel
export const yourWebhooksNotLoaded = 'Your webhooks could not be loaded';
export const readWhatSentAndHow = 'Read what is sent and how it is signed';
export const webhookEndpoints = 'Webhook endpoints';
export const yourPlanIncludesNoWebhooks = 'Your plan includes no webhooks.';
export const seeThePlans = 'See the plans';
