import { message } from '@answerscope/contract';

// Bulk acts
/** {max}: users */
export const atMostAtOnce = message('At most {max, number} at a time');
export const changePlan = 'Change plan';
export const setActive = 'Set active';
export const setInactive = 'Set inactive';
export const plan = 'Plan';
export const chooseAPlan = 'Choose a plan';
/** {count}: that are selected */
export const changePlanOfUsers = message('Change the plan of {count, plural, one {# user} other {# users}}');
/** {count}: that are selected */
export const whatChangingTouches = message(
  '{count, plural, one {# user moves} other {# users move}} to this plan now. Keywords above its limit are paused, newest first.',
);
/** {count}: that are selected */
export const setUsersActive = message('Set {count, plural, one {# user} other {# users}} active');
/** {count}: that are selected */
export const whatActivatingTouches = message(
  '{count, plural, one {# user} other {# users}} can sign in again. Their refreshes resume.',
);
/** {count}: that are selected */
export const setUsersInactive = message('Set {count, plural, one {# user} other {# users}} inactive');
/** {count}: that are selected */
export const whatDeactivatingTouches = message(
  '{count, plural, one {# user} other {# users}} will be signed out and can’t sign in. Their data stays. Refreshes stop.',
);
/** {count}: users */
export const usersChanged = message('{count, plural, one {# user} other {# users}} changed');
/** {count}: users; those that could not be changed are listed below */
export const usersChangedOthersStay = message(
  '{count, plural, one {# user} other {# users}} changed. Those below stay selected.',
);
/** {count}: users */
export const usersNotChanged = message('{count, plural, one {# user} other {# users}} not changed');

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

// User table
export const email = 'Email';
export const keywords = 'Keywords';
export const joined = 'Joined';
