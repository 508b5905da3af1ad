import { message } from '@answerscope/contract';

// The mail to who is invited
/** {product}: our name */
export const subject = message('You’re invited to {product}');
/** {product}: our name; {role}: of the account, admin for an administrator's */
export const invitation = message(
  '{role, select, admin {You’re invited to help run {product} as an administrator.} other {You’re invited to {product}. It shows how often AI assistants mention your brand.}}',
);
export const createAccount = 'Create your account';
/** {days}: until the link ends */
export const linkEnds = message(
  'The link works for {days, plural, one {# day} other {# days}}. If you weren’t expecting this, you can ignore this mail.',
);

// Accept invitation
export const invitationExpired = 'This invitation has expired or was withdrawn. Please ask for a new one.';

// Invite user
/** {max}: at once */
export const atMostOpen = message(
  '{max, plural, one {At most # invitation can be open.} other {At most # invitations can be open.}}',
);
export const alreadyInvited = 'This address is already invited. Send the invitation again instead.';
export const planNotAvailable = 'This plan is no longer available';
