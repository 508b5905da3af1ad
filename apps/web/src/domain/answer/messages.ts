import { message } from '@answerscope/contract';

// Also named
export const alsoMentioned = 'Also mentioned';

// Answer excerpt
export const thereIsNoText = 'There is no text.';

// Answer facts
export const askedFor = 'Asked for';
export const webSearch = 'Web search';
export const searchedFor = 'Searched for';
export const noneGiven = 'None given';
export const judgedBy = 'Judged by';
export const howItWasAsked = 'How it was asked';
export const aSimulatedAnswer = 'A simulated answer: it says nothing about a real brand.';
export const askedForOther = 'Asked for another company or keyword than yours: it changes no result.';
export const allowedNotUsed = 'Allowed, not used';
export const model = 'Model';
export const asked = 'Asked';
export const took = 'Took';
export const cost = 'Cost';
export const location = 'Location';
/** {version}: of the rules that judged the answer, such as '2026-11-02' */
export const rulesVersion = message('rules {version}');
export const searched = 'Searched';
export const searchOff = 'Off';

// Answer skeleton
export const loadingTheAnswer = 'Loading the answer...';

// Answer sources
export const yourSite = 'Your site';
export const sources = 'Sources';
export const noSources = 'The assistant named no sources.';
export const foundNotCited = 'Found, not cited';
export const opensInNewTab = '(opens in a new tab)';
export const competitor = 'Competitor';

// Answer spans
export const notOnYourList = 'A company or product that is not on your list.';

// Answer text
export const tooLarge = 'This answer is too large to be laid out. It is shown as it was written.';
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
export const statementsNotLoaded = 'What it says could not be loaded';
/** {name}: the brand, as the answer writes it */
export const notUsName = message('Not us: {name}');

// Answer writes
export const sendFeedback = 'Send feedback';
export const takeFeedbackBack = 'Take feedback back';
export const countAnswer = 'Count answer';

// Auxiliary in words
export const modelBeingAsked = 'A model is being asked about these lines';
export const noModelAnswered = 'Decided by the rules: no model gave an answer';
export const itIsOtherOfThatName = 'It is something else of that name.';
export const itIsOrdinaryWord = 'It is an ordinary word here.';
export const itIsOnlySource = 'It is only a source.';
export const onlyDenial = 'The answer only says that it doesn’t know it.';
export const otherMeaning = 'It has another meaning here.';
export const reasonUnknown = 'The reason is unknown.';
/** Stands for a model's name where it is unknown */
export const aModel = 'A model';
/** {model}: its name */
export const modelWasUndecided = message('Decided by the rules: {model} could not tell');
/** {model}: its name */
export const modelQuotedOtherWords = message(
  'Decided by the rules: {model} quoted words that are not in the answer',
);
/** {model}: its name; {company}: whose name or description has changed since */
export const modelAskedBeforeDetails = message(
  'Decided by the rules: {model} was asked before {company}’s details changed',
);
/** {model}: its name */
export const modelAskedBeforeYourDetails = message(
  'Decided by the rules: {model} was asked before your company’s details changed',
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
export const rulesCount = 'By the rules alone, it counts.';
export const rulesDoNotCount = 'By the rules alone, it doesn’t count.';
/** {cost}: what asking the model cost, '$0.002' */
export const costOf = message('This cost {cost}.');

// Count answer
export const whetherThisAnswerCounts = 'Whether this answer counts';
export const leftOutEveryRate = 'Left out of every rate.';
export const counting = 'Counting...';
export const countThisAnswer = 'Count this answer';
export const leavingOut = 'Leaving out...';
export const leaveItOutAgain = 'Leave it out again';
export const refusedSaysNothing = 'The assistant refused, so this answer says nothing about your visibility.';
export const emptySaysNothing =
  'This answer mentions no company at all, so it says nothing about your visibility.';
export const ifYouCountIt =
  'If you count it, your results, its check and your reports include it as an answer without you. You can undo that at any time.';
/** {day}: when it was counted in */
export const countedInOn = message('Counted in by you on <day></day>.');
export const includedWithoutYou =
  'Your results, its check and your reports include it as an answer without you, also after answers are judged again.';
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
  'Quoted word for word. Rules read clear signs only: pros and cons, “best for”, warnings, rankings. Everything else is “not read”.';
export const quotedAndModel =
  'Quoted word for word. What a model read is marked. The rest is read by rules from clear signs, such as pros and cons.';
export const whatItSays = 'What it says';
/** {companies}: names */
export const notRead = message('Not read: {companies}');
/** {companies}: names */
export const notReadYet = message('Not read yet: {companies}');

// Statement head
export const readByAModel = 'Read by a model';
export const markedTrue = 'Marked as true';
export const markedFalse = 'Marked as false';
export const markedOutdated = 'Marked as outdated';

// Verdict feedback
export const takingBack = 'Taking back...';
export const takeBack = 'Take back';
export const thisVerdictIsWrong = 'This verdict is wrong';
export const keptAsFeedback = 'Kept as feedback; it changes no number.';
export const sending = 'Sending...';
export const send = 'Send';
export const cancel = 'Cancel';
/** {day}: when; {expected}: what it should be; {note}: why, where {hasNote} is 'yes'; {b}: bold */
export const youSaid = message(
  'You said on <day></day> that it should be <b>{expected, select, mentioned {mentioned} other {not mentioned}}</b>{hasNote, select, yes {: “{note}”} other {}}. Kept as feedback; it changes no number.',
);
export const whyMentioned = 'Why it should be mentioned';
export const whyNotMentioned = 'Why it should be not mentioned';

// Verdict reasons
export const why = 'Why';
export const noCompanyRecognised =
  'No company was recognised in this answer, so it says nothing about yours.';
export const notCertain = 'Not certain.';
/** {company}: the brand's name */
export const nothingLooksLike = message('Nothing in the answer looks like “{company}”.');
/** {name}: as the answer writes it; {b}: bold */
export const countedName = message('<b>{name}</b> counted');
/** {name}: as the answer writes it; {b}: bold */
export const notCountedName = message('<b>{name}</b> not counted');
/** {companies}: names */
export const notCertainAbout = message('Not certain about {companies}.');
export const countedByRules = 'Counted by the rules alone.';
