import { message } from '../lib/message.ts';

// Broken part
/** @specification 8.4 */
export const tryAgain = 'Try Again';
export const tryingAgain = 'Trying again...';
/** @specification 8.4 */
export const reportIssue = 'Report Issue';
export const refreshPage = 'Refresh Page';
export const close = 'Close';
export const retry = 'Retry';
/** {left}: how often it can be tried. @specification 8.4 */
export const tryAgainLeft = message('Try Again ({left, number} left)');
/** {id}: of the error, in letters and digits */
export const errorId = message('Error ID: {id}');

// Color scheme button
export const colors = 'Colors';
export const dark = 'Dark';
export const light = 'Light';
export const system = 'System';

// Copy details
export const copyingNotAllowed = 'Your browser does not allow copying. Please copy these details yourself.';

// Data table
export const none = 'None';
/** {row}: what the row is called */
export const selectRow = message('Select {row}');

// Failed part
/** {what}: what could not be shown, as a sentence without its full stop; {why}: a sentence */
export const notShownBecause = message('{what}. {why}');

// Field
export const optional = '(optional)';

// First words
export const loading = 'Loading...';

// Freshness
export const lastChecked = 'Checked';
export const nothingCheckedYet = 'Nothing checked yet';
/** {what}: 'Checked'; {ago}: '5 min ago' */
export const happenedAgo = message('{what} {ago}');

// Hint
/** {about}: what is explained, as the page calls it; {explanation}: sentences */
export const explanationOf = message('{about}: {explanation}');

// Image field
/** {b}: bold */
export const choosePicture = message('<b>Choose a picture</b> or drop it here');
/** {b}: bold */
export const chooseAnotherPicture = message('<b>Choose another picture</b> or drop it here');
/** {field}: its label */
export const uploaded = message('{field}: uploaded.');
/** {field}: its label */
export const removed = message('{field}: removed.');
/** {file}: its name */
export const preparingFile = message('Preparing {file}');
/** {file}: its name */
export const uploadingFile = message('Uploading {file}, in kB');
export const alternativeText = 'Text for people who cannot see it';
export const remove = 'Remove';
export const cancel = 'Cancel';

// No mail notice
export const mailNotSetUp =
  'This site can’t send email yet. Ask its operator for sign-in and confirmation links.';

// No match
export const noMatches = 'No matches';
export const showAll = 'Show all';

// Page error
/** @specification 8.4 */
export const reloadPage = 'Reload Page';
/** @specification 8.4 */
export const goHome = 'Go Home';
export const copyErrorDetails = 'Copy Error Details';
export const errorDetailsCopied = 'Error details copied to clipboard.';

// Page frame
export const breadcrumb = 'Breadcrumb';

// Pagination
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
/** {first} and {last}: rows of the page; {total}: how many there are */
export const rowsOf = message('{first, number}-{last, number} of {total, number}');
/** {first} and {last}: rows of the page; {total}: how many were counted of more */
export const rowsOfMoreThan = message('{first, number}-{last, number} of more than {total, number}');

// Palette
export const commandPalette = 'Command palette';

// Progress
/** {done} of {total}, in what the label says */
export const doneOf = message('{done, number} of {total, number}');

// Rich text editor
export const link = 'Link';
export const insertAPicture = 'Insert a picture';
export const bold = 'Bold';
export const italic = 'Italic';
export const underline = 'Underline';
export const strikethrough = 'Strikethrough';
export const code = 'Code';
export const codeBlock = 'Code block';
export const bulletList = 'Bullet list';
export const orderedList = 'Ordered list';
export const blockquote = 'Blockquote';
export const horizontalLine = 'Horizontal line';
/** {level}: 2, 3 or 4 */
export const headingOfLevel = message('Heading {level, number}');
export const undoTyping = 'Undo';
export const redoTyping = 'Redo';
export const pictureForTheText = 'Picture for the text';
export const addressOfTheLink = 'Address of the link';
export const setLink = 'Set link';
export const removeLink = 'Remove link';
export const removePicture = 'Remove picture';

// Rich text field
export const loadingEditor = 'Loading the editor...';

// Save button
/** @specification 8.1 */
export const operationFailed = 'Operation Failed';
export const preparing = 'Preparing...';

// Search field
export const search = 'Search';

// Search select
export const searchFailed = 'Search failed. Change the text to try again.';
export const searching = 'Searching...';
export const nothingMatches = 'Nothing matches';
/** {shown} of {total} that were found */
export const typeToFindOthers = message('{shown, number} of {total, number}. Type to find more.');

// Selection bar
export const selection = 'Selection';
export const clearSelection = 'Clear selection';
/** {count}: chosen rows, of which {hidden} are on other pages */
export const selected = message('{count, number} selected{hidden, plural, =0 {} other {, # not shown}}');

// Sheet
export const discardYourChanges = 'Discard your changes?';
export const discardChanges = 'Discard changes';
export const keepEditing = 'Keep editing';
export const typedNotSaved = 'Your changes are not saved.';

// Sort control
export const aToZ = 'A to Z';
export const zToA = 'Z to A';
export const order = 'Order';
export const defaultOrder = 'Default order';
export const selectAllRowsPage = 'Select all rows on this page';
export const thisPage = 'Whole page';
export const oldestFirst = 'oldest first';
export const newestFirst = 'newest first';
export const lowestFirst = 'lowest first';
export const highestFirst = 'highest first';
/** {column}: its header; {order}: 'A to Z' */
export const orderedBy = message('{column}, {order}');

// States
export const mayBeDeleted = 'It may have been deleted, or the address is wrong.';
export const yourDataIsSafe = 'Your data is safe.';

// Support text
/** Words that link to support wherever a text has them, separated by commas. Letters and spaces only. */
export const wordsOfSupport = 'contact support';
export const contactSupport = 'Contact Support';

// Toaster
export const dismiss = 'Dismiss';
export const notification = 'Notification';
export const notifications = 'Notifications (F8)';

// Two versions
export const twoVersions = 'Two versions';
export const yours = 'Yours:';
export const takeTheirs = 'Use theirs';
export const keepMine = 'Keep mine';
export const theirs = 'Theirs:';
export const theirsStays = 'Theirs (kept):';

// Use upload
/** {file}: its name; {why}: a sentence */
export const fileNotTaken = message('{file}: {why}');
