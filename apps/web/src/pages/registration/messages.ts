import { message } from '@answerscope/contract';

// Registration page
/** @specification 2.6 */
export const accountCreatedSuccessfully = 'Account Created Successfully! 🎉';
/** @specification 2.5 */
export const createAccount = 'Create Account';
export const yourAccountBeginsOnFree = 'Start on the Free plan. No card needed.';
/** {link}: leads to the sign-in. @specification 2.5, 'Sign In' */
export const haveAccount = message('Already have an account? <link>Sign In</link>');
/** {email}: the address of the new account; follows what a sign-in without confirmation is told */
export const sentTo = message('We sent it to {email}.');
