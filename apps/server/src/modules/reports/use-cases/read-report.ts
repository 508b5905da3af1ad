import type { ReportDetail, ReportKeywordFilter } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { notFound } from '../../../http/context.ts';
import { priceOf } from '../missing-answers.rules.ts';
import {
  findMeanCost,
  findNeighbours,
  findReports,
  listCompetitors,
  listDomains,
  listLines,
} from '../report-reads.queries.ts';
import { findReport } from '../report-rows.queries.ts';
import { toReport, toReportKeyword, toRevision } from '../report-shapes.ts';

const TOP = 20;
/** Lines whose answers tell what an answer costs. */
const PRICED_LINES = 50;

/**
 * A report with the numbers that hold today, one page of its keywords and its rollups.
 * @throws NOT_FOUND
 */
export async function readReport(
  tx: Transaction,
  userId: string,
  query: { id: string; show?: ReportKeywordFilter | undefined; page: number; page_size: number },
): Promise<ReportDetail> {
  const row = await findReport(tx, userId, query.id);
  const summary = (await findReports(tx, userId, [query.id]))[0];
  if (row === null || summary === undefined) throw notFound();
  const { revision, rules_version } = summary;
  const { show, page, page_size } = query;
  const { rows, total } = await listLines(tx, revision, { show, page, page_size });
  const priced = await listLines(tx, revision, { page: 1, page_size: PRICED_LINES });
  const cost = await findMeanCost(
    tx,
    userId,
    priced.rows.map(({ answer_id }) => answer_id),
  );
  return {
    ...toReport(row),
    revision: toRevision(revision, rules_version),
    ...(await findNeighbours(tx, row)),
    missing: priceOf(revision, cost),
    keywords: { items: rows.map(toReportKeyword), total, page, page_size },
    domains: await listDomains(tx, revision, TOP),
    competitors: await listCompetitors(tx, revision, TOP),
  };
}
