// Access acts
export const in1AccountCanSignIn = '1 account can sign in again, and its refreshes go on.';
export const setInactive = 'Set inactive';
export const setActive = 'Set active';
export const activeAgain = 'Active again';
export const signOutEverywhere = 'Sign out everywhere';
export const sendMail = 'Send mail';
export const theMailOnWay = 'The mail is on its way';
export const switchOff = 'Switch off';
export const theAuthenticatorIsOff = 'The authenticator is off';
export const viewAs = 'View as';
export const in1AddressWillCountAs = '1 address will count as confirmed. Make sure it belongs to this user.';
export const confirmEmail = 'Confirm email';
export const emailConfirmed = 'Email confirmed';

// Change details dialog
export const save = 'Save';
export const theUserIsUpdated = 'The user is updated';
export const fullName = 'Full name';
export const companyWebsite = 'Company website';
export const role = 'Role';
export const user = 'User';
export const administrator = 'Administrator';

// Change plan dialog
export const changePlan = 'Change plan';
export const plan = 'Plan';
export const chooseAPlan = 'Choose a plan';
export const until = 'Until';
export const theLastDay = 'The last day, UTC. Left empty: until somebody changes it.';

// Correct email dialog
export const correctEmail = 'Correct email';
export const emailCorrected = 'Email corrected';
export const email = 'Email';

// Deletion acts
export const deleteAccount = 'Delete account';
export const theAccountWillBeErased = 'The account will be erased';
export const keepTheAccount = 'Keep the account';
export const theAccountIsKept = 'The account is kept';

// Keyword limit dialog
export const setLimit = 'Set limit';
export const thePlansLimitCountsAgain = "The plan's limit counts again";
export const keywords = 'Keywords';

// Refund dialog
export const refundAndEnd = 'Refund and end';

// User activity
export const theActivityNotLoaded = 'The activity could not be loaded';
export const noActivity = 'No activity';
export const noAdministratorHasChangedAnything = 'No administrator has changed anything of this user.';

// User acts
export const update = 'Update';
export const keywordLimit = 'Keyword limit';
export const more = 'More';
export const sendAResetMail = 'Send a reset mail';
export const switchOffAuthenticator = 'Switch off authenticator';

// User billing
export const subscription = 'Subscription';
export const lastSyncedWithStripe = 'Last synced with Stripe';
export const refundUnderWay = 'Refund under way';
export const asStripeSaysNow = 'As Stripe says now';
export const nobodyAtStripeAskAbout = 'Nobody at Stripe to ask about';
export const stripeNotAsked = 'Stripe could not be asked';
export const syncing = 'Syncing...';
export const syncNow = 'Sync now';

// User keywords
export const paused = 'Paused';
export const setByAdministrator = 'Set by administrator';
export const noKeywords = 'No keywords';
export const thisUserTracksNoKeyword = 'This user tracks no keyword yet.';

// User notes
export const newNote = 'New note';
export const seenByAdministratorsOnly =
  'Seen by administrators only. A note stays: it cannot be changed or deleted.';
export const saving = 'Saving...';
export const addNote = 'Add note';
export const notes = 'Notes';

// User overview
export const profile = 'Profile';
export const localServices = 'Local services';
export const notOffered = 'Not offered';
export const countryAndLanguage = 'Country and language';
export const timeZone = 'Time zone';
export const authenticatorApp = 'Authenticator app';
export const notCompleted = 'Not completed';
export const lastSeen = 'Last seen';
export const lastChangeOfPlan = 'Last change of plan';
export const noneSinceTheRegistration = 'None since the registration';
export const usageAndSpending = 'Usage and spending';
export const lastRun = 'Last run';
export const spentThisMonth = 'Spent this month';
export const until2 = 'until';

// User part search
export const overview = 'Overview';
export const runs = 'Runs';
export const activity = 'Activity';

// User parts
export const part = 'Part';

// User runs
export const noRunsYet = 'No runs yet';
export const thisUserHasntRunCheck = 'This user hasn’t run a check.';

// User skeleton
export const loadingTheUser = 'Loading the user...';
