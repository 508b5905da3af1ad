import { message } from '@answerscope/contract';

// Sign-in
/** @specification 2.5 */
export const signInTitle = 'Welcome Back';
export const signInLede = 'Sign in to see where AI assistants mention you.';
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
/** @specification 2.4 */
export const loading = 'Loading...';
export const demonstrationBusy = 'The demonstration cannot be opened now. Please try again later.';
export const confirmationExpired = 'This link has expired or was already used. Sign in to get a new one.';
export const accountKept = 'Your account is kept';
export const accountKeptWhy = 'Your account was due for deletion. You signed in, so nothing was deleted.';

// Second step
export const secondStepTitle = 'One more step';
export const secondStepLede = 'Enter a code to finish signing in.';
export const code = 'Code';
export const codeHint = 'Six digits from your authenticator app';
export const codeMissing = 'Please enter a code';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'Each works once';
export const useRecoveryCode = 'Use a recovery code';
export const useApp = 'Use the authenticator app';
export const startOver = 'Start over';

// Another mail to confirm an address
export const sendAgain = 'Resend email';
export const sending = 'Sending...';
/** {email}: whose address waits to be confirmed */
export const sentAgain = message('We sent another link to {email}.');
export const sentNowhere = 'This site sends no email. Its operator has the link and can pass it on to you.';

// A forgotten password
export const forgotPasswordLede = 'Enter your email. We will send you a link to choose a new password.';
/** {link}: leads to the sign-in */
export const rememberPassword = message('Remember your password? <link>Sign In</link>');
export const sendResetLink = 'Send reset link';
/** {email}: the address that was entered */
export const resetLinkSent = message(
  'If {email} has an account, we sent a link to it. The link works for one hour.',
);
/** {email}: the address that was entered, where the installation sends no mail */
export const resetLinkKept = message(
  'If {email} has an account, the operator of this site has its link. The link works for one hour.',
);

// A new password
export const newPasswordTitle = 'Choose a new password';
export const newPasswordLede = 'A new password signs you out everywhere.';
/** {link}: leads to the page that asks for a mail */
export const linkDoesNotWork = message('Link not working? <link>Request a new one</link>');
export const resetLinkExpired = 'This link has expired or was already used. Please request a new one.';
export const passwordChanged = 'Your password was changed. Please sign in with the new one.';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters with letters and numbers';
export const confirmPassword = 'Confirm password';
/** @specification 5 */
export const confirmPasswordMissing = 'Please confirm your password';
/** @specification 5 */
export const passwordsDiffer = 'Passwords do not match';
export const setPassword = 'Set new password';
export const saving = 'Saving...';

// Confirm email
export const confirming = 'Confirming...';
export const confirmThisAddress = 'Confirm this address';

// Invitation form
export const fullName = 'Full name';
/** @specification 2.6 */
export const creatingAccount = 'Creating Account...';
export const createAccount = 'Create Account';
/** {terms}, {privacy}: lead to the pages */
export const youAgree = message(
  'By creating an account you agree to the <terms>Terms of Services</terms> and the <privacy>Privacy Policy</privacy>.',
);

// Registration form
/** @specification 5 */
export const fixErrorsAbove = 'Please fix the errors above before submitting';
