// Ad hoc notice
export const clearTheName = 'Clear the name';

// Answer options
export const eachAssistantsDefault = 'Each assistant’s default';

// Answers proposal
export const whatTrendTakesNotLoaded = 'What a trend takes could not be loaded';
export const addKeywordsSeeHowMany = 'Add keywords to see how many answers a trend takes.';

// Cannot check dialog
export const checkKeywords = 'Check keywords';
export const tryAgain = 'Try Again';

// Cell sheet
export const previousAnswer = 'Previous answer';
export const nextAnswer = 'Next answer';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const thisKeywordNotFound = 'This keyword was not found';
export const backToTheCheck = 'Back to the check';
export const theAnswersCheckNotKept = 'The answers of this check are not kept any more.';

// Channel choice
export const assistantsToAsk = 'Assistants to ask';
export const alreadyBeingChecked = 'already being checked';

// Channel headline
export const howOftenMentionedNotLoaded = 'How often you are mentioned could not be loaded.';

// Checks that fit
export const whatLeftMonthDoesNot = 'What is left this month does not pay for the check';

// Describe run
export const goingOnWouldPassPlans =
  "Going on would pass your plan's monthly budget for answers. You can go on from the first of next month (UTC), or with a plan that has a bigger budget.";
export const goingOnWouldPassMonthly =
  'Going on would pass the monthly limit that you set. Raise it in your profile to go on now, or go on from the first of next month (UTC).';
export const yourPlanNoLongerIncludes =
  'Your plan no longer includes all of its channels. You can go on with a plan that does, or check the others again.';
export const visibilityCheckCancelled = 'Visibility Check Cancelled';
export const stoppedByBudget = 'Stopped by Budget';
export const visibilityCheckFailed = 'Visibility Check Failed';
export const theCheckFailed = 'The check failed.';
export const partialSuccess = 'Partial Success';
export const visibilityCheckComplete = 'Visibility Check Complete';
export const waitingForItsTurn = 'Waiting for its turn';
export const continuesShortly = 'Continues shortly';
export const stoppedByBudget2 = 'Stopped by budget';

// Detailed report
export const noCheckHasRunYet = 'No check has run yet';
export const whatEachAssistantSaidAbout =
  'What each assistant said about each keyword appears here once some or all of them have been checked together.';
export const checkAllKeywords = 'Check all keywords';

// End run
export const checkFailed = 'Check Failed';

// Keyword sheet
export const previousKeyword = 'Previous keyword';
export const nextKeyword = 'Next keyword';
export const checking = 'Checking...';
export const allAssistantsSideBySide = 'All assistants side by side';
export const theKeywordNotLoaded = 'The keyword could not be loaded';
export const backToTheList = 'Back to the list';
export const answersBeforeKept = 'Answers before it are kept.';
export const theAnswerNotKeptAny = 'The answer is not kept any more.';

// Matrix choice
export const whatToAsk = 'What to ask';
export const answersPerCheck = 'Answers per check';
export const moreAnswersShowWhetherThey = 'More answers show whether they agree. Each is charged.';
export const yourPlanIncludesOneAnswer = 'Your plan includes one answer per check.';
export const start = 'Start';

// Matrix table
export const keywordsByAssistant = 'Keywords by assistant';

// Newest matrices
export const newestChecks = 'Newest checks';

// No rate in words
export const everyCheckFailed = 'Every check failed: unknown';
export const noAnswersYet = 'No answers yet';

// Run card
export const checkUnderWay = 'Check under way';
export const newestCheck = 'Newest check';
export const youAreOffline =
  'You are offline. The check goes on without you; what you see is how far it was.';
export const cancelling = 'Cancelling...';
export const cancelCheck = 'Cancel check';
export const goingOn = 'Going on...';
export const goOn = 'Go on';

// Run cards
export const whatBeingCheckedNotLoaded = 'What is being checked could not be loaded';

// Run cost
export const whatCostsCouldNotBe = 'What it costs could not be worked out';
export const costsAtMost = 'Costs at most';
export const probably = 'Probably';
export const takes = 'Takes';
export const leftThisMonth = 'Left this month';
export const noLimit = 'No limit';
export const seeYourMonthlyLimit = 'See your monthly limit';
export const answersAreSimulated = 'Answers are simulated: none of it is real money.';
export const whatProbablyCostsAndHow =
  'What it probably costs and how long it takes is estimated: you have no recent answers of all of these assistants yet.';
export const costAndDurationCanBe = 'Cost and duration can be estimated after a few checks.';

// Run report
export const detailedReport = 'Detailed report';
export const channelsOfTheCheck = 'Channels of the check';
export const theChecksResultsNotLoaded = "The check's results could not be loaded";
export const keywordsOfTheCheck = 'Keywords of the check';
export const notMentioned = 'Not mentioned';
export const noCompanies = 'No companies';
export const successRate = 'Success rate';
export const leftOut = 'left out';
export const notAsked = 'Not asked';

// Start failure
export const failedCheckSelectedKeywords = 'Failed to check selected keywords. Please try again.';
export const someChecksMayHaveFailed = 'Some checks may have failed.';

// Start run dialog
export const startCheck = 'Start check';
export const answersPerQuestion = 'Answers per question';
export const moreAnswersMakeRateSurer = 'More answers make a rate surer. Each of them is paid for.';
export const everyAssistantBeingCheckedAlready =
  'Every assistant is being checked already. When one has finished, it can be asked again.';
export const chooseAtLeastOneAssistant = 'Choose at least one assistant.';
export const theCheckContinuesWhenLeave =
  'The check continues when you leave the page. If you cancel it, you keep every answer.';
export const check1Keyword = 'Check 1 keyword';

// Test matrix
export const chooseAssistantNotBeingChecked = 'Choose an assistant that is not being checked already.';
export const chooseKeywordsBelow = 'Choose keywords below.';
export const noAnswers = 'No answers.';

// Tracker actions
export const exportCsv = 'Export CSV';
export const checkAll = 'Check all';

// Tracker states
export const noKeywordsFound = 'No Keywords Found';
export const addSomeKeywordsFirstBefore = 'Please add some keywords first before checking visibility.';
export const nothingInListFitsSearch = 'Nothing in your list fits this search and these filters.';
export const addKeywords = 'Add keywords';
export const loadingYourKeywords = 'Loading your keywords...';
export const noAssistantCanBeAsked = 'No assistant can be asked';
export const thisInstallationHasKeyFor =
  'This installation has a key for none of the assistants of your plan. An administrator can set one.';

// Use start run
export const startingVisibilityCheck = 'Starting Visibility Check';
export const checkUnderWay2 = 'Check Under Way';

// Visibility controls
export const assistant = 'Assistant';
export const companyName = 'Company name';
export const validator = 'Validator';
export const showsBelowAnswerWhyEach =
  'Shows below an answer why each place that could mention you counted or did not.';
export const showsNewestCheckSeveralKeywords =
  'Shows your newest check of several keywords: the numbers of each assistant and the result of each keyword.';

// Visibility status
export const notCheckedYet = 'Not checked yet';
export const noCompanyAskAbout = 'No company to ask about';
export const waitingForTheAnswer = 'Waiting for the answer...';
export const notLoaded = 'Not loaded';

// Visibility table
export const brandedInNoRate = 'Branded: in no rate';
export const checking2 = 'Checking';
export const check = 'Check';
export const keywordsAndTheirVisibility = 'Keywords and their visibility';
