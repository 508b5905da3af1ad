import { message } from './messages/message.ts';

// Error catalogue
/** @specification 8.1 */
export const checkInputAndTryAgain = 'Please check your input and try again.';
/** @specification 8.1 */
export const youNeedSignInAccess = 'You need to sign in to access this resource.';
/** @specification 8.1 */
export const paymentRequiredAccessFeature = 'Payment is required to access this feature.';
/** @specification 8.1 */
export const youDontHavePermissionPerform = "You don't have permission to perform this action.";
/** @specification 8.1 */
export const theRequestedResourceNotFound = 'The requested resource could not be found.';
/** @specification 8.1 */
export const thisActionConflictsWithExisting =
  'This action conflicts with existing data. Please refresh and try again.';
/** @specification 8.1 */
export const tooManyRequests = 'Too many requests. Please wait a moment and try again.';
/** @specification 8.1 */
export const somethingWentWrongOnOur = 'Something went wrong on our end. Please try again later.';
/** @specification 8.1 */
export const theServiceTemporarilyUnavailable =
  'The service is temporarily unavailable. Please try again later.';
/** @specification 8.1 */
export const theRequestTookTooLong = 'The request took too long. Please try again.';
/** @specification 8.1 */
export const checkInternetConnectionAndTry = 'Please check your internet connection and try again.';
/** @specification 8.1 */
export const anUnexpectedErrorOccurred = 'An unexpected error occurred. Please try again.';

// Friendly errors
/** @specification 8.2 */
export const theEmailOrPasswordEntered = 'The email or password you entered is incorrect. Please try again.';
/** @specification 8.2 */
export const noAccountFoundWithEmail = 'No account found with this email address. Would you like to sign up?';
/** @specification 8.2 */
export const tooManyLoginAttempts = 'Too many login attempts. Please wait a few minutes before trying again.';
/** @specification 8.2 */
export const checkEmailAndClickConfirmation =
  'Please check your email and click the confirmation link before signing in.';
/** @specification 8.2 */
export const yourPasswordShouldBeAt =
  'Your password should be at least 8 characters long with a mix of letters and numbers.';
export const accountsCannotBeMadeWith =
  'You can’t sign up with this address. Use another one, or ask the people who run this service.';
/** @specification 8.2 */
export const anAccountWithEmailAlready = 'An account with this email already exists. Try signing in instead.';
/** @specification 8.2 */
export const wereHavingTroubleConnecting =
  "We're having trouble connecting. Please check your internet and try again.";
/** @specification 8.2 */
export const yourSessionHasExpired = 'Your session has expired. Please sign in again to continue.';
/** @specification 8.2 */
export const enterValidEmailAddress = 'Please enter a valid email address.';
export const thisCodeNotRight = 'This code is wrong. Please enter the newest one.';
export const tooMuchTimeHasPassed =
  'The code expired after too much time or too many tries. Please sign in again.';
export const thisAccountWasDeleted = 'This account was deleted.';
export const thisAccountHasBeenDeactivated = 'This account has been deactivated. Please contact support.';
/** @specification 8.2 */
export const unexpectedError = 'An unexpected error occurred';
/** @specification 6 */
export const noActiveSessionFound = 'No active session found';
/** @specification 5 */
export const userNotAuthenticated = 'User not authenticated';
/** @specification 5 */
export const youMustBeLoggedIn = 'You must be logged in to change plans';
export const weCouldntReachServer =
  "We couldn't reach the server. Please check your internet connection and try again.";
/** @specification 8.2 */
export const somethingWentWrongOnOurEnd =
  'Something went wrong on our end. Our team has been notified and is working on it.';
export const youreDoingLittleTooQuickly =
  "You're doing that a little too quickly. Please wait a moment and try again.";
/** @specification 8.2 */
export const thisTakingLongerThanUsual =
  'This is taking longer than usual. You can wait or try refreshing the page.';
export const youDontHaveAccess =
  "You don't have access to this. Please contact your administrator if you need it.";
export const weCouldntFindWhatWere = "We couldn't find what you were looking for. It may have been deleted.";
export const thatRequestDidntLookRight =
  "That request didn't look right. Please check your input and try again.";
/** @specification 8.2 */
export const youveReachedKeywordLimit =
  "You've reached your keyword limit. Upgrade your plan to add more keywords.";
/** @specification 8.2 */
export const thisKeywordAlreadyInList = 'This keyword is already in your list.';
/** @specification 5 */
export const enterValidKeywordLetters = 'Please enter a valid keyword (letters, numbers, and spaces only).';
export const thisKeywordTooLong = 'This keyword is too long. It may have at most 200 characters.';
export const enterAValidQuestion =
  'Please enter a valid question with letters, numbers and punctuation, and without a link.';
export const thisQuestionTooLong = 'This question is too long. It may have at most 500 characters.';
/** @specification 8.3 */
export const failedGenerateAiKeywords = 'Failed to generate AI keywords. Please try again.';
/** @specification 8.3 */
export const rateLimitExceeded = 'Rate limit exceeded. Please wait 5 minutes between keyword generations.';
/** @specification 8.3 */
export const openaiServiceCurrentlyUnavailable =
  'OpenAI service is currently unavailable. Please contact support.';
/** @specification 8.3 */
export const keywordsWereGeneratedButThere =
  'Keywords were generated but there was an issue retrieving them. Please try again.';
/** @specification 8.3 */
export const yourSessionHasExpiredPleaseRefresh =
  'Your session has expired. Please refresh the page and try again.';
/** @specification 8.3 */
export const failedToDeleteKeyword = 'Failed to delete keyword. Please try again.';
/** @specification 8.3 */
export const errorAddingKeyword = 'Error adding keyword';
export const noAssistantSetUpHere = 'No assistant is set up, so there’s no one to ask for ideas.';
export const noAssistantCanBeReached = 'No assistant can be reached for ideas. Please try again later.';
export const theAssistantGaveNothingCould = 'The assistant gave no usable ideas. Please try again.';
export const theAssistantGaveNoIdea = 'The assistant gave no new ideas. Please try again later.';
export const ideasCanBeAskedFor = 'You can ask for ideas every 5 minutes. Please wait a moment.';
export const decideOnSomeIdeasAsked = 'Please decide on some of your new ideas before you ask for more.';
export const companyNameIsRequired = 'Company name is required. Please save it in Basic Info first.';
export const aNameCanBelongOne = 'A name can belong to one company only.';
export const thisCompetitorAlreadyInList = 'This competitor is already in your list.';
export const twoThemesCannotHaveSame = 'Two themes cannot have the same name.';
export const yourThemesWereChangedElsewhere =
  'Your themes changed in another tab. We loaded them again. Please try once more.';
export const atMost20Themes = 'At most 20 themes. Delete one to add another.';
export const youveReachedLimitCompetitors =
  "You've reached the limit of competitors. Delete one to add another.";
export const youveReachedLimitNamesakes = "You've reached the limit of namesakes. Delete one to add another.";
export const enterALongerName = 'Enter a longer name, or a word that appears near it.';
/** @specification 8.3 */
export const failedCheckKeywordVisibility = 'Failed to check keyword visibility. Please try again.';
/** @specification 8.2 */
export const addSomeKeywordsFirstBefore = 'Please add some keywords first before checking visibility.';
export const tooManyChecksAtOnce = 'Too many checks at the same time. Please wait a moment and try again.';
export const enterCompanyNameBeforeChecking = 'Please enter your company name before checking visibility.';
export const somethingUnexpectedHappened = 'Something unexpected happened. Please try again.';
export const weCouldntLoadThis = "We couldn't load this. Please try again.";
export const weCouldntSaveChanges = "We couldn't save your changes. Please try again.";
export const yourConnectionWasLost = 'Your connection was lost. We’ll retry when you’re back online.';
export const tagNameRequired = 'Tag name is required';
export const tagNameTooLong = 'Tag name must be at most 50 characters';
export const enterValidTagName = 'Please enter a valid tag name';
export const tagNameSeparates = 'A tag name cannot contain a comma or a semicolon';
export const tagThereAlready = 'You already have a tag with this name.';
export const tooManyTags = "You've reached the limit of 200 tags. Delete one to add another.";
export const tooManyTagsOnKeyword = 'A keyword can have at most 20 tags.';
export const chooseAtLeastOneKeyword = 'Please choose at least one keyword.';
export const chooseAtLeastOneTag = 'Please choose at least one tag.';
export const tooManyKeywordsToTag = 'You can tag up to 1,000 keywords at a time.';
export const tagIntoItself = 'A tag cannot be merged into itself.';

// Issue message
export const thisFieldIsRequired = 'This field is required';
export const holdsNameNotAccepted = 'Holds a name that is not accepted';
export const holdsEntryNotAccepted = 'Holds an entry that is not accepted';
export const isNotAccepted = 'Is not accepted';
export const mustNotBeEmpty = 'Must not be empty';
/** {type}: what a value must be, as zod calls it */
export const mustBeOfType = message(
  'Must be {type, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object} record {an object} date {a date} null {null} other {of a form that is accepted here}}',
);
/** {format}: of a text, as zod calls it */
export const mustBeOfFormat = message(
  'Must be {format, select, email {an email address} url {a web address} uuid {an id} guid {an id} datetime {a date and time such as 2026-11-20T09:00:00Z} date {a date such as 2026-11-20} time {a time such as 09:00:00} other {of a form that is accepted here}}',
);
export const mustBeOfAnAcceptedForm = 'Must be of a form that is accepted here';
/** {value}: the only one */
export const mustBeValue = message('Must be {value}');
/** {values}: each of them */
export const mustBeOneOf = message('Must be one of {values}');
/** {divisor}: a number */
export const mustBeMultiple = message('Must be a multiple of {divisor, number}');
/** {count}: how many there are; {names}: of fields */
export const unknownFields = message(
  '{count, plural, one {Unknown field: {names}} other {Unknown fields: {names}}}',
);
/** {size}: in characters */
export const mustBeAtLeastLong = message(
  'Must be at least {size, plural, one {# character} other {# characters}} long',
);
/** {size}: in characters */
export const mustBeAtMostLong = message(
  'Must be at most {size, plural, one {# character} other {# characters}} long',
);
/** {size}: in characters */
export const mustBeExactlyLong = message(
  'Must be exactly {size, plural, one {# character} other {# characters}} long',
);
/** {size}: in entries */
export const mustHoldAtLeast = message('Must hold at least {size, plural, one {# entry} other {# entries}}');
/** {size}: in entries */
export const mustHoldAtMost = message('Must hold at most {size, plural, one {# entry} other {# entries}}');
/** {size}: in entries */
export const mustHoldExactly = message('Must hold exactly {size, plural, one {# entry} other {# entries}}');
/** {size}: a number */
export const mustBeMoreThan = message('Must be more than {size, number}');
/** {size}: a number */
export const mustBeOrMore = message('Must be {size, number} or more');
/** {size}: a number */
export const mustBeLessThan = message('Must be less than {size, number}');
/** {size}: a number */
export const mustBeOrLess = message('Must be {size, number} or less');
/** {size}: a number */
export const mustBeExactly = message('Must be {size, number}');
