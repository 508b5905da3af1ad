// Bulk acts
export const changePlan = 'Change plan';
export const setActive = 'Set active';
export const setInactive = 'Set inactive';
export const plan = 'Plan';
export const chooseAPlan = 'Choose a plan';

// User filters
export const nameEmailCompanyOrId = 'Name, email, company or id';
export const allPlans = 'All plans';
export const status = 'Status';
export const allStatuses = 'All statuses';
export const active = 'Active';
export const inactive = 'Inactive';
export const role = 'Role';
export const allRoles = 'All roles';
export const user = 'User';
export const administrator = 'Administrator';
export const joinedFrom = 'Joined from';
export const joinedUntil = 'Joined until';
export const seenFrom = 'Seen from';
export const seenUntil = 'Seen until';

// User table
export const lastSeen = 'Last seen';
export const users = 'Users';
