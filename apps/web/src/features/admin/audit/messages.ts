// Audit difference
export const nothingStoredWasChanged = 'Nothing stored was changed.';
export const before = 'before:';
export const after = 'after:';

// Audit entries
export const loadingTheAuditRows = 'Loading the audit rows...';
export const everythingInThisRequest = 'Everything in this request';

// Audit filters
export const who = 'Who';
export const emailOfAnAdministrator = 'Email of an administrator';
export const onWhom = 'On whom';
export const emailOfAUser = 'Email of a user, or an id';
export const allKinds = 'All kinds';
export const allActions = 'All actions';
