import { message } from '@answerscope/contract';

// Profile page
export const profile = 'Profile';
/** @specification 2.7 */
export const logInViewProfile = 'Please log in to view your profile.';
export const youHaveBeenSignedOut = 'You have been signed out.';
export const logIn = 'Log In';
export const loadingYourSettings = 'Loading your settings...';
/** @specification 8.3 */
export const failedLoadProfileData = 'Failed to load profile data';
/** @specification 2.7 */
export const basicInfo = 'Basic Info';
/** @specification 2.7 */
export const brandIdentity = 'Brand Identity';
/** @specification 2.7 */
export const presenceSetup = 'Presence Setup';
export const nameAndEmail = 'Name and email';
/** {company}: its name */
export const profileComplete = message('{company} · profile complete');
/** {company}: its name; {details}: what is missing, 'the company website and a business category' */
export const profileLacks = message('{company} still needs {details}');
export const yourCompany = 'Your company';
