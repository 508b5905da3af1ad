export type { CheckedKeyword, JudgedAnswer, PreviousLine, TrendPoint } from './lines.rules.ts';
export { type ComputedReport, reportOf } from './report-of.rules.ts';
export { type HeldReports, startReportWriter, writeDueReports } from './report-writer.ts';
export { createReportsRoutes } from './reports.routes.ts';
export { computeReport, readReportBasis } from './use-cases/compute-report.ts';
export { tellOfNewestReport } from './use-cases/tell-of-newest-report.ts';
export { writeReportRevision } from './use-cases/write-report-revision.ts';
