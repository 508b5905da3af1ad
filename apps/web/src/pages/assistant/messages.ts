// Assistant answers
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
export const newestAnswers = 'Newest answers';

// Assistant page
export const checkKeywords = 'Check keywords';
export const overTime = 'Over time';
export const comparePlans = 'Compare plans';
export const thisInstallationHasNoKey = 'This installation has no key for it. An administrator can add one.';
export const addKeywords = 'Add keywords';
export const checkYourKeywords = 'Check your keywords';

// Assistant report
export const keywords = 'Keywords';
export const visibilityTracker = 'visibility tracker';
export const theNewestReportNotLoaded = 'The newest report could not be loaded';
export const newestReport = 'Newest report';
export const openTheReport = 'Open the report';
export const written = 'Written';
