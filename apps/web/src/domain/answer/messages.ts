import { message } from '@answerscope/contract';

// Also named
export const orderOfMention = 'Order of mention';

// Answer excerpt
export const thereIsNoText = 'No text.';

// Answer facts
export const askedFor = 'Asked for';
export const webSearch = 'Web search';
export const searchedFor = 'Searched for';
export const noneGiven = 'None given';
export const judgedBy = 'Counting rules';
export const howItWasAsked = 'How it was asked';
export const aSimulatedAnswer = 'Simulated answer. It says nothing about a real brand.';
export const askedForOther = 'Asked about another company or keyword. Your results don’t change.';
export const allowedNotUsed = 'Allowed, not used';
export const model = 'Model';
export const asked = 'Asked';
export const took = 'Took';
export const cost = 'Cost';
export const location = 'Location';
/** {version}: of the rules that judged the answer, such as '2026-11-02' */
export const rulesVersion = message('version {version}');
export const searched = 'Used';
export const searchOff = 'Off';

// Answer skeleton
export const loadingTheAnswer = 'Loading the answer...';

// Answer sources
export const yourSite = 'Your site';
export const sources = 'Sources';
export const noSources = 'The assistant cited no sources.';
export const foundNotCited = 'Found, not cited';
export const opensInNewTab = '(opens in a new tab)';
export const competitor = 'Competitor';

// Answer spans
export const onYourList = 'A competitor you track.';
export const notOnYourList = 'A company or product you don’t track.';

// Answer text
export const tooLarge = 'This answer is too large to format. You see the plain text.';
export const tableInTheAnswer = 'Table in the answer';

// Answer view
export const questionAndAnswer = 'Question and answer';
export const question = 'Question:';
/** {assistant}: its name */
export const answerOf = message('Answer of {assistant}');

// Answer viewer
export const answerNotLoaded = 'The answer could not be loaded';
export const answerNotFound = 'This answer was not found';
export const backToTheDashboard = 'Back to the dashboard';
export const notUs = 'Not us';
export const statementsNotLoaded = 'Statements could not be loaded';
/** {name}: the brand, as the answer writes it */
export const notUsName = message('Not us: {name}');

// Answer writes
export const sendFeedback = 'Send feedback';
export const takeFeedbackBack = 'Withdraw feedback';
export const countAnswer = 'Count answer';

// Auxiliary in words
export const modelBeingAsked = 'A model is checking these lines';
export const noModelAnswered = 'Decided by rules, no model answered';
export const itIsOtherOfThatName = 'It is something else with that name.';
export const itIsOrdinaryWord = 'It is an ordinary word here.';
export const itIsOnlySource = 'It is only a source.';
export const onlyDenial = 'The answer only says that it doesn’t know it.';
export const otherMeaning = 'It has another meaning here.';
export const reasonUnknown = 'The reason is unknown.';
/** Stands for a model's name where it is unknown */
export const aModel = 'A model';
/** {model}: its name */
export const modelWasUndecided = message('Decided by rules, {model} was not sure');
/** {model}: its name */
export const modelQuotedOtherWords = message(
  'Decided by rules, {model} quoted words that are not in the answer',
);
/** {model}: its name; {company}: whose name or description has changed since */
export const modelAskedBeforeDetails = message(
  'Decided by rules, {model} did not know {company}’s newest details',
);
/** {model}: its name */
export const modelAskedBeforeYourDetails = message(
  'Decided by rules, {model} did not know your company’s newest details',
);
/** {model}: its name */
export const decidedBy = message('Decided by {model}');
/** {company}: its name */
export const itIsCompany = message('It is {company}.');
export const itIsYourCompany = 'It is your company.';
/** {name}: of what the lines are about instead */
export const itIsOther = message('It is “{name}”.');
/** {quote}: words of the answer */
export const quoted = message('Quoted: “{quote}”.');
export const rulesCount = 'The rules count it.';
export const rulesDoNotCount = 'The rules don’t count it.';
/** {cost}: what asking the model cost, '$0.002' */
export const costOf = message('This cost {cost}.');

// Count answer
export const whetherThisAnswerCounts = 'Does this answer count?';
export const leftOutEveryRate = 'Not counted.';
export const counting = 'Counting...';
export const countThisAnswer = 'Count this answer';
export const leavingOut = 'Saving...';
export const leaveItOutAgain = 'Don’t count it';
export const refusedSaysNothing = 'The assistant refused to answer.';
export const emptySaysNothing = 'This answer mentions no company.';
export const ifYouCountIt =
  'If you count it, your results and reports include it as an answer without you. You can undo this.';
/** {day}: when it was counted in */
export const countedInOn = message('You counted it on <day></day>.');
export const includedWithoutYou = 'Your results and reports include it as an answer without you.';
/** {reports}: how many include the answer */
export const recalculated = message(
  '{reports, plural, =0 {Your results are recalculated. No report includes this answer.} one {Your results and # report are recalculated.} other {Your results and # reports are recalculated.}}',
);

// Finish notes
export const cutOff = 'The answer was cut off at its length limit.';
export const refused = 'The assistant refused to answer.';
export const blocked = 'The provider blocked the answer.';
export const unusable = 'The assistant gave no usable answer.';

// Marked statements
/** {company}: its name */
export const recommendedFirst = message('{company}: recommended first');
/** {company}: its name */
export const praised = message('{company}: praised');
/** {company}: its name */
export const mentionedOnly = message('{company}: mentioned only');
/** {company}: its name */
export const withReservation = message('{company}: with a reservation');
/** {company}: its name */
export const advisedAgainst = message('{company}: advised against');

// Said of companies
export const quotedByRules =
  'Quoted word for word. Rules find only clear signs, such as pros and cons, warnings and rankings.';
export const quotedAndModel =
  'Quoted word for word. Statements identified by AI are marked. Rules found the others by clear signs.';
export const whatItSays = 'Statements';
/** {companies}: names */
export const notRead = message('No statement: {companies}');
/** {companies}: names */
export const notReadYet = message('Not read yet: {companies}');

// Statement head
export const readByAModel = 'Identified by AI';
export const markedTrue = 'Marked as true';
export const markedFalse = 'Marked as false';
export const markedOutdated = 'Marked as outdated';

// Verdict feedback
export const takingBack = 'Withdrawing...';
export const takeBack = 'Withdraw';
export const thisVerdictIsWrong = 'Report a mistake';
export const keptAsFeedback = 'Numbers don’t change.';
export const sending = 'Sending...';
export const send = 'Send';
export const cancel = 'Cancel';
/** {day}: when; {expected}: what it should be; {note}: why, where {hasNote} is 'yes'; {b}: bold */
export const youSaid = message(
  'Your feedback of <day></day>: <b>{expected, select, mentioned {mentioned} other {not mentioned}}</b>{hasNote, select, yes { (“{note}”)} other {}}. Numbers don’t change.',
);
export const whyMentioned = 'Why is your company mentioned?';
export const whyNotMentioned = 'Why is your company not mentioned?';

// Verdict reasons
export const why = 'Why';
export const noCompanyRecognised = 'This answer mentions no company.';
export const notCertain = 'Not certain.';
/** {company}: the brand's name */
export const nothingLooksLike = message('“{company}” doesn’t appear in this answer.');
/** {name}: as the answer writes it; {b}: bold */
export const countedName = message('<b>{name}</b> counted');
/** {name}: as the answer writes it; {b}: bold */
export const notCountedName = message('<b>{name}</b> not counted');
/** {companies}: names */
export const notCertainAbout = message('Not certain about {companies}.');
export const countedByRules = 'Rules decided.';

// Quotation
/** {quote}: words of an answer */
export const quotation = message('“{quote}”');
