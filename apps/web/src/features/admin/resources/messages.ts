import { message } from '@answerscope/contract';

// Address inputs
export const theOldAddressRedirectsNew = 'The old address redirects to the new one.';
export const theLastPartAddress = 'The last part of its address, such as about-us';

// Consequences dialog
export const thisTouchesOthers = 'This touches others';
export const withThisChange = 'With this change:';
export const reason = 'Reason';
export const keptInAuditLog = 'Saved in the audit log.';

// Empty trash dialog
export const emptyTheTrash = 'Empty the trash';
/** {count}: rows */
export const whatEmptyingTouches = message(
  '{count, plural, one {# item} other {# items}} will be deleted for good. This cannot be undone.',
);
/** {count}: rows */
export const rowsDeleted = message('{count, plural, one {# item} other {# items}} deleted');
export const emptyTrash = 'Empty trash';

// Order handle
export const dragUseArrowKeys = 'Drag, use the arrow keys, or click to move to a position';
/** {name}: of the row */
export const moveByKeys = message('Move {name} with the arrow keys, or press Enter for a position');

// Other version
export const changedMeanwhile = 'Someone else changed this while you were editing it.';

// Position dialog
/** {name}: of the row */
export const moveRow = message('Move {name}');
export const saving = 'Saving...';
export const move = 'Move';
export const position = 'Position';
/** {position}: its place, from 1; {min} and {max}: where it can be moved to */
export const positionHint = message('Now at {position, number}. Choose {min, number} to {max, number}.');
/** {min} and {max}: where it can be moved to */
export const positionIsWrong = message('Enter a number from {min, number} to {max, number}');

// Publishing input
export const draft = 'Draft';
export const scheduled = 'Scheduled';
export const live = 'Live';
export const visibility = 'Visibility';
export const publishOn = 'Publish on';
export const yourLocalTime = 'Your local time.';
export const keepChangesAsDraft = 'Keep changes as a draft';
export const visitorsKeepSeeingPublishedTitle =
  'Visitors keep seeing the published title, description and text. Address, kind and time change now.';

// Reference field
export const chooseOne = 'Choose one';

// Resource field
/** {meaning}: what no value means, unlimited */
export const leftEmpty = message('Empty: {meaning}.');
/** {label}: of a number; {unit}: what it counts */
export const labelAndUnit = message('{label} ({unit})');
/** {label}: of a price */
export const labelInDollars = message('{label} (US dollars)');

// Resource values
/** Of a field that may be empty */
export const none = 'None';
/** Between a version and the next */
export const noValue = 'none';
export const yes = 'yes';
export const no = 'no';

// Resource filters
export const wordsOrAnId = 'Words or an id';
export const status = 'Status';
export const all = 'All';
export const active = 'Active';
export const inactive = 'Inactive';
export const trash = 'Trash';
export const notInTheTrash = 'Not in the trash';
/** {count}: rows */
export const inTrashOfCount = message('In the trash ({count, number})');

// Resource history
export const theHistoryNotLoaded = 'The history could not be loaded';
export const loadingTheHistory = 'Loading the history...';
export const noHistory = 'No history';
export const itCameWithProduct = 'This came with the product and is unchanged.';
export const restoreTheVersionBefore = 'Restore the version before';
/** {act}: what was done, in bold; {actor}: administrator anna@example.com; {day}: when */
export const createdBy = message('<act>Created</act> by {actor}, <day></day>');
/** {act}: what was done, in bold; {actor}: administrator anna@example.com; {day}: when */
export const changedBy = message('<act>Changed</act> by {actor}, <day></day>');
/** {act}: what was done, in bold; {actor}: administrator anna@example.com; {day}: when */
export const trashedBy = message('<act>Moved to trash</act> by {actor}, <day></day>');
/** {act}: what was done, in bold; {actor}: administrator anna@example.com; {day}: when */
export const restoredBy = message('<act>Restored</act> by {actor}, <day></day>');
/** {action}: its technical name; {act}: what was done, in bold; {actor}: administrator anna@example.com; {day}: when */
export const anotherActBy = message('<act>{action}</act> by {actor}, <day></day>');

// Resource page
/** {count}: rows */
export const rowsInTrash = message('{count, plural, one {# item} other {# items}} in the trash');
export const loadingTheList = 'Loading the list...';
/** {max}: rows */
export const atMostAtOnce = message('At most {max, number} at a time');
export const exportCsv = 'Export CSV';
export const restore = 'Restore';
export const putInTheTrash = 'Move to trash';
/** {count}: rows */
export const rowsNotChanged = message('{count, plural, one {# item} other {# items}} not changed');
/** {count}: rows; those that could not be changed are listed below */
export const rowsChangedOthersStay = message(
  '{count, plural, one {# item} other {# items}} changed. Those below stay selected.',
);
export const thatNotUndone = 'That could not be undone';
export const theTrashIsEmpty = 'The trash is empty';
/** {days}: until it is deleted */
export const trashKeepsFor = message('Items here can be restored for {days, number} days.');
export const noneFitsSearchAndThese = 'Nothing matches your search and filters.';

export const showAllRows = 'Show all';
export const createFirstRow = 'Create the first one.';

// Row sheet
export const rowNotLoaded = 'This item could not be loaded';
export const noSuchRow = 'There is no such item';
export const loadingRow = 'Loading...';
export const rowIsInTrash = 'This is in the trash. Restore it to change it.';
export const part = 'Part';
export const edit = 'Edit';
export const history = 'History';
export const anOlderVersionRestored = 'An older version restored';
export const theOlderVersionRestored = 'The older version is restored';
export const theOlderVersionNotRestored = 'The older version could not be restored';

// Trash dialog
/** {count}: rows */
export const putRowsInTrash = message('Move {count, plural, one {# item} other {# items}} to trash?');
/** {count}: rows */
export const restoreRows = message('Restore {count, plural, one {# item} other {# items}}?');
/** {count}: rows; {days}: until they are deleted */
export const whatTrashingTouches = message(
  '{count, plural, one {# item will be hidden. You can restore it for {days, number} days.} other {# items will be hidden. You can restore them for {days, number} days.}}',
);
/** {count}: rows */
export const whatRestoringTouches = message(
  '{count, plural, one {# item returns to its previous position.} other {# items return to their previous positions.}}',
);
/** {count}: rows */
export const rowsTrashed = message('{count, plural, one {# item} other {# items}} moved to trash');
/** {count}: rows */
export const rowsRestored = message('{count, plural, one {# item} other {# items}} restored');
/** {reason}: why it was done; kept in the audit log */
export const undoneReason = message('Undone: {reason}');

// Use order
/** {position}: from 1 */
export const movedTo = message('Moved to position {position, number}');
export const theOrderNotSaved = 'The order could not be saved';
export const thisListHasChanged = 'This list has changed. Please close this and try again.';

// Use undo
export const undo = 'Undo';
export const undone = 'Undone';

// Resource form
export const language = 'Language';
export const languages = 'Languages';
export const inEnglish = 'English';
export const inGerman = 'German';
export const englishShownInstead = 'Without a German text, German pages show the English one.';
export const builtInGermanShown = 'German pages show the built-in German text.';
export const clearForEnglish = 'Clear all fields to show the English text instead.';

// Active badge
export const offered = 'Offered';
export const withdrawn = 'Withdrawn';
