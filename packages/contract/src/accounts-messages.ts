import { message } from './messages/message.ts';

// Account deletion
export const typeAddressAccount = 'Please type the address of your account';

// Account settings
export const enterYourPassword = 'Please enter your password';
/** @specification 5 */
export const enterValidEmailAddress = 'Please enter a valid email address';

// Accounts
/** @specification 5 */
export const emailIsRequired = 'Email is required';
/** @specification 5 */
export const fullNameIsRequired = 'Full name is required';
/** @specification 5 */
export const passwordIsRequired = 'Password is required';
/** @specification 5 */
export const passwordShouldContainLettersAnd = 'Password should contain letters and numbers';
/** @specification 5 */
export const confirmYourPassword = 'Please confirm your password';
/** @specification 5 */
export const passwordsDoNotMatch = 'Passwords do not match';
/** {min}: as few characters as a name may have. @specification 5 */
export const fullNameTooShort = message(
  'Full name must be at least {min, plural, one {# character} other {# characters}}',
);
/** {max}: as many characters as a name may have */
export const fullNameTooLong = message(
  'Full name must be at most {max, plural, one {# character} other {# characters}}',
);
/** {min}: as few characters as a password may have. @specification 5 */
export const passwordTooShort = message(
  'Password must be at least {min, plural, one {# character} other {# characters}}',
);
/** {max}: as many characters as a password may have */
export const passwordTooLong = message(
  'Password must be at most {max, plural, one {# character} other {# characters}}',
);

// Api key access
export const thisApiKeyDoesNot = 'This API key does not work. It is unknown, revoked or expired.';
export const thisApiKeyCanOnly = 'This API key can only read. Create one with write access in the settings.';
export const apiKeysCantDo = 'API keys can’t do this. Sign in to do it.';

// Api keys
export const sayWhatKeyFor = 'Please say what the key is for';
export const chooseWhatKeyMayDo = 'Please choose what the key may do';
export const enterNumberDays = 'Please enter a number of days';
export const enterAWholeNumber = 'Please enter a whole number';
export const aKeyWorksForAt = 'A key works for at least a day';
/** {max}: as many characters as the name of a key may have */
export const keyNameTooLong = message(
  'The name must be at most {max, plural, one {# character} other {# characters}}',
);
/** {max}: as many days as a key may work */
export const keyWorksTooLong = message(
  'A key expires after at most {max, plural, one {# day} other {# days}}, or never',
);

// Avatar
export const theBodyPictureItself = 'The body is the picture itself. The one before it is removed.';

// Mail domain
export const enterADomain = 'Please enter a domain: example.com';

// Optional text
export const enterPlainText = 'Please enter plain text';

// Profile fields
/** @specification 5 */
export const companyNameMustBeLess = 'Company name must be less than 100 characters';
/** @specification 5 */
export const companyNameMustBeAt = 'Company name must be at least 2 characters long';
/** @specification 5 */
export const enterAValidUrl = 'Please enter a valid URL';
export const chooseACountry = 'Please choose a country';
export const chooseALanguage = 'Please choose a language';
export const chooseATimeZone = 'Please choose a time zone';
export const enterAmountInUsDollars = 'Please enter an amount in US dollars';
export const theAmountCannotBeNegative = 'The amount cannot be negative';
export const theAmountCanBeAt = 'The amount can be at most 100,000';
export const enterWholeCents = 'Please enter whole cents';

// Profile
export const chooseACategory = 'Please choose a category';
export const chooseASubcategory = 'Please choose a subcategory';
export const chooseWhetherSidebarShown = 'Please choose whether the sidebar is shown';
export const chooseWhetherBrowserMayMeasure = 'Please choose whether your browser may measure';
export const nothingChangeGiven = 'Nothing to change was given';

// Settings
export const aModelIsRequired = 'A model is required';
export const giveEitherQuestionOrKeyword = 'Give either a question or a keyword';
export const aTemplateNeedsKeyword =
  'A template needs a keyword because a question is asked exactly as written';
export const templateMustHoldKeyword = 'The template must hold {keyword}';

// Support link
export const thisSiteListsNoSupport = 'This site lists no support address, so please ask its operator.';
/** The subject of a mail to support. {product}: its name; {error}: the id of what went wrong */
export const supportSubject = message('{product}: error {error}');

// Telemetry
export const useLowercaseWordsWithHyphens = 'Please use lowercase words with hyphens';
export const namePageByRoute = 'Please name a page by its route, or a part of the program';

// View as words
export const theViewAsUserHas = 'The view as a user has ended.';
/** {user}: the name of whom an administrator views the product as */
export const viewIsReadOnly = message('Viewing as {user} is read-only.');
/** {user}: the name of whom an administrator views the product as */
export const notShownInView = message('This is not shown while viewing as {user}.');
// Visits of the demonstration
export const demonstrationIsReadOnly = 'Demonstration: Nothing can be changed.';
export const notInDemonstration = 'The demonstration does not show this.';

// Webhooks
export const sayWhatEndpoint = 'Please say what the endpoint is';
export const enterAnAddress = 'Please enter an address';
export const enterAFullAddress = 'Please enter a full address, such as https://example.com/webhooks';
export const chooseAtLeastOneEvent = 'Please choose at least one event';
export const eachEventCanBeChosen = 'Each event can be chosen once';
/** {max}: as many characters as the name of an endpoint may have */
export const endpointNameTooLong = message(
  'The name must be at most {max, plural, one {# character} other {# characters}}',
);
/** {max}: as many characters as an address may have */
export const addressTooLong = message(
  'The address must be at most {max, plural, one {# character} other {# characters}}',
);
