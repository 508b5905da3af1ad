// Ad hoc answers
export const askedForOtherCompanies = 'Asked for other companies';

// Answer list
export const leftOutEveryRate = 'Left out of every rate';
export const countedInByYou = 'Counted in by you';

// Answer steps
export const newerAnswer = 'Newer answer';
export const olderAnswer = 'Older answer';

// Answers of keyword
export const allAnswers = 'All answers';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const noAnswersYet = 'No answers yet';
export const everyAnswerAssistantKeywordKept =
  'Every answer of an assistant to this keyword is kept and listed here, with what it says of you.';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';

// Ask one question
export const changeCompetitors = 'Change competitors';
export const change = 'Change';
export const seeWhoIsNamed = 'See who is named';
export const nameCompetitors = 'Name competitors';
export const asking = 'Asking...';
export const askOneQuestion = 'Ask one question';

// Channel panel
export const waitingForTurnInCheck = 'Waiting for its turn in a check of several keywords.';
export const notCheckedYet = 'Not checked yet';
export const theCheckOf = 'The check of';
export const theAnswerBeforeStands = 'The answer before it stands:';
export const tryAgain = 'Try again';

// Channel toggles
export const assistants = 'Assistants';

// Check forecast
export const oneCheck = 'One check';

// Check form
export const checking = 'Checking...';
export const chooseAtLeastOneAssistant = 'Choose at least one assistant.';

// Describe outcome
export const checkComplete = 'Check Complete';
export const databaseError = 'Database Error';
export const failedSaveResultsDatabase = 'Failed to save results to database. Please try again.';
export const rateLimitActive = 'Rate Limit Active';
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
export const in1AnswerMentionsNoCompany = '1 answer mentions no company or refuses, so it is in no rate.';

// Panel answer
export const theAnswerNotLoaded = 'The answer could not be loaded';

// Result chips
export const eachAssistantsNewestAnswer =
  "Each assistant's newest answer. A circle is ChatGPT, a square Claude, a diamond Gemini, a triangle Perplexity. Beside it stands a tick where you are mentioned, a dash where you are not, a struck circle where no company is named, a hand where the assistant refused, a warning where the check failed, and a dashed circle where nothing was asked. A shield says that an administrator has set it.";
export const whatTheSignsMean = 'What the signs mean';
export const notLoaded = 'Not loaded';
