// Invitations panel
export const invitationsNotLoaded = 'Invitations could not be loaded';
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
export const openInvitations = 'Open invitations';
export const invitationSentAgain = 'Invitation sent again';
export const in1LinkStopsWorking = '1 link stops working. Nobody is notified.';
export const invitationWithdrawn = 'Invitation withdrawn';

// Invite dialog
export const inviteAUser = 'Invite a user';
export const sendInvitation = 'Send invitation';
export const email = 'Email';
export const role = 'Role';
export const plan = 'Plan';
export const planOfNewAccounts = 'Plan of new accounts';
