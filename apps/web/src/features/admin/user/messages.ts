import { message } from '@answerscope/contract';

// Access acts
/** {email}: of the user */
export const setUserInactive = message('Set {email} inactive');
/** {email}: of the user */
export const setUserActive = message('Set {email} active');
/** {sessions}: that are open; {keywords} and {answers}: all of the user */
export const whatInactiveTouches = message(
  '{sessions, plural, one {# session} other {# sessions}} will end, and the user can’t sign in. {keywords, plural, one {# keyword} other {# keywords}} and {answers, plural, one {# answer} other {# answers}} stay. Refreshes stop.',
);
export const whatActiveTouches = '1 account can sign in again. Its refreshes resume.';
export const setInactive = 'Set inactive';
export const setActive = 'Set active';
/** {sessions}: that were open */
export const inactiveNow = message('Inactive. {sessions, plural, one {# session} other {# sessions}} ended');
export const activeAgain = 'Active again';
/** {email}: of the user */
export const signUserOut = message('Sign {email} out everywhere');
/** {sessions}: that are open */
export const whatSigningOutTouches = message(
  '{sessions, plural, one {# session} other {# sessions}} will end. Anyone with the password can sign in again.',
);
export const signOutEverywhere = 'Sign out everywhere';
/** {sessions}: that were open */
export const sessionsEnded = message('{sessions, plural, one {# session} other {# sessions}} ended');
/** {email}: of the user */
export const sendResetMailTo = message('Send a reset mail to {email}');
/** {sessions}: that are open */
export const whatResetMailTouches = message(
  'We send 1 email with a link that works once, for one hour. The old password works until the user chooses a new one. Then {sessions, plural, one {# session ends} other {# sessions end}}. You see neither the link nor the password.',
);
export const sendMail = 'Send mail';
export const theMailOnWay = 'Email is being sent';
/** {email}: of the user */
export const switchOffAuthenticatorOf = message('Switch off the authenticator of {email}');
export const whatSwitchingOffTouches =
  '1 account will need only its password to sign in. Its app and recovery codes stop working. Make sure the user asked for this. They get an email.';
export const switchOff = 'Switch off';
export const theAuthenticatorIsOff = 'The authenticator is off';
/** {email}: of the user */
export const viewAsUser = message('View as {email}');
/** {minutes}: how long it lasts */
export const whatViewingTouches = message(
  'All tabs of this browser show 1 account for {minutes, number} minutes. You cannot change anything. Payments, sign-in and files stay hidden. The user sees the time and your reason in their settings.',
);
export const viewAs = 'View as';
/** {email}: of the user */
export const confirmAddress = message('Confirm {email}');
export const whatConfirmingTouches = '1 address will count as confirmed. Make sure it belongs to this user.';
export const confirmEmail = 'Confirm email';
export const emailConfirmed = 'Email confirmed';

// Change details dialog
/** {email}: of the user */
export const updateUser = message('Update {email}');
/** {count}: fields that differ from what is stored */
export const fieldsWillChange = message('{count, plural, one {# field} other {# fields}} will change.');
/** {sessions}: that are open */
export const anotherRoleEndsSessions = message(
  'A new role ends {sessions, plural, one {# session} other {# sessions}}. The user has to sign in again.',
);
export const save = 'Save';
export const theUserIsUpdated = 'The user is updated';
export const fullName = 'Full name';
export const companyWebsite = 'Company website';
export const role = 'Role';
export const user = 'User';
export const administrator = 'Administrator';

// Change plan dialog
/** {email}: of the user */
export const changePlanOf = message('Change the plan of {email}');
/** {plan}: its name */
export const nowOn = message('Now on {plan}.');
/** {plan}: its name */
export const onItAlready = message('Already on {plan}. Only the last day changes.');
/** {before} and {after}: names of plans */
export const fromPlanToPlan = message('From {before} to {after}, now.');
/** {plan}: the name of the plan that the user has */
export const planOfNow = message('{plan} (now)');
export const changePlan = 'Change plan';
export const plan = 'Plan';
export const chooseAPlan = 'Choose a plan';
export const lastDay = 'Until';
export const lastDayHint = 'Last day (UTC). Leave empty for no end date.';
/** {plan}: the name of the plan that was chosen */
export const onPlan = message('On {plan}');
/** {plan}: the name of the plan that was chosen; {day}: the last one, 2026-03-31 */
export const onPlanUntil = message('On {plan} until {day}');

// Correct email dialog
/** {email}: the address as it was */
export const correctEmailOf = message('Correct the email of {email}');
/** {sessions}: that are open */
export const whatCorrectingTouches = message(
  '{sessions, plural, one {# session} other {# sessions}} will end. The new address gets an email and is unconfirmed until its link is opened. The old address gets an email if it was confirmed.',
);
export const correctEmail = 'Correct email';
export const emailCorrected = 'Email corrected';
export const email = 'Email';

// Deletion acts
/** {email}: of the user */
export const deleteAccountOf = message('Delete the account {email}');
/** {sessions}: that are open; {days}: until it is erased; {keywords} and {answers}: all of the user */
export const whatDeletingTouches = message(
  '{sessions, plural, one {# session} other {# sessions}} and running checks end now. The subscription ends with its period. After {days, number} days we erase {keywords, plural, one {# keyword} other {# keywords}}, {answers, plural, one {# answer} other {# answers}} and all other data. Signing in before then stops this. The user gets an email.',
);
export const deleteAccount = 'Delete account';
export const theAccountWillBeErased = 'Account deletion scheduled';
/** {email}: of the user */
export const keepAccountOf = message('Keep the account {email}');
/** {keywords} and {answers}: all of the user */
export const whatKeepingTouches = message(
  '1 account with {keywords, plural, one {# keyword} other {# keywords}} and {answers, plural, one {# answer} other {# answers}} will not be erased. The user gets an email.',
);
export const keepTheAccount = 'Keep the account';
export const theAccountIsKept = 'Deletion cancelled';

// Keyword limit dialog
/** {email}: of the user */
export const keywordLimitOf = message('Keyword limit of {email}');
export const setLimit = 'Set limit';
/** {limit}: how many keywords */
export const limitIs = message('The limit is {limit, number}');
export const thePlansLimitCountsAgain = "The plan's limit counts again";
export const keywords = 'Keywords';
/** {plan}: its name; {limit}: how many keywords it allows */
export const emptyIsLimitOfPlan = message('Leave empty for the limit of {plan}, {limit, number}.');
/** {plan}: its name */
export const emptyIsUnlimitedOfPlan = message('Leave empty for {plan}, which has no limit.');
/** {max}: the largest limit */
export const limitIsWrong = message('Please enter a whole number up to {max, number}');

// Keywords touched
/** {count}: keywords over the new limit */
export const keywordsWillBePaused = message(
  '{count, plural, one {# keyword} other {# keywords}} will be paused, the newest first.',
);
/** {count}: paused keywords that the new limit allows */
export const pausedKeywordsWillGoOn = message(
  '{count, plural, one {# paused keyword resumes} other {# paused keywords resume}}.',
);
/** {keywords}: all of the user */
export const noneWillBePaused = message(
  '0 of {keywords, plural, one {# keyword} other {# keywords}} will be paused.',
);

// Refund dialog
/** {amount}: money; {email}: of the user */
export const refundTo = message('Refund {amount} to {email}');
/** {amount}: money */
export const whatRefundTouches = message(
  '{amount} goes back to the card, and 1 subscription ends now. The account moves to the plan it has without this subscription. Keywords beyond that plan’s limit are paused. Nothing is deleted.',
);
export const refundAndEnd = 'Refund and end';
/** {amount}: money */
export const refundStarted = message('Refund of {amount} started');

// User activity
export const theActivityNotLoaded = 'The activity could not be loaded';
export const noActivity = 'No activity';
export const noAdministratorHasChangedAnything = 'No administrator has changed this user.';

// User acts
export const update = 'Update';
export const keywordLimit = 'Keyword limit';
export const more = 'More';
export const sendAResetMail = 'Send a reset mail';
export const switchOffAuthenticator = 'Switch off authenticator';

// User billing
export const subscription = 'Subscription';
export const lastSyncedWithStripe = 'Last synced with Stripe';
/** {amount}: money */
export const refund = message('Refund {amount}');
export const refundUnderWay = 'Refund under way';
export const asStripeSaysNow = 'As Stripe says now';
export const nobodyAtStripeAskAbout = 'No Stripe customer';
export const stripeNotAsked = 'Stripe could not be asked';
export const syncing = 'Syncing...';
export const syncNow = 'Sync now';

// User keywords
export const paused = 'Paused';
export const setByAdministrator = 'Set by administrator';
/** {assistant}: its name; {state}: what an administrator has set, Mentioned */
export const changeForced = message('{assistant}: {state}. Change it');
/** {keywords}: all of the user, {paused} of them paused; {hasLimit}: yes or no; {limit}: how many there may be; {isSet}: yes or no, by an administrator */
export const keywordsAndLimit = message(
  '{keywords, plural, one {# keyword} other {# keywords}} with {hasLimit, select, yes {a limit of {limit, number}} other {no limit}}{isSet, select, yes {, set by an administrator} other {}}. {paused, number} paused.',
);
/** {count}: keywords */
export const newestAreShown = message('The newest {count, number} are shown.');
export const noKeywords = 'No keywords';
export const thisUserTracksNoKeyword = 'This user has no keywords yet.';

// User notes
export const newNote = 'New note';
export const seenByAdministratorsOnly = 'Only administrators see notes. Notes cannot be changed or deleted.';
export const saving = 'Saving...';
export const addNote = 'Add note';
export const notes = 'Notes';

// User overview
/** {day}: when the user asked */
export const deletionAskedFor = message('Deletion asked for on <day></day>.');
/** {day}: the last one */
export const erasedAfter = message('The account is erased after <day></day> unless the user signs in.');
export const profile = 'Profile';
export const localServices = 'Local services';
export const notOffered = 'Not offered';
export const countryAndLanguage = 'Country and language';
export const timeZone = 'Time zone';
export const authenticatorApp = 'Authenticator app';
export const notCompleted = 'Not completed';
export const lastSeen = 'Last seen';
export const lastChangeOfPlan = 'Last change of plan';
/** {before} and {after}: names of plans; {actor}: administrator anna@example.com; {day}: when; {reason}: as it was written */
export const planChanged = message('{before} → {after}, by {actor}, <day></day>: “{reason}”');
/** In the place of a plan’s name, in planChanged */
export const noPlan = 'No plan';
export const noneSinceTheRegistration = 'None since the registration';
/** {hasLimit}: yes or no; {limit}: how many keywords */
export const limitByPlan = message(
  '{hasLimit, select, yes {{limit, number}} other {Unlimited}}, by the plan',
);
/** {hasLimit} and {hasPlanLimit}: yes or no; {limit}: how many keywords; {planLimit}: how many the plan would allow */
export const limitSet = message(
  '{hasLimit, select, yes {{limit, number}} other {Unlimited}}, set by an administrator; the plan says {hasPlanLimit, select, yes {{planLimit, number}} other {unlimited}}',
);
/** {plan}: its name; the next messages say who gave it */
export const planGivenBy = message('{plan} given by');
export const grantOfSubscription = 'a subscription, see Subscription';
export const grantOfTrial = 'a trial, see Subscription';
/** {source}: administrator or promotion; {reason}: as it was written */
export const grantWithoutEnd = message(
  '{source, select, administrator {an administrator} other {a promotion}}, no end: “{reason}”',
);
/** {source}: administrator or promotion; {day}: the last one; {reason}: as it was written */
export const grantUntil = message(
  '{source, select, administrator {an administrator} other {a promotion}}, until <day></day>: “{reason}”',
);
export const usageAndSpending = 'Usage and spending';
export const lastRun = 'Last run';
export const spentThisMonth = 'Spent this month';
/** {runs}: all of the user; {failed}: of them */
export const runsAndFailed = message('{runs, number}, {failed, number} failed');
/** {keywords}: all of the user; {paused}: of them */
export const keywordsAndPaused = message('{keywords, number}, {paused, number} paused');
/** {spent}, {reserved} and {budget}: money; {isReserved} and {hasBudget}: yes or no */
export const spentOfBudget = message(
  '{spent}{isReserved, select, yes {, {reserved} reserved} other {}}{hasBudget, select, yes { of {budget}} other {}}',
);

// User part search
export const overview = 'Overview';
export const runs = 'Runs';
export const activity = 'Activity';

// User parts
export const part = 'Part';

// User runs
/** {failed}: checks of a run; {total}: all of it */
export const failedOfChecks = message('{failed, number} of {total, number}');
export const noRunsYet = 'No runs yet';
export const thisUserHasntRunCheck = 'This user has not run a check.';

// User skeleton
export const loadingTheUser = 'Loading the user...';

// User keywords
export const keyword = 'Keyword';
export const topic = 'Topic';
export const state = 'State';
export const added = 'Added';

// User runs
export const started = 'Started';
export const trigger = 'Trigger';
export const assistants = 'Assistants';
export const failed = 'Failed';

// Change details dialog
export const company = 'Company';

// User billing
export const forLabel = 'For';
export const billing = 'Billing';
export const never = 'Never';

// User keywords
export const active = 'Active';

// User overview
export const website = 'Website';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const city = 'City';
export const offered = 'Offered';
export const offers = 'Offers';
/** Part of an address. */
export const region = 'State';
export const yes = 'Yes';
export const no = 'No';
export const on = 'On';
export const id = 'ID';
export const off = 'Off';
export const onboarding = 'Onboarding';
export const completed = 'Completed';
export const joined = 'Joined';
export const sessions = 'Sessions';
export const competitors = 'Competitors';
export const answers = 'Answers';
