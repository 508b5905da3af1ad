import { message } from '@answerscope/contract';

// Admin system health page
export const systemHealth = 'System Health';
export const lookingAtTheInstallation = 'Looking at the installation...';
export const checkAgain = 'Check again';
export const theInstallationNotChecked = 'The installation could not be checked';
/** {version}: of the product; {start} and {check}: how long ago it was started and checked */
export const versionAndTimes = message(
  'Version {version}, started <start></start>, checked <check></check>.',
);
