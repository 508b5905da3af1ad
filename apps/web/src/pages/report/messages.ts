import { message } from '@answerscope/contract';

// Report page
export const report = 'Report';
export const theReportNotLoaded = 'The report could not be loaded';
export const thisReportNotFound = 'This report was not found';
export const reports = 'Reports';
export const allReports = 'All reports';
export const written = 'Created';
/** @specification 2.14 */
export const generatingYourReport = 'Generating your report...';
/** @specification 8.3 */
export const failedToGenerateReport = 'Failed to generate report. Please try again.';
export const previousReport = 'Previous report';
export const nextReport = 'Next report';
export const csv = 'CSV';
export const evidenceZip = 'Evidence (ZIP)';
/** {assistant}: its name; {time}: when the report was written */
export const assistantAndTime = message('{assistant}, {time}');
