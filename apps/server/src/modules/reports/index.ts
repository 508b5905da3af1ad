/** What a run came to: rates, changes, competitors, sites. */
export { answerPrice } from './answer-price.queries.ts';
export { readMeanings } from './evidence.queries.ts';
export {
  type AskedBy,
  isAlike,
  type Meaning,
  type Meanings,
  type PastLine,
  type PastReport,
  reasonsBetween,
} from './line-breaks.rules.ts';
export type { CheckedKeyword, JudgedAnswer, PreviousLine, TrendPoint } from './lines.rules.ts';
export { type SummaryRow, toReportSummary } from './report.shapes.ts';
export { sumCompanies } from './report-companies.queries.ts';
export { type ComputedReport, reportOf } from './report-of.rules.ts';
export { findNewestReports, findReports } from './report-reads.queries.ts';
export { findReport, isInForce, ofRevision, type RevisionRow } from './report-rows.queries.ts';
export { startReportWriter, writeDueReports } from './report-writer.engine.ts';
export { createReportsRoutes } from './reports.routes.ts';
export { listAllLines } from './revision-reads.queries.ts';
export { compareTallies, countOf, type PooledChange, rateOf, type Tally } from './tallies.rules.ts';
export { computeReport, readReportBasis } from './use-cases/compute-report.ts';
export type { KeywordInRange } from './use-cases/read-keyword-history.ts';
export { rewriteCompanies } from './use-cases/recount-report.ts';
export { rewriteRevisions } from './use-cases/rewrite-revisions.ts';
export { writeReportRevision } from './use-cases/write-report-revision.ts';
