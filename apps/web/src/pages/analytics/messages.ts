// Analytics page
export const analytics = 'Analytics';
export const nothingInTheseDays = 'Nothing in these days';
export const thisReportCountsWhatReports =
  'No report was created in these days or the days before. Choose other days, or check all keywords.';
export const checkAllKeywords = 'Check all keywords';
