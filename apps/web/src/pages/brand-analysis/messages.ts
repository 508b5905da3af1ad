import { message } from '@answerscope/contract';

// Brand analysis page
export const loadingYourBrandAnalysis = 'Loading your brand analysis...';
export const brandAnalysis = 'Brand Analysis';
export const yourBrandAnalysisNotLoaded = 'Your brand analysis could not be loaded';
export const partsOfBrandAnalysis = 'Brand analysis';
export const overview = 'Overview';
export const setupWizard = 'Setup Wizard';

// Competitors step
export const everythingAboutYourCompetitors = 'Open Competitive Intel';
export const addACompetitor = 'Add competitor';
export const addCompaniesCustomersCompare =
  'Add companies your customers compare you with. We look for them in every answer.';
/** {count}: competitors in the list */
export const competitorCount = message('{count, plural, one {# competitor} other {# competitors}}');

// Overview
export const checkAllKeywords = 'Check all keywords';
export const messagingPillars = 'Messaging pillars';
export const addThemInSetupWizard = 'Add them in the setup wizard';
export const review = 'Statements to check';
export const insights = 'Insights';
export const yourInsightsNotLoaded = 'Your insights could not be loaded';
export const loadingInsights = 'Loading insights...';
export const noAnswersForThemes = 'No answers yet to find themes in.';
export const noPillarsYet = 'No messaging pillars yet.';
/** {words}: a messaging pillar */
export const answersThatSayPillar = message('Answers that say “{words}”');

// Setup wizard
export const yourSetupNotLoaded = 'Your setup could not be loaded';
export const loadingYourSetup = 'Loading your setup...';
export const loadingThisStep = 'Loading this step...';
export const back = 'Back';
export const nextStep = 'Next step';
export const skipThisStep = 'Skip this step';
export const openTheAnalysis = 'Open the analysis';
export const noAnswersYet =
  'No answers yet. Ask the assistants once to see how many answers contain each theme.';
export const noAnswerMentionsYou = 'No answer mentions you yet. We look for your themes in every new answer.';

// Themes panel
export const countedOverStoredAnswersMention =
  'Counted in stored answers that mention you. A theme counts when one of its words is in the answer, about you or others. “Next to your name” counts only sentences, list items and table rows that also mention you. Sentiment runs from −1 (only criticism) to +1 (only praise). It needs five statements that praise or criticise you with the theme.';
export const addATheme = 'Add a theme';
export const themes = 'Themes';
export const howTheyAreCounted = 'How this is counted';
export const noThemesYet = 'No themes yet';
export const aThemeSomethingOrWant =
  'A theme is something you want to be known for, plus the words for it. See how many answers that mention you contain it.';
export const deleting = 'Deleting...';
export const deleteTheme = 'Delete theme';
export const itNoLongerLookedFor = 'We stop counting it. Your answers are kept.';
/** {theme}: its name */
export const answersThatSay = message('Answers that say “{theme}”');
/** {theme}: its name */
export const deleteThisTheme = message('Delete “{theme}”?');
