import { message } from '@answerscope/contract';

// Reports page
export const reports = 'Reports';
export const eachCheckAllKeywordsOn = 'Each check of all keywords creates one report per assistant.';
export const newestReport = 'Newest report';
export const byTag = 'By tag';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
/** @specification 8.3 */
export const failedToLoadReports = 'Failed to load reports. Please try again.';
export const noReportsYet = 'No reports yet';
export const aReportWrittenWhenAll =
  'Check all keywords to see how often you are mentioned, what changed and who is mentioned instead.';
export const checkAllKeywords = 'Check all keywords';
export const loading = 'Loading...';
export const showOlderReports = 'Show older reports';
/** {assistant}: its name */
export const noReportOn = message('No report on {assistant} yet');
