// Admin reporting page
export const adminReporting = 'Admin Reporting';
export const nothingInTheseDays = 'Nothing in these days';
export const neitherRangeNorOneBefore =
  'Neither the range nor the one before it has anything that this report counts. Choose other days or another report.';
