/** What a run came to, pooled over time: rates, changes, competitors, sites. */
export type { AskedBy, PastLine, PastReport } from './line-breaks.rules.ts';
export type { CheckedKeyword, JudgedAnswer, PreviousLine, TrendPoint } from './lines.rules.ts';
export { type ComputedReport, reportOf } from './report-of.rules.ts';
export { findReport } from './report-rows.queries.ts';
export { type HeldReports, startReportWriter, writeDueReports } from './report-writer.engine.ts';
export { createReportsRoutes } from './reports.routes.ts';
export { computeReport, readReportBasis } from './use-cases/compute-report.ts';
export { ensurePooled } from './use-cases/fill-pooled.ts';
export { readChannelSummaries } from './use-cases/read-channel-summaries.ts';
export { readWindow } from './use-cases/read-window.ts';
export { rewriteRevisions } from './use-cases/rewrite-revisions.ts';
export { tellOfNewestReport } from './use-cases/tell-of-newest-report.ts';
export { writeReportRevision } from './use-cases/write-report-revision.ts';
