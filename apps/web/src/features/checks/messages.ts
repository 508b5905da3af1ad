import { message } from '@answerscope/contract';

// Ad hoc answers
export const askedForOtherCompanies = 'Asked for other companies';

// Answer list
export const leftOutEveryRate = 'Not counted';
export const countedInByYou = 'Counted by you';
/** {company}: the name of the one that was asked for */
export const adHocFor = message('Asked about {company}, not counted');

// Answer steps
export const newerAnswer = 'Newer answer';
export const olderAnswer = 'Older answer';

// Answers of keyword
export const allAnswers = 'All answers';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const noAnswersYet = 'No answers yet';
export const everyAnswerAssistantKeywordKept = 'All answers to this keyword appear here.';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';

// Ask one question
export const changeCompetitors = 'Change competitors';
export const change = 'Change';
export const seeWhoIsNamed = 'See companies';
export const nameCompetitors = 'Add competitors';
export const asking = 'Asking...';
export const askOneQuestion = 'Ask one question';

// Channel panel
/** {assistant}: its name */
export const answerOf = message('Answer of {assistant}');
/** {assistant}: its name */
export const notInYourPlan = message('Your plan does not include {assistant}.');
/** {assistant}: its name */
export const inNoPlan = message('No plan here includes {assistant}.');
/** {assistant} and {plan}: names; {price}: '$49' */
export const comesWithPlan = message(
  '{assistant} comes with the {plan} plan ({price} per month). An administrator can change your plan.',
);
/** {assistant}: its name */
export const notConfigured = message('{assistant} is not set up. An administrator can add its key.');
/** {assistant}: its name */
export const loadingNewestAnswer = message('Loading the newest answer from {assistant}...');
/** {seconds}: counts how many have passed */
export const waitingForAnswer = message('Waiting for the answer, <seconds></seconds> s');
export const waitingForTurnInCheck = 'Waiting for its turn in the running check.';
export const notCheckedYet = 'Not checked yet';
/** {assistant}: its name */
export const nobodyHasAsked = message('{assistant} was not asked about this keyword yet.');
/** {assistant}: its name */
export const ask = message('Ask {assistant}');
/** {failure}: says why, in sentences */
export const checkHasFailed = message('The check failed: <failure></failure>');
/** {day}: when it was; {failure}: says why, in sentences */
export const checkOfDayFailed = message('The check of <day></day> failed: <failure></failure>');
export const countsAsUnknown = 'The result is unknown. Earlier answers are kept.';
export const theAnswerBeforeStands = 'Previous answer';
export const tryAgain = 'Try again';
/** {assistant}: its name */
export const tryAssistantAgain = message('Try again: {assistant}');

// Channel toggles
export const assistants = 'Assistants';

// Check forecast
/**
 * {assistants}: how many are asked; {basis}: 'estimated' where one of them has never answered; {cost}: 'about $0.02';
 * {hasTime}: 'yes' where it is known how many {seconds} the slowest takes
 */
export const whatItCosts = message(
  '{assistants, plural, one {One check {basis, select, estimated {probably} other {usually}} costs {cost}{hasTime, select, yes { and takes about {seconds, number} s} other {}}.} other {Asking # assistants together {basis, select, estimated {probably} other {usually}} costs {cost}{hasTime, select, yes { and takes about {seconds, number} s for the slowest} other {}}.}}',
);

// Check form
export const checking = 'Checking...';
export const checkVisibility = 'Check visibility';
/** {cost}: money */
export const checkVisibilityAtMost = message('Check visibility · at most {cost}');
export const chooseAtLeastOneAssistant = 'Choose at least one assistant.';
/** {names}: of the assistants that are asked, {count} of them; {seconds}: counts how many have passed */
export const askingAssistants = message(
  'Asking {names}, <seconds></seconds> s. You can leave this page; {count, plural, one {the answer is} other {the answers are}} kept.',
);

// Describe outcome
/** @specification 8.3 */
export const checkComplete = 'Check Complete';
/** Stands for the own company in the sentences below */
export const you = 'you';
/** {assistant}: its name; {verdict}: what it says of {whom}, 'you' or a company; {keyword}: which was asked about */
export const oneAnswered = message(
  '{assistant} {verdict, select, mentioned {mentions {whom}} no_companies {mentions no company} refused {refuses to answer} other {does not mention {whom}}} for “{keyword}”.',
);
/** {mentioned} of {answered} assistants mention {whom}, 'you' or a company; {keyword}: which was asked about */
export const severalAnswered = message(
  '{mentioned, number} of {answered, number} assistants {mentioned, plural, one {mentions} other {mention}} {whom} for “{keyword}”.',
);
/** {count}: of the assistants that did not answer */
export const checksFailed = message('{count, plural, one {One check failed.} other {# checks failed.}}');
/** @specification 8.3 */
export const databaseError = 'Database Error';
/** @specification 8.3 */
export const failedSaveResultsDatabase = 'Failed to save results to database. Please try again.';
/** @specification 8.3 */
export const rateLimitActive = 'Rate Limit Active';
/** @specification 8.3 */
export const checkFailed = 'Check Failed';

// Earlier answers
export const earlierAnswersNotLoaded = 'Earlier answers could not be loaded';
export const earlierAnswers = 'Earlier answers';

// Keyword check
export const whatCheckCostsNotLoaded = 'What a check costs could not be loaded';
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';

// Keyword picker
export const keyword = 'Keyword';
export const typeFindKeyword = 'Type to find a keyword';

// Left out in words
/** {count}: of answers that are in no rate */
export const answersLeftOut = message(
  '{count, plural, =0 {Every answer counts.} one {# answer mentions no company or is a refusal.} other {# answers mention no company or are refusals.}}',
);
/** {count}: of answers that the reader has counted in */
export const youCountedIn = message('You counted {count, plural, one {# answer} other {# answers}}.');

// Panel answer
export const theAnswerNotLoaded = 'The answer could not be loaded';
/** {assistant}: its name */
export const loadingAnswer = message('Loading the answer from {assistant}...');
/** {assistant}: its name; {hidden}: read aloud, not shown */
export const openAnswerOf = message('Open the answer<hidden> of {assistant}</hidden>');

// Result chips
export const notLoaded = 'Not loaded';
/** {assistant}: its name; {verdict}: what its newest answer says; {isSet}: 'yes' where an administrator has set it */
export const newestOf = message(
  '{assistant}: {verdict, select, mentioned {mentioned} not_mentioned {not mentioned} no_companies {no companies mentioned} refused {refused} failed {check failed} other {not asked}}{isSet, select, yes {, set by administrator} other {}}',
);
export const openTheAnswer = 'Open the answer';
