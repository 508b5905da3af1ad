/** Numbers over a range of days, beside the range before: over all users for administrators, over their own rows for users. */
export { createAnalyticsRoutes, createOwnAnalyticsRoutes } from './analytics.routes.ts';
export { removeExpiredAnalyticsReports } from './kept-analytics-reports.jobs.ts';
export { countOwnAnalyticsReports, deleteOwnAnalyticsReports } from './own-analytics-reports.queries.ts';
export { listRevenueDays } from './revenue.queries.ts';
export { warmOwnReportCache } from './use-cases/generate-own-report.ts';
