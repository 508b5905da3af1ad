import { message } from '@answerscope/contract';

// Basic info form
/** @specification 8.3 */
export const profileUpdated = 'Profile updated successfully!';
/** @specification 8.3 */
export const failedToUpdateProfile = 'Failed to update profile. Please try again.';
export const companyNameIsRequired = 'Company name is required';
export const companyWebsiteIsRequired = 'Company website is required';
export const companyName = 'Company name';
export const companyNameHint = 'The name people use. We look for it in every answer.';
export const companyWebsite = 'Company website';
export const websiteExample = 'https://example.com';
export const whatDoYouOffer = 'What do you offer?';
export const offerHint = 'A few words. We suggest keywords and questions from it.';
export const whereYouServePeople = 'Where you serve people';
export const whatYouDo = 'What you do';
export const howAskedAbout = 'How you are asked about';
export const country = 'Country';
export const countryHint = 'We ask from this country.';
export const language = 'Language';
export const languageHint = 'We ask in this language.';
export const reportsAndSpending = 'Reports and spending';
export const timeZone = 'Time zone';
export const timeZoneHint = 'Times are shown in this zone.';
export const monthlyLimitInUsDollars = 'Monthly limit in US dollars';
export const monthlyLimitHint =
  'Checks stop at this limit, or at your plan’s lower budget. 0 stops all checks.';
export const saving = 'Saving...';
export const saveChanges = 'Save changes';

// Business fields
export const businessCategory = 'Business category';
export const loading = 'Loading...';
export const chooseACategory = 'Choose a category';
export const businessSubcategory = 'Business subcategory';
export const chooseACategoryFirst = 'Choose a category first.';
export const chooseASubcategory = 'Choose a subcategory';

// Company entry
export const websiteHint = 'Helps us tell you apart from companies with the same name.';
export const offerExample = 'accounting software';
/** {zone}: a time zone's name, as 'Europe/Vienna' */
export const askedInAndFrom = message(
  'We ask in this language, from this country. Your time zone is {zone}. You can change all three in your profile.',
);
export const generatingKeywords = 'Generating keywords...';
export const generateAiKeywords = 'Generate AI Keywords';
export const thinkingOfKeywords = 'This usually takes less than a minute.';
export const continueWithoutAiKeywords = 'Add my own keywords';
export const correctMarkedFields = 'Correct the marked fields to continue.';
export const enterCompanyName = 'Enter your company name to continue.';
export const failedToCompleteSetup = 'Failed to complete setup. Please try again.';

// Local clientele fields
export const yes = 'Yes';
export const no = 'No';
export const servesLocalCustomers = 'Do you serve local customers?';
export const geographicScope = 'Geographic scope';
export const city = 'City';
export const cityHint = 'We ask about this city.';
export const state = 'State';
export const stateHint = 'State or region. We ask about the whole area.';
export const stateOfCityHint = 'State or region. It tells your city apart from others with the same name.';

// Local clientele
export const statewide = 'Statewide';
export const specificCity = 'Specific city';
export const cityIsRequired = 'City is required';
export const stateIsRequired = 'State is required';

// Name question
export const whichAreAboutYou = 'Which of these are about you?';
/** {name}: the company's; {kind}: what else it is */
export const nameMeansMore = message(
  "“{name}” {kind, select, word {is also a word} place {is also a place} person {is also a name of people} other {is short, so others also use it}}. Answers like the ones you leave unticked won't count as mentions.",
);
export const saveAnswers = 'Save answers';
export const skip = 'Skip';
export const exampleSentences = 'Example sentences';
export const removeThemLater = 'Remove these any time in Competitive Intel, under “Your brand names”.';

// Profile gaps
export const theCompanyName = 'the company name';
export const theCompanyWebsite = 'the company website';
export const aBusinessCategory = 'a business category';
/** {missing}: one of the texts above, or several as a list */
export const addMissing = message('Add {missing} in Basic Info.');
export const nothingWithoutName = 'We need your company name to find you in answers.';
export const checkBasicInfo = 'Check Basic Info and save it.';

// Profile prompt
/** @specification 2.7 */
export const completeYourProfile = 'Complete Your Profile';
export const openProfile = 'Open profile';
export const dismiss = 'Dismiss';

// Proposed place
/** {parts}: a language, a time zone, or both as a list */
export const alsoSwitchTo = message('Also switch to {parts}?');
export const switchLabel = 'Switch';
