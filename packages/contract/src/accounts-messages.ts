// Account deletion
export const typeAddressAccount = 'Please type the address of your account';

// Account settings
export const enterYourPassword = 'Please enter your password';
export const enterValidEmailAddress = 'Please enter a valid email address';

// Accounts
export const emailIsRequired = 'Email is required';
export const fullNameIsRequired = 'Full name is required';
export const passwordIsRequired = 'Password is required';
export const passwordShouldContainLettersAnd = 'Password should contain letters and numbers';
export const confirmYourPassword = 'Please confirm your password';
export const passwordsDoNotMatch = 'Passwords do not match';

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

// Avatar
export const theBodyPictureItself = 'The body is the picture itself. The one before it is removed.';

// Mail domain
export const enterADomain = 'Please enter a domain: example.com';

// Optional text
export const enterPlainText = 'Please enter plain text';

// Profile fields
export const companyNameMustBeLess = 'Company name must be less than 100 characters';
export const companyNameMustBeAt = 'Company name must be at least 2 characters long';
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
export const aTemplateNeedsKeyword = 'A template needs a keyword: a question is asked as it stands';

// Support link
export const thisSiteListsNoSupport = 'This site lists no support address, so please ask its operator.';

// Telemetry
export const useLowercaseWordsWithHyphens = 'Please use lowercase words with hyphens';
export const namePageByRoute = 'Please name a page by its route, or a part of the program';

// View as words
export const theViewAsUserHas = 'The view as a user has ended.';

// Webhooks
export const sayWhatEndpoint = 'Please say what the endpoint is';
export const enterAnAddress = 'Please enter an address';
export const enterAFullAddress = 'Please enter a full address, such as https://example.com/webhooks';
export const chooseAtLeastOneEvent = 'Please choose at least one event';
export const eachEventCanBeChosen = 'Each event can be chosen once';
