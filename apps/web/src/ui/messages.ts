// Broken part
export const tryAgain = 'Try Again';
export const tryingAgain = 'Trying again...';
export const reportIssue = 'Report Issue';
export const refreshPage = 'Refresh Page';
export const close = 'Close';

// Copy details
export const yourBrowserDoesNotAllow =
  'Your browser does not allow copying. Please copy these details yourself.';

// Data table
export const none = 'None';

// Field
export const optional = '(optional)';

// First words
export const loading = 'Loading...';

// Freshness
export const lastChecked = 'Last checked';
export const nothingCheckedYet = 'Nothing checked yet';

// Image field
export const chooseAPicture = 'Choose a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const textForPeopleWhoCannot = 'Text for people who cannot see it';
export const remove = 'Remove';
export const cancel = 'Cancel';

// No mail notice
export const mailNotSetUpOn =
  'Mail is not set up on this site, so nothing will reach your inbox. Its operator can pass messages and links on to you.';

// Page error
export const reloadPage = 'Reload Page';
export const goHome = 'Go Home';
export const copyErrorDetails = 'Copy Error Details';
export const errorDetailsCopiedClipboard = 'Error details copied to clipboard.';

// Page frame
export const breadcrumb = 'Breadcrumb';

// Pagination
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';

// Palette
export const commandPalette = 'Command palette';

// Rich text editor
export const link = 'Link';
export const insertAPicture = 'Insert a picture';
export const pictureForTheText = 'Picture for the text';
export const addressOfTheLink = 'Address of the link';
export const setLink = 'Set link';
export const removeLink = 'Remove link';
export const removePicture = 'Remove picture';

// Rich text field
export const loadingTheEditor = 'Loading the editor...';

// Save button
export const operationFailed = 'Operation Failed';
export const preparing = 'Preparing...';

// Search select
export const theSearchFailed = 'The search failed: change the text to try again';
export const searching = 'Searching...';
export const nothingMatches = 'Nothing matches';

// Selection bar
export const selection = 'Selection';
export const clearSelection = 'Clear selection';

// Sheet
export const discardYourChanges = 'Discard your changes?';
export const discardChanges = 'Discard changes';
export const keepEditing = 'Keep editing';
export const whatHaveTypedHereNot = 'What you have typed here is not saved.';

// Sort control
export const aToZ = 'A to Z';
export const zToA = 'Z to A';
export const order = 'Order';
export const defaultOrder = 'Default order';
export const selectAllRowsPage = 'Select all rows of this page';
export const thisPage = 'This page';

// States
export const itMayHaveBeenDeleted = 'It may have been deleted, or the address is not complete.';

// Support text
export const contactSupport = 'Contact Support';

// Toaster
export const dismiss = 'Dismiss';

// Two versions
export const twoVersions = 'Two versions';
export const yours = 'Yours:';
export const takeTheirs = 'Take theirs';
export const keepMine = 'Keep mine';
