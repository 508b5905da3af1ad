// Admin users page
export const adminUsers = 'Admin Users';
export const loadingUsers = 'Loading users...';
export const theUsersNotLoaded = 'The users could not be loaded';
export const inviteUser = 'Invite user';
export const exportCsv = 'Export CSV';
export const noUsersMatchSearchAnd = 'No users match your search and filters.';
