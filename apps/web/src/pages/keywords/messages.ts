// Keywords page
export const keywords = 'Keywords';
export const exportCsv = 'Export CSV';
export const addMany = 'Add several';
/** @specification 2.14 */
export const loadingYourKeywords = 'Loading your keywords...';
export const newKeyword = 'New keyword';
export const yourKeywordsNotLoaded = 'Your keywords could not be loaded';
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const allKeywordsPageBeingDeleted = 'All keywords of this page are being deleted';
export const youCanUndoForFew = 'You can undo this for a few seconds.';
export const nothingInListFitsSearch = 'No keywords match your search and filters.';
export const noKeywordsYet = 'No keywords yet';
export const aKeywordWhatCustomerWould =
  'Add what a customer would ask an assistant, as a few words or a whole question.';
