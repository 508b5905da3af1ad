export type { ReportNumbers } from './report-numbers.rules.ts';
export { type ReportServices, startReportWriter, writeDueReports } from './report-writer.ts';
export { createReportsRoutes } from './reports.routes.ts';
export { type ComputedReport, computeReport, type ReportTools } from './use-cases/compute-report.ts';
export { writeReportRevision } from './use-cases/write-report-revision.ts';
