// Lift omega dialog
export const lift = 'Lift';
export const theAnswersDecideAgain = 'The answers decide again';

// Omega filters
export const emailOfAUser = 'Email of a user, or a keyword';
export const state = 'State';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';

// Omega forecast
export const chooseAUser =
  'Choose a user, a keyword, an assistant and a status to see which numbers it touches.';
export const whichNumbersTouchesCouldNot =
  'Which numbers it touches could not be read, so nothing is set. Choose again.';
export const readingWhichNumbersTouches = 'Reading which numbers it touches...';

// Omega in words
export const inForce = 'In force';
export const noStatusIsSet = 'No status is set';
export const expired = 'Expired';
export const noSetStatusHasExpired = 'No set status has expired';
export const lifted = 'Lifted';
export const noSetStatusLifted = 'No set status was lifted';
export const keywordsMentioningTheCompany = 'Keywords mentioning the company';
export const notMentioned = 'Not mentioned';
export const newlyMentioned = 'Newly mentioned';
export const noLongerMentioned = 'No longer mentioned';
export const answersRatesAndReportsWere =
  'Answers, rates and reports that were made before stay as they are.';

// Omega list
export const loadingTheSetStatuses = 'Loading the set statuses...';
export const untilItIsLifted = 'until it is lifted';

// Omega pickers
export const user = 'User';
export const typeAnEmail = 'Type an email, a name or a company';
export const keyword = 'Keyword';
export const typeFindKeyword = 'Type to find a keyword';

// Set omega dialog
export const setAStatus = 'Set a status';
export const setStatus = 'Set status';
export const chooseAnAssistant = 'Choose an assistant';
export const status = 'Status';
export const chooseAStatus = 'Choose a status';
export const until = 'Until';
export const theLastDay = 'The last day, UTC. Left empty: until somebody lifts it.';
