import { message } from '@answerscope/contract';

// Shared
/** {count}: answers */
export const answerCount = message('{count, plural, one {# answer} other {# answers}}');
/** {count}: keywords, a factor of how many questions are asked */
export const keywordCount = message('{count, plural, one {# keyword} other {# keywords}}');
/** {count}: assistants, a factor of how many questions are asked */
export const assistantCount = message('{count, plural, one {# assistant} other {# assistants}}');

// Ad hoc notice
export const clearTheName = 'Clear the name';
/** {company}: another one than the brand, which was entered */
export const singleChecksOnly = message(
  'You check “{company}”, one keyword at a time. Your results don’t change.',
);
/** {company}: the brand's name */
export const backTo = message('Back to {company}');

// Answer options
export const eachAssistantsDefault = 'Default';

// Answers proposal
export const trendNeedsNotLoaded = 'The answers that a trend needs could not be loaded';
export const addKeywordsForTrend = 'Add keywords to see how many answers a trend needs.';

// Cannot check dialog
export const checkKeywords = 'Check keywords';
export const tryAgain = 'Try Again';
export const whatACheckCostsNotLoaded = 'Cost and duration could not be loaded.';

// Cell sheet
export const previousAnswer = 'Previous answer';
export const nextAnswer = 'Next answer';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const thisKeywordNotFound = 'This keyword was not found';
export const backToTheCheck = 'Back to the check';
export const answersNotKept = 'The answers of this check are no longer stored.';
/** {position} of {count}: which of the check's answers is shown; {assistant}: whose they are */
export const answerOfCheck = message(
  'Answer {position, number} of {count, number} of {assistant} in this check',
);

// Channel choice
export const assistantsToAsk = 'Assistants to ask';
export const alreadyBeingChecked = 'already being checked';

// Channel headline
export const rateNotLoaded = 'Your rate could not be loaded.';
/** {assistant} and {company}: names */
export const notAskedAbout = message('{assistant} has not been asked about {company} yet.');
/** {coverage}: '4 of 24 keywords checked' */
export const coverageOnly = message('({coverage})');
/** {coverage}: '4 of 24 keywords checked'; {link}: '3 answers left out', leads to them */
export const coverageAndLeftOut = message('({coverage}, <link></link>)');
/**
 * {assistant} and {company}: names; {mentions}: 0 or 1; {hasRange}: 'yes' where a {range} was measured, 'the last 28
 * days', with its {change}, 'no significant change'; {words}: what stays together on a line
 */
export const onlyAnswer = message(
  '<words>{assistant} {mentions, plural, =1 {mentions} other {does not mention}} {company} in its only answer</words>{hasRange, select, yes {<words>over {range}, {change}</words>} other {}}',
);
/**
 * {assistant} and {company}: names; {figure}: its rate; {hasRange}: 'yes' where a {range} was measured, 'the last 28
 * days', with its {change}, 'no significant change'; {words}: what stays together on a line
 */
export const rateOfChannel = message(
  '<words>How often {assistant} mentions {company}:</words><figure></figure>{hasRange, select, yes {<words>over {range}, {change}</words>} other {}}',
);

// Checks that fit
/** {writesReport}: 'yes' where a report would follow */
export const whatIsLeftDoesNotPay = message(
  'Your remaining budget does not cover this check.{writesReport, select, yes { A report needs all keywords.} other {}}',
);
/** {fitting} of {calls} are probably paid for; {writesReport}: 'yes' where a report would follow */
export const whatIsLeftPaysFor = message(
  'Your remaining budget covers {fitting, plural, =0 {none} other {about #}} of the {calls, number} checks.{writesReport, select, yes { A report needs all keywords.} other {}}',
);

// Describe run
export const pausedByPlansBudget =
  "The rest would exceed your plan's monthly budget. Resume from the first of next month (UTC), or choose a larger plan.";
export const pausedByOwnLimit =
  'The rest would exceed your own monthly limit. Raise it in your profile, or resume from the first of next month (UTC).';
export const pausedByPlan =
  'Your plan no longer includes all assistants of this check. Change your plan, or check the others again.';
export const visibilityCheckCancelled = 'Visibility Check Cancelled';
export const stoppedByBudgetTitle = 'Stopped by Budget';
/** @specification 8.3 */
export const visibilityCheckFailed = 'Visibility Check Failed';
export const theCheckFailed = 'The check failed.';
/** @specification 8.3 */
export const partialSuccess = 'Partial Success';
/** @specification 8.3 */
export const visibilityCheckComplete = 'Visibility Check Complete';
export const waitingForItsTurn = 'Waiting for its turn';
export const continuesShortly = 'Continues shortly';
export const stoppedByBudget = 'Stopped by budget';
export const pausedByDailyLimit =
  'The rest would exceed the daily spending limit. Resume after midnight (UTC), or ask your administrator.';
export const pausedByALimit = 'The rest would exceed a spending limit.';
/** {successful}: checks of a run that was stopped */
export const completedAndKept = message(
  '{successful, plural, =0 {No check completed; answers that came are kept} one {# check completed and kept} other {# checks completed and kept}}.',
);
/** {failed}: all checks of the run, more than one */
export const allChecksFailed = message('All {failed, plural, one {# check} other {# checks}} failed.');
/** {successful} and {failed}: checks of the run. @specification 8.3 */
export const completedAndFailedByErrors = message(
  '{successful, plural, one {# check} other {# checks}} completed successfully, {failed, number} failed due to API errors',
);
/** {successful} and {failed}: checks of the run. @specification 8.3 */
export const completedAndFailed = message(
  '{successful, plural, one {# check} other {# checks}} completed successfully, {failed, number} failed',
);
export const stoppedByPlansBudget = "Stopped by your plan's budget";
export const stoppedByOwnLimit = 'Stopped by your own limit';
export const stoppedByDailyLimit = 'Stopped by the daily limit';
export const stoppedByPlan = 'Stopped by your plan';
/** {time}: of the day, '10:35 PM' */
export const continuesAt = message('Continues at {time}');
export const cancelled = 'Cancelled';
export const done = 'Done';
export const failed = 'Failed';

// Detailed report
export const noCheckHasRunYet = 'No check has run yet';
export const detailedReportAppearsHere = 'Check several keywords together to see each result here.';
export const checkAllKeywords = 'Check all keywords';

// End run
export const checkFailed = 'Check Failed';

// Keyword sheet
export const previousKeyword = 'Previous keyword';
export const nextKeyword = 'Next keyword';
export const checkingNow = 'Checking...';
export const allAssistantsSideBySide = 'All assistants side by side';
export const theKeywordNotLoaded = 'The keyword could not be loaded';
export const backToTheList = 'Back to the list';
export const answersBeforeKept = 'Earlier answers are kept.';
export const answerNotKept = 'The answer is no longer stored.';
export const keyword = 'Keyword';
/** {assistant}: its name */
export const checkOn = message('Check on {assistant}');
/** {company}: another one than the brand */
export const askedFor = message('Asked about “{company}”. Your results don’t change.');
/** {assistant}: its name; {company}: another one than the brand */
export const notAskedFor = message('{assistant} was not asked about this keyword for “{company}” yet.');
export const belowStandsOwn = 'You see its newest answer about your own company.';
export const countsAsUnknown = 'The result is unknown. Earlier answers are kept.';
/** {assistant}: its name */
export const notAskedYet = message('{assistant} was not asked about this keyword yet.');
/** {why}: the reason and what follows from it, in sentences */
export const checkFailedBecause = message('The check failed: <why></why>');

// Matrix choice
export const whatToAsk = 'What to ask';
export const answersPerCheck = 'Answers per check';
export const answersPerCheckHint = 'Several show whether they agree. Each is charged.';
export const yourPlanIncludesOneAnswer = 'Your plan includes one answer per check.';
export const start = 'Start';
/** {cost}: '$0.62' */
export const startAtMost = message('Start · at most {cost}');

// Matrix table
export const keywordsByAssistant = 'Keywords by assistant';
/** {state}: 'Mentioned'; {assistant} and {keyword}: whose answers open */
export const stateAndAnswers = message('{state}: answers of {assistant} about {keyword}');

// Newest matrices
export const newestChecks = 'Newest checks';
/** {checks} that a run makes; {assistants}: their names in a list */
export const checksOn = message('{checks, plural, one {# check} other {# checks}} on {assistants}');
/** {processed} of {total} checks are through */
export const underWay = message('Under way: {processed, number} of {total, number}');
/** Before '5 minutes ago' */
export const startedAgo = 'started';

// No rate in words
export const everyCheckFailed = 'Every check failed';
export const noAnswersYet = 'No answers yet';
/** {assistant} and {company}: names */
export const mentionsInNoAnswerYet = message('{assistant} mentions {company} in no answer yet');
/** {assistant}: its name; {lack}: 'no answer mentions a company' */
export const mentionsInNone = message('No rate on {assistant}, {lack}');

// Run card
export const checkUnderWay = 'Check under way';
export const newestCheck = 'Newest check';
export const youAreOffline = 'You are offline. The check keeps running.';
export const cancelling = 'Cancelling...';
export const cancelCheck = 'Cancel check';
export const goingOn = 'Resuming...';
export const goOn = 'Resume';
/** {assistants}: their names in a list */
export const checkingOn = message('Checking on {assistants}');
/** {time}: '3 min' */
export const timeLeft = message('About {time} left.');
export const youCanLeave = 'You can leave this page. The check keeps running.';
/** Before '5 minutes ago' */
export const endedAgo = 'ended';
/** {processed} of {total} checks of an assistant are through */
export const processedOf = message('{processed, number} of {total, number}');
/** {count}: checks whose answers mention the brand */
export const mentionedCount = message('{count, number} mentioned');
/** {count}: checks */
export const failedCount = message('{count, number} failed');

// Run cards
export const runsNotLoaded = 'Running checks could not be loaded';

// Run cost
export const costNotLoaded = 'The cost could not be estimated';
export const costsAtMost = 'Costs at most';
export const probably = 'Expected';
export const takes = 'Takes';
export const leftThisMonth = 'Left this month';
export const noLimit = 'No limit';
export const seeYourMonthlyLimit = 'See your monthly limit';
export const answersAreSimulated = 'Answers are simulated. No real money is spent.';
export const costIsEstimated = 'Estimated, because some of these assistants have no recent answers.';
export const costNotKnownYet = 'You will see an estimate after a few checks.';
/** {time}: '3 min' */
export const aboutTime = message('about {time}');

// Run report
export const detailedReport = 'Detailed report';
export const channelsOfTheCheck = 'Channels of the check';
export const theChecksResultsNotLoaded = "The check's results could not be loaded";
export const keywordsOfTheCheck = 'Keywords of the check';
export const notMentioned = 'Not mentioned';
export const noCompanies = 'No companies';
export const successRate = 'Success rate';
export const notAsked = 'Not asked';
/** {start}: when */
export const startedAt = message('Started <start></start>');
/** {start} and {end}: when */
export const startedAndEnded = message('Started <start></start>, ended <end></end>');
/** {keywords} whose answers mention no company; {link}: leads to them */
export const withoutCompanies = message(
  '{keywords, plural, one {# keyword} other {# keywords}} without companies <link>not counted</link>',
);
/** {count}: keywords that contain the brand's name */
export const brandedLeftOut = message('{count, number} branded not counted');
export const keywords = 'Keywords';
export const checked = 'Checked';
export const mentioned = 'Mentioned';
export const refused = 'Refused';
export const rate = 'Rate';
export const result = 'Result';
export const waiting = 'Waiting';

// Start failure
/** @specification 8.3 */
export const checkOfSelectedFailed = 'Failed to check selected keywords. Please try again.';
/** @specification 8.3 */
export const someChecksFailed = 'Some checks may have failed.';

// Start run dialog
export const startCheck = 'Start check';
export const answersPerQuestion = 'Answers per question';
export const answersPerQuestionHint = 'More answers give steadier results and cost more.';
export const everyAssistantIsBusy = 'All assistants are busy with a check. Try again when one has finished.';
export const chooseAtLeastOneAssistant = 'Choose at least one assistant.';
export const checkContinues = 'You can leave or cancel. Finished answers are kept.';
/** {keywords}: how many are chosen */
export const checkSome = message('Check {keywords, plural, one {# keyword} other {# keywords}}');
/** {cost}: '$0.62' */
export const startCheckAtMost = message('Start check · at most {cost}');

// Test matrix
export const chooseAnotherAssistant = 'Choose an assistant that is not being checked already.';
export const chooseKeywordsBelow = 'Choose keywords below.';
export const noAnswers = 'No answers.';
/** {most}: keywords of a matrix; {keywords}: those that are chosen */
export const tooManyKeywords = message(
  'A matrix has at most {most, number} keywords: {keywords, plural, one {# keyword is} other {# keywords are}} chosen.',
);
/** {answers} that came before */
export const thenCancelled = message('{answers, plural, one {# answer} other {# answers}}, then cancelled');
/** {answers} of {wanted} are there */
export const answersSoFar = message(
  '{answers, number} of {wanted, plural, one {# answer} other {# answers}}',
);
/** {processed} of {total} checks are through */
export const checksDone = message(
  '{processed, number} of {total, plural, one {# check} other {# checks}} done.',
);
/** {named} of {judged} checks mention the brand */
export const mentionedInChecks = message(
  'You are mentioned in {named, number} of {judged, plural, one {# check} other {# checks}}.',
);
/** {max}: as many keywords as can be chosen */
export const noTestYet = message('No test yet. Compare up to {max, number} keywords side by side.');
/** {named} of {judged} checks mention the company */
export const newestTest = message(
  'The newest test mentions you in {named, number} of {judged, plural, one {# check} other {# checks}}.',
);
/** {processed} of {total} checks are through */
export const newestTestRuns = message(
  'The newest test is running, {processed, number} of {total, plural, one {# check} other {# checks}} done.',
);
/** {results}: '2 failed, 1 refused to answer' */
export const otherResults = message('{results}.');
/** {count}: checks, in a list of results */
export const noCompanyCount = message('{count, number} mentioned no company');
/** {count}: checks, in a list of results */
export const refusedCount = message('{count, number} refused to answer');

// Tracker actions
export const exportCsv = 'Export CSV';
export const checkAll = 'Check all';

// Tracker states
export const noKeywordsFound = 'No Keywords Found';
export const addKeywordsFirst = 'Please add some keywords first before checking visibility.';
export const nothingFits = 'No keywords match your search and filters.';
export const addKeywords = 'Add keywords';
export const loadingYourKeywords = 'Loading your keywords...';
export const noAssistantCanBeAsked = 'No assistant can be asked';
export const noKeyForAssistants = 'No assistant of your plan has a key. An administrator can add one.';

// Use start run
/** @specification 8.3 */
export const startingVisibilityCheck = 'Starting Visibility Check';
export const checkUnderWayTitle = 'Check Under Way';
/** {checks} that the run makes; {assistants}: their names in a list */
export const checksOnAndYouCanLeave = message(
  '{checks, plural, one {# check} other {# checks}} on {assistants}. You can leave this page.',
);

// Visibility controls
export const assistant = 'Assistant';
export const companyName = 'Company name';
export const validator = 'Validator';
export const validatorHint = 'Shows why each possible mention counted or not.';
export const detailedReportHint = 'Shows every result of your newest check of several keywords.';

// Visibility status
export const notCheckedYet = 'Not checked yet';
export const noCompanyToAskAbout = 'No company to ask about';
export const waitingForTheAnswer = 'Waiting for the answer...';
export const notLoaded = 'Not loaded';
/** {company}: another one than the brand; {name}: around it, it may break anywhere */
export const notAskedAboutYet = message('Not asked about <name>{company}</name> yet');

// Visibility table
export const brandedInNoRate = 'Branded, in no rate';
export const checking = 'Checking';
export const check = 'Check';
export const keywordsAndTheirVisibility = 'Keywords and their visibility';
export const topic = 'Topic';
export const actions = 'Actions';
/** {keyword}: what is checked */
export const checkNamed = message('Check {keyword}');

// Coverage in words
/** {assistant}: its name */
export const everyCheckOfFailed = message('Every check of {assistant} failed');
/** {checked} of {all} keywords, {isAll}: 'yes' where that is all; {failed} and {branded} of them are in no rate */
export const coverage = message(
  '{isAll, select, yes {} other {{checked, number} of }}{all, plural, one {# keyword} other {# keywords}} checked{failed, plural, =0 {} other {, # failed}}{branded, plural, =0 {} other {, # branded in no rate}}',
);

// Proposed answers
/** {often}: 'weekly'; {most}: answers per question that the plan allows */
export const mostShowNoChange = message(
  'Even {most, plural, one {# answer} other {# answers}} per question, checked {often}, can’t show a change of 20 points within a month. Add keywords.',
);
/** {answers} per question; {often}: 'weekly'; {isPriced}: 'yes' where the {price} is known, 'about $0.62' */
export const answersShowAChange = message(
  '{answers, plural, one {# answer} other {# answers}} per question, checked {often}, {answers, plural, one {shows} other {show}} a change of 20 points within a month{isPriced, select, yes {, {price} a month} other {}}.',
);

// Questions in words
/** {calls}: questions; {assistants}: their names in a list */
export const questionsTo = message('{calls, plural, one {# question} other {# questions}} to {assistants}.');
/** {calls}: questions; {assistants}: their names in a list; {product}: '24 keywords × 3 answers' */
export const questionsAsProduct = message(
  '{calls, plural, one {# question} other {# questions}} to {assistants}: {product}.',
);
/** {times}: answers to each question, two or more */
export const timesAsMuch = message('That costs {times, number} times as much as one answer each.');

// Use run in words
/** {processed} of {total} questions have an answer */
export const answeredOf = message('{processed, number} of {total, number} answered.');

// Visibility search
/** {least} and {most}: characters */
export const companyNameHas = message('A company name has {least, number} to {most, number} characters.');

// Forced words
export const setToMentioned = 'Set by administrator: mentioned';
export const setToNotMentioned = 'Set by administrator: not mentioned';
