import { message } from '@answerscope/contract';

// Admin users page
export const adminUsers = 'Admin Users';
export const loadingUsers = 'Loading users...';
export const theUsersNotLoaded = 'The users could not be loaded';
export const inviteUser = 'Invite user';
export const exportCsv = 'Export CSV';
export const noUsersMatchSearchAnd = 'No users match your search and filters.';
/** {count}: users in the list; {isCapped}: yes where nobody counted all of them */
export const userCount = message(
  '{isCapped, select, yes {more than } other {}}{count, plural, one {# user} other {# users}}',
);
