// Admin reporting page
export const adminReporting = 'Admin Reporting';
export const nothingInTheseDays = 'Nothing in these days';
export const neitherRangeNorOneBefore =
  'This report has no data in this range or the previous one. Choose other days or another report.';
