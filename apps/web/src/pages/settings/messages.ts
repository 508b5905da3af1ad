// Settings page
export const settings = 'Settings';
export const yourSettingsNotLoaded = 'Your settings could not be loaded';
export const section = 'Section';
export const sections = 'Sections';
export const account = 'Account';
export const appearance = 'Appearance';
export const notifications = 'Notifications';
export const checks = 'Checks';
export const security = 'Security';
export const dataAndPrivacy = 'Data and privacy';
export const picture = 'Picture';
export const name = 'Name';
export const privacy = 'Privacy';
export const email = 'Email';
export const emailNotifications = 'Email notifications';
export const answersPerCheck = 'Answers per check';
export const password = 'Password';
export const authenticatorApp = 'Authenticator app';
export const whereSignedIn = 'Where you are signed in';
export const yourSessionsNotLoaded = 'Your sessions could not be loaded';
export const apiKeys = 'API keys';
export const webhooks = 'Webhooks';
export const whenSupportLooked = 'Support access';
export const yourData = 'Your data';
export const deleteAccount = 'Delete account';
/** @specification 2.14 */
export const loadingYourSettings = 'Loading your settings...';
