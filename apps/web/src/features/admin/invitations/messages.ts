import { message } from '@answerscope/contract';

// Invitations panel
export const invitationsNotLoaded = 'Invitations could not be loaded';
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
export const openInvitations = 'Open invitations';
export const invitationSentAgain = 'Invitation sent again';
export const linkStopsWorking = '1 link stops working. No one is notified.';
export const invitationWithdrawn = 'Invitation withdrawn';
/** {email}: of who is invited */
export const sendInvitationAgain = message('Send the invitation to {email} again');
/** {days}: how long the link works */
export const mailWithNewLink = message(
  '1 email with a new link that works for {days, plural, one {# day} other {# days}}. The old link stops working.',
);
/** {email}: of who is invited */
export const withdrawInvitation = message('Withdraw the invitation to {email}');
export const administrator = 'Administrator';
export const user = 'User';
export const defaultLabel = 'Default';
export const sent = 'Sent';
export const expires = 'Expires';
export const expired = 'Expired';
export const actions = 'Actions';

// Invite dialog
export const inviteAUser = 'Invite a user';
export const sendInvitation = 'Send invitation';
export const email = 'Email';
export const role = 'Role';
export const plan = 'Plan';
export const planOfNewAccounts = 'Plan of new accounts';
/** {days}: how long the link works */
export const mailWithLink = message(
  '1 email with a link that works for {days, plural, one {# day} other {# days}}. Sign-up rules do not apply.',
);
/** {email}: of who is invited */
export const invitationSent = message('Invitation sent to {email}');
