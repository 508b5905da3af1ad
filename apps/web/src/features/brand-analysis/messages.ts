// Analysis in words
export const howAssistantsDescribeAppearsHere =
  'How assistants describe you appears here after your first check';
export const nothingStandsOutFromThese = 'Nothing stands out from these answers by more than chance.';

// Answer pages
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const loadingAnswers = 'Loading answers...';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';

// Companies in words
export const noAnswersInTheseDays = 'No answers in these days';
export const seeWhoMentionedInsteadAfter = 'See who is mentioned instead of you after your first check';

// Company table
export const you = 'You';
export const mentionedIn = 'Mentioned in';
export const withoutYou = 'Without you';
export const byAssistant = 'By assistant';
export const tracked = 'Tracked';
export const companies = 'Companies';

// Competitor stances
export const whatAnswersSay = 'What answers say';
export const howThisIsCounted = 'How this is counted';
export const whatAnswersSayNotLoaded = 'What answers say could not be loaded';

// Facts dialog
export const yourFacts = 'Your facts';
export const saving = 'Saving...';
export const saveFacts = 'Save facts';
export const foundingYear = 'Founding year';
export const prices = 'Prices';
export const onePerLine =
  'One per line, with the currency: €29 a month. Name a product to give it its own price: Trail €49.';

// Insight list
export const strength = 'Strength';
export const gap = 'Gap';
export const opportunity = 'Opportunity';
export const risk = 'Risk';
export const insights = 'Insights';
export const showTheAnswers = 'Show the answers';

// List filters
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';

// Mentioned share
export const notCountedYet = 'Not counted yet';

// Open answers
export const noAnswerMentionsYet = 'No answer mentions you yet';

// Opportunities in words
export const noAnswerMentionsCompetitorAnd = 'No answer mentions a competitor and leaves you out';
export const yourAnswersHaventBeenSearched = 'Your answers haven’t been searched for your competitors yet';
export const opportunitiesAppearHereAfterFirst = 'Opportunities appear here after your first checks';
export const notSearchedYet = 'Not searched yet';
export const noAnswersYet = 'No answers yet';
export const keywordsWhoseAnswersMention =
  'Keywords whose answers mention a competitor and not you appear here once they are checked.';
export const noKeywordMatches = 'No keyword matches';
export const nobodyElseMentionedWithout = 'Nobody else is mentioned without you';
export const nothingHere = 'Nothing here';
export const notSteady = 'Not steady';
export const tooFewAnswers = 'Too few answers';

// Opportunity list
export const opportunities = 'Opportunities';
export const answersLost = 'Answers lost';
export const sitesTheseAnswersCite = 'Sites these answers cite';
export const certainty = 'Certainty';
export const noneMentionsYou = 'None mentions you';
export const in1MentionsYou = '1 mentions you';
export const noOtherSiteCitedIn = 'No other site is cited in a third of them';

// Pillar list
export const messagingPillars = 'Messaging pillars';
export const itHasNoThemesYet = 'It has no themes yet, so it cannot be counted.';
export const addATheme = 'Add a theme';

// Review panel
export const criticismOfYou =
  'Criticism of you, founding years and prices that differ from your facts, and answers that deny one of your products. What several answers say in the same words is listed once, and a mark holds for all of them. Marks change no number.';
export const nothingToReview = 'Nothing to review.';
export const nothingMarkedAsTrue = 'Nothing marked as true.';
export const nothingMarkedAsFalse = 'Nothing marked as false.';
export const nothingMarkedAsOutdated = 'Nothing marked as outdated.';
export const review = 'Review';
export const whatIsListed = 'What is listed';
export const theReviewNotLoaded = 'The review could not be loaded';
export const showStatements = 'Show statements';
export const exportCsv = 'Export CSV';
export const statementsToReview = 'Statements to review';
export const price = 'Price';
export const deniedProduct = 'Denied product';

// Setup nav
export const setupSteps = 'Setup steps';

// Setup steps
export const brandProfile = 'Brand profile';
export const brandQuestions = 'Brand questions';
export const firstAnalysis = 'First analysis';

// Source addresses sheet
export const theAddressesNotLoaded = 'The addresses could not be loaded';
export const loadingAddresses = 'Loading addresses...';

// Source table
export const citedIn = 'Cited in';
export const mentionedBeside = 'Mentioned beside';
export const sources = 'Sources';

// Sources in words
export const seeWhichSitesAnswersCite = 'See which sites answers cite after your first check';

// Stance panel skeleton
export const howAnswersSpeak = 'How answers speak of you';
export const loadingHowAnswersSpeak = 'Loading how answers speak of you...';

// Stance panel
export const howAnswersSpeakNotLoaded = 'How answers speak of you could not be loaded';
export const yourAnswersBeingRead =
  'Your answers are being read. What they say of you appears here in a moment.';
export const noAnswerPraisesOrCriticises = 'No answer praises or criticises you clearly.';
export const byStance = 'By stance';

// Stance table
export const notRead = 'Not read';

// Statements sheet
export const theStatementsNotLoaded = 'The statements could not be loaded';
export const loadingStatements = 'Loading statements...';
export const showMore = 'Show more';

// Theme dialog
export const saveTheme = 'Save theme';
export const thisThemeDeletedInMeantime =
  'This theme was deleted in the meantime. Save it, and it is there again.';
export const theme = 'Theme';
export const whatOrWantBeKnown = 'What you are or want to be known for, such as “Fair prices”.';
export const words = 'Words';
export const answersHoldOneTheseWords =
  "Answers that hold one of these words say the theme: one per line, whole words, any case. A star at the end stands for any ending: afford*. Without words, the theme's own name is looked for.";
export const category = 'Category';
export const messagingPillar = 'Messaging pillar';
export const none = 'None';
export const coreTheme = 'Core theme';
export const whatMostWantBeKnown =
  'What you most want to be known for: an insight tells you when answers do not say it.';

// Theme suggestions
export const themesFromMessagingPillars = 'Themes from your messaging pillars';

// Theme table
export const saidInAnswersMentioning = 'Said in answers mentioning you';
export const besideYourName = 'Beside your name';
export const themes = 'Themes';
export const core = 'Core';

// Theme versions
export const thisThemeChangedElsewhereWhile = 'This theme was changed elsewhere while you were editing it.';
