// Address inputs
export const theOldAddressRedirectsNew = 'The old address redirects to the new one.';
export const theLastPartAddress = 'The last part of its address, such as about-us.';

// Consequences dialog
export const thisTouchesOthers = 'This touches others';
export const withThisChange = 'With this change:';
export const reason = 'Reason';
export const keptInAuditLog = 'Kept in the audit log.';

// Empty trash dialog
export const emptyTheTrash = 'Empty the trash';
export const emptyTrash = 'Empty trash';

// Order handle
export const dragUseArrowKeys = 'Drag, use the arrow keys, or click to move to a position';

// Position dialog
export const saving = 'Saving...';
export const move = 'Move';
export const position = 'Position';

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

// Resource filters
export const wordsOrAnId = 'Words or an id';
export const status = 'Status';
export const all = 'All';
export const active = 'Active';
export const inactive = 'Inactive';
export const trash = 'Trash';
export const notInTheTrash = 'Not in the trash';

// Resource history
export const theHistoryNotLoaded = 'The history could not be loaded';
export const loadingTheHistory = 'Loading the history...';
export const noHistory = 'No history';
export const itCameWithProduct = 'It came with the product, and nobody has changed it.';
export const restoreTheVersionBefore = 'Restore the version before';
export const putInTheTrash = 'Put in the trash';
export const takenOutTrash = 'Taken out of the trash';

// Resource page
export const exportCsv = 'Export CSV';
export const restore = 'Restore';
export const thatNotUndone = 'That could not be undone';
export const theTrashIsEmpty = 'The trash is empty';
export const noneFitsSearchAndThese = 'None fits this search and these filters.';

// Row sheet
export const part = 'Part';
export const edit = 'Edit';
export const history = 'History';
export const anOlderVersionRestored = 'An older version restored';
export const theOlderVersionRestored = 'The older version is restored';
export const theOlderVersionNotRestored = 'The older version could not be restored';

// Use order
export const theOrderNotSaved = 'The order could not be saved';
export const thisListHasChanged = 'This list has changed. Please close this and try again.';

// Use undo
export const undo = 'Undo';
export const undone = 'Undone';
