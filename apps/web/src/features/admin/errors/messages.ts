// Error filters
export const open = 'Open';
export const resolved = 'Resolved';
export const ignored = 'Ignored';
export const state = 'State';
export const messagePageOrWholeId = 'Message, page or whole id';
export const kind = 'Kind';
export const allKinds = 'All kinds';

// Error groups
export const high = 'High';
export const medium = 'Medium';
export const low = 'Low';
export const loadingErrors = 'Loading errors...';

// Error kinds
export const dataFetch = 'Data fetch';

// Error state dialog
export const errorResolved = 'Error resolved';
export const errorIgnored = 'Error ignored';
export const errorReopened = 'Error reopened';
