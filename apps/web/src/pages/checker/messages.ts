// Checker page
export const checker = 'Checker';
export const notAskedYet = 'No assistant has been asked about this keyword yet.';
export const yourKeywordsNotLoaded = 'Your keywords could not be loaded';
export const theCheckerNotLoaded = 'The checker could not be loaded';
/** @specification 2.14 */
export const loadingYourKeywords = 'Loading your keywords...';
export const thisKeywordNotFound = 'This keyword was not found';
export const itMayHaveBeenDeleted =
  'It may have been deleted. Its answers are kept. Choose another keyword above.';
export const openMyKeywords = 'Open my keywords';
/** @specification 5 */
export const noKeywordsFound = 'No Keywords Found';
/** @specification 8.2 */
export const addSomeKeywordsFirstBefore = 'Please add some keywords first before checking visibility.';
export const addKeywords = 'Add keywords';
