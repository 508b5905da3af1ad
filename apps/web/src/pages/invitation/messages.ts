// Invitation page
export const acceptYourInvitation = 'Accept your invitation';
export const chooseNameAndPasswordCreate = 'Choose a name and a password to create your account.';
export const signIn = 'Sign in';
export const loading = 'Loading...';
export const thisInvitationHasExpiredOr =
  'This invitation has expired or was withdrawn. Please ask for a new one.';
