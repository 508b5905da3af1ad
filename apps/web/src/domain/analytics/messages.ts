// Analytics charts
export const dayUtc = 'Day (UTC)';

// Analytics figures
export const before = 'Before:';
export const before2 = 'before:';
export const noAnswers = 'No answers';

// Analytics filters
export const report = 'Report';
export const fromUtc = 'From (UTC)';
export const days = 'Days';
export const other = 'Other';

// Analytics reports
export const exportCsv = 'Export CSV';
export const exportJson = 'Export JSON';
export const generatingYourReport = 'Generating your report...';
export const updated = 'Updated';
export const preparing = 'Preparing...';
export const clearCache = 'Clear cache';
export const theReportNotMade = 'The report could not be made';
export const byDay = 'By day';
export const inDetail = 'In detail';
export const thereNothingListInEither = 'There is nothing to list in either range.';

// Use analytics
export const operationFailed = 'Operation Failed';
