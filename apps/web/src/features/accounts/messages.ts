import { message } from '@answerscope/contract';

// Sign-in
/** @specification 2.5 */
export const signInTitle = 'Welcome Back';
export const signInLede = 'Sign in to see where your brand is named.';
/** @specification 2.5 */
export const signIn = 'Sign In';
/** @specification 2.5 */
export const signingIn = 'Signing In...';
/** @specification 2.5 */
export const signedIn = 'Signing you in...';
/** {link}: leads to the registration. @specification 2.5, 'Create Account' */
export const newHere = message('New here? <link>Create Account</link>');
export const email = 'Email';
export const emailExample = 'you@company.com';
/** @specification 5 */
export const emailMissing = 'Email is required';
export const password = 'Password';
/** @specification 5 */
export const passwordMissing = 'Password is required';
export const forgotPassword = 'Forgot your password?';
export const loading = 'Loading...';
export const confirmationExpired =
  'This link has expired or was already used. Sign in, and we can mail you a new one.';
export const accountKept = 'Your account is kept';
export const accountKeptWhy = 'It was to be deleted. You have signed in, so everything stays as it was.';

// Second step
export const secondStepTitle = 'One more step';
export const secondStepLede = 'Your account asks for a code besides the password.';
export const code = 'Code';
export const codeHint = 'Six digits that your authenticator app shows';
export const codeMissing = 'Please enter a code';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Each works once';
export const useRecoveryCode = 'Use a recovery code';
export const useApp = 'Use the authenticator app';
export const startOver = 'Start over';

// Another mail to confirm an address
export const sendAgain = 'Send the mail again';
export const sending = 'Sending...';
/** {email}: whose address waits to be confirmed */
export const sentAgain = message('Another mail with a link is on its way to {email}.');
export const sentNowhere =
  'Mail is not set up on this site. Its operator has the link now and can pass it on to you.';

// A forgotten password
export const forgotPasswordLede = 'Enter your address and we will send you a link to choose a new password.';
/** {link}: leads to the sign-in */
export const rememberPassword = message('Remember your password? <link>Sign In</link>');
export const sendResetLink = 'Send reset link';
/** {email}: the address that was entered */
export const resetLinkSent = message(
  'If there is an account for {email}, a mail with a link is on its way to it. The link works for one hour.',
);
/** {email}: the address that was entered, where the installation sends no mail */
export const resetLinkKept = message(
  'If there is an account for {email}, the operator of this site has its link now. The link works for one hour.',
);

// A new password
export const newPasswordTitle = 'Choose a new password';
export const newPasswordLede = 'You are signed out everywhere once it is set.';
/** {link}: leads to the page that asks for a mail */
export const linkDoesNotWork = message('The link does not work? <link>Ask for a new one</link>');
export const resetLinkExpired = 'This link has expired or was already used. Please ask for a new one.';
export const passwordChanged = 'Your password was changed. Please sign in with it.';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters with letters and numbers';
export const confirmPassword = 'Confirm password';
/** @specification 5 */
export const confirmPasswordMissing = 'Please confirm your password';
/** @specification 5 */
export const passwordsDiffer = 'Passwords do not match';
export const setPassword = 'Set new password';
export const saving = 'Saving...';
