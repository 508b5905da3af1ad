import { message } from '@answerscope/contract';

// Brand analysis page
export const loadingYourBrandAnalysis = 'Loading your brand analysis...';
export const brandAnalysis = 'Brand Analysis';
export const yourBrandAnalysisNotLoaded = 'Your brand analysis could not be loaded';
export const partsOfBrandAnalysis = 'Brand analysis';
export const overview = 'Overview';
export const setupWizard = 'Setup Wizard';

// Competitors step
export const everythingAboutYourCompetitors = 'Everything about your competitors';
export const addACompetitor = 'Add a competitor';
export const addCompaniesCustomersCompare =
  'Add the companies your customers compare you with. We look for them in every answer.';
/** {count}: competitors in the list */
export const competitorCount = message('{count, plural, one {# competitor} other {# competitors}}');

// Overview
export const checkAllKeywords = 'Check all keywords';
export const messagingPillars = 'Messaging pillars';
export const addThemInSetupWizard = 'Add them in the setup wizard';
export const review = 'Review';
export const insights = 'Insights';
export const yourInsightsNotLoaded = 'Your insights could not be loaded';
export const loadingInsights = 'Loading insights...';
export const noAnswersForThemes = 'There are no answers yet in which themes could be found.';
export const noPillarsYet = 'You have no messaging pillars yet: sentences that you want to be known for.';
/** {words}: a messaging pillar */
export const answersThatSayPillar = message('Answers that say “{words}”');

// Setup wizard
export const yourSetupNotLoaded = 'Your setup could not be loaded';
export const loadingYourSetup = 'Loading your setup...';
export const loadingYourSettings = 'Loading your settings...';
export const back = 'Back';
export const nextStep = 'Next step';
export const skipThisStep = 'Skip this step';
export const openTheAnalysis = 'Open the analysis';
export const noAnswersYet =
  'There are no answers yet. Ask the assistants once, and each theme says in how many answers it stands.';
export const noAnswerMentionsYou =
  'No answer mentions you yet, so no theme can be found. It is looked for in every new answer.';

// Themes panel
export const countedOverStoredAnswersMention =
  'Counted over stored answers that mention you, of those that mention any company. A theme is said where one of its words is in the text. Whether it is said of you or of another is for you to read: each figure opens its answers. “Beside your name” counts only sentences, list items and table rows that name you, too. Sentiment: praise minus criticism, divided by the statements about you that say the theme. It appears from five statements.';
export const addATheme = 'Add a theme';
export const themes = 'Themes';
export const howTheyAreCounted = 'How they are counted';
export const noThemesYet = 'No themes yet';
export const aThemeSomethingOrWant =
  'A theme is something you are or want to be known for, with the words that say so. See in how many answers that mention you assistants say it, and read them.';
export const deleting = 'Deleting...';
export const deleteTheme = 'Delete theme';
export const itNoLongerLookedFor = 'It is no longer looked for. No answer is deleted.';
/** {theme}: its name */
export const answersThatSay = message('Answers that say “{theme}”');
/** {theme}: its name */
export const deleteThisTheme = message('Delete “{theme}”?');
