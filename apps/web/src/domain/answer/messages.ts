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
export const askedForAnotherCompanyOr =
  'Asked for another company or keyword than yours: it changes no result.';
export const allowedNotUsed = 'Allowed, not used';

// Answer skeleton
export const loadingTheAnswer = 'Loading the answer...';

// Answer sources
export const yourSite = 'Your site';
export const sources = 'Sources';
export const theAssistantNamedNoSources = 'The assistant named no sources.';
export const foundNotCited = 'Found, not cited';
export const opensInNewTab = '(opens in a new tab)';

// Answer spans
export const aCompanyOrProductNot = 'A company or product that is not on your list.';

// Answer text
export const thisAnswerTooLargeBe = 'This answer is too large to be laid out. It is shown as it was written.';
export const tableInTheAnswer = 'Table in the answer';

// Answer view
export const questionAndAnswer = 'Question and answer';
export const question = 'Question:';

// Answer viewer
export const theAnswerNotLoaded = 'The answer could not be loaded';
export const thisAnswerNotFound = 'This answer was not found';
export const backToTheDashboard = 'Back to the dashboard';
export const notUs = 'Not us';
export const whatSaysNotLoaded = 'What it says could not be loaded';

// Answer writes
export const sendFeedback = 'Send feedback';
export const takeFeedbackBack = 'Take feedback back';
export const countAnswer = 'Count answer';

// Auxiliary in words
export const aModelBeingAskedAbout = 'A model is being asked about these lines';
export const decidedByTheRules = 'Decided by the rules: no model gave an answer';
export const itSomethingElseName = 'It is something else of that name.';
export const itOrdinaryWordHere = 'It is an ordinary word here.';
export const itOnlySource = 'It is only a source.';
export const theAnswerOnlySaysDoesnt = 'The answer only says that it doesn’t know it.';
export const itHasAnotherMeaningHere = 'It has another meaning here.';
export const theReasonIsUnknown = 'The reason is unknown.';

// Count answer
export const whetherThisAnswerCounts = 'Whether this answer counts';
export const leftOutEveryRate = 'Left out of every rate.';
export const counting = 'Counting...';
export const countThisAnswer = 'Count this answer';
export const leavingOut = 'Leaving out...';
export const leaveItOutAgain = 'Leave it out again';
export const yourResultsAreRecalculated = 'Your results are recalculated. No report includes this answer.';

// Finish notes
export const theAnswerCutOffAt = 'The answer was cut off at its length limit.';
export const theAssistantRefusedAnswer = 'The assistant refused to answer.';
export const theProviderBlockedAnswer = 'The provider blocked the answer.';
export const theAssistantGaveNoUsable = 'The assistant gave no usable answer.';

// Said of companies
export const quotedWordForWord =
  'Quoted word for word. Rules read clear signs only: pros and cons, “best for”, warnings, rankings. Everything else is “not read”.';
export const quotedWordForWordWhatModel =
  'Quoted word for word. What a model read is marked. The rest is read by rules from clear signs, such as pros and cons.';
export const whatItSays = 'What it says';

// Statement head
export const readByAModel = 'Read by a model';

// Verdict feedback
export const takingBack = 'Taking back...';
export const takeBack = 'Take back';
export const thisVerdictIsWrong = 'This verdict is wrong';
export const keptAsFeedback = 'Kept as feedback; it changes no number.';
export const sending = 'Sending...';
export const send = 'Send';
export const cancel = 'Cancel';

// Verdict reasons
export const why = 'Why';
export const noCompanyRecognisedInAnswer =
  'No company was recognised in this answer, so it says nothing about yours.';
export const notCertain = 'Not certain.';
