import { message } from '@answerscope/contract';

// Invitation page
export const acceptYourInvitation = 'Accept your invitation';
export const chooseNameAndPasswordCreate = 'Choose a name and a password to create your account.';
/** {link}: leads to the sign-in */
export const haveAccount = message('Already have an account? <link>Sign in</link>');
export const loading = 'Loading...';
export const thisInvitationHasExpiredOr =
  'This invitation has expired or was withdrawn. Please ask for a new one.';
