// Brand analysis page
export const loadingYourBrandAnalysis = 'Loading your brand analysis...';
export const brandAnalysis = 'Brand Analysis';
export const yourBrandAnalysisNotLoaded = 'Your brand analysis could not be loaded';
export const brandAnalysis2 = 'Brand analysis';
export const overview = 'Overview';
export const setupWizard = 'Setup Wizard';

// Competitors step
export const everythingAboutYourCompetitors = 'Everything about your competitors';
export const addACompetitor = 'Add a competitor';

// Overview
export const checkAllKeywords = 'Check all keywords';
export const messagingPillars = 'Messaging pillars';
export const addThemInSetupWizard = 'Add them in the setup wizard';
export const review = 'Review';
export const insights = 'Insights';
export const yourInsightsNotLoaded = 'Your insights could not be loaded';
export const loadingInsights = 'Loading insights...';

// Setup wizard
export const yourSetupNotLoaded = 'Your setup could not be loaded';
export const loadingYourSetup = 'Loading your setup...';
export const loadingYourSettings = 'Loading your settings...';
export const back = 'Back';
export const nextStep = 'Next step';
export const skipThisStep = 'Skip this step';
export const openTheAnalysis = 'Open the analysis';

// Themes panel
export const countedOverStoredAnswersMention =
  'Counted over stored answers that mention you: a theme is said where one of its words is in the text. Whether it is said of you or of another is for you to read: each figure opens its answers. “Beside your name” counts only sentences, list items and table rows that name you, too. Sentiment: praise minus criticism, divided by the statements about you that say the theme. It appears from five statements.';
export const addATheme = 'Add a theme';
export const themes = 'Themes';
export const howTheyAreCounted = 'How they are counted';
export const noThemesYet = 'No themes yet';
export const aThemeSomethingOrWant =
  'A theme is something you are or want to be known for, with the words that say so. See in how many answers that mention you assistants say it, and read them.';
export const deleting = 'Deleting...';
export const deleteTheme = 'Delete theme';
export const itNoLongerLookedFor = 'It is no longer looked for. No answer is deleted.';
