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

// Health pages
export const moreHealthPages = 'More health pages';
export const performanceMonitor = 'Performance Monitor';
export const dependencyHealth = 'Dependency Health';
export const errorMonitoring = 'Error Monitoring';
export const errorsInThisBrowser = 'Errors in This Browser';
export const functionTest = 'Function Test';
export const stateNotLoaded = 'The state could not be loaded';
/** {count}: groups of errors that are open */
export const openErrors = message(
  '{count, plural, =0 {No open errors} one {# open error} other {# open errors}}',
);
/** {score}: of 100 */
export const browserHealth = message('Health score {score, number} of 100.');
/** {count}: functions of the product */
export const functionsToTry = message('{count, plural, one {# function} other {# functions}} to try');
