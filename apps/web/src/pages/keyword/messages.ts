// Keyword page
export const keyword = 'Keyword';
export const theKeywordNotLoaded = 'The keyword could not be loaded';
export const thisKeywordNotFound = 'This keyword was not found';
export const allKeywords = 'All keywords';
export const checkNow = 'Check now';
export const openInChecker = 'Open in checker';
export const thisKeywordIsPaused = 'This keyword is paused.';
export const notCheckedYet = 'Not checked yet';
export const everyAnswerAssistantKeywordKept =
  'See how often assistants mention you for this keyword, with every answer.';
export const theNewestChecksNotLoaded = 'The newest checks could not be loaded';
export const now = 'Newest checks';
export const theHistoryNotLoaded = 'The history could not be loaded';
