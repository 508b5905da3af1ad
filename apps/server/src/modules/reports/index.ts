export { type ReportServices, startReportWriter, writeDueReports } from './report-writer.ts';
export { createReportsRoutes } from './reports.routes.ts';
export { writeReportRevision } from './use-cases/write-report-revision.ts';
