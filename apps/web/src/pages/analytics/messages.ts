// Analytics page
export const analytics = 'Analytics';
export const nothingInTheseDays = 'Nothing in these days';
export const thisReportCountsWhatReports =
  'This report counts what your reports found, and none was written in these days or in those before. Choose other days, or check all keywords: each check writes one.';
export const checkAllKeywords = 'Check all keywords';
