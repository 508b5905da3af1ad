// Keywords page
export const keywords = 'Keywords';
export const exportCsv = 'Export CSV';
export const addMany = 'Add many';
/** @specification 2.14 */
export const loadingYourKeywords = 'Loading your keywords...';
export const newKeyword = 'New keyword';
export const yourKeywordsNotLoaded = 'Your keywords could not be loaded';
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const allKeywordsPageBeingDeleted = 'All keywords of this page are being deleted';
export const youCanUndoForFew = 'You can undo this for a few seconds; then what follows is shown here.';
export const nothingInListFitsSearch = 'Nothing in your list fits this search and these filters.';
export const noKeywordsYet = 'No keywords yet';
export const aKeywordWhatCustomerWould =
  'A keyword is what a customer would ask an assistant about, as a few words or a whole question. Add your first one above, or many together.';
