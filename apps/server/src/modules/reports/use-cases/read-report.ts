import type { ReportDetail, TrendWait } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { listUncountedNames } from '../../brand/index.ts';
import { withIcons } from '../../site-icons/index.ts';
import { type SummaryRow, toReport, toReportKeyword, toRevision } from '../report.shapes.ts';
import { sumCompanies } from '../report-companies.queries.ts';
import { findNeighbours, findReports } from '../report-reads.queries.ts';
import { findReport } from '../report-rows.queries.ts';
import { type LinesQuery, listDomains, listLines, sumVoice } from '../revision-reads.queries.ts';

const TOP = 20;

/** What it takes for a trend over a range, of the assistant whose newest report this is; null when there is one. */
export type ReadWait = (
  tx: Transaction,
  newest: SummaryRow,
  range: string | undefined,
) => Promise<TrendWait | null>;

/**
 * A report with the numbers that hold today, one page of its keywords and its rollups.
 * @throws NOT_FOUND
 */
export async function readReport(
  tx: Transaction,
  accountId: AccountId,
  {
    id,
    range,
    readWait,
    ...query
  }: LinesQuery & { id: string; range?: string | undefined; readWait: ReadWait },
): Promise<ReportDetail> {
  const row = await findReport(tx, accountId, id);
  const summary = (await findReports(tx, accountId, [id]))[0];
  if (row === null || summary === undefined) throw notFound();
  const { revision, rules_version } = summary;
  const { page, page_size } = query;
  const [{ rows, total }, voice, neighbours, domains, named, uncounted] = await Promise.all([
    listLines(tx, { ...revision, run_id: row.run_id }, query),
    sumVoice(tx, revision),
    findNeighbours(tx, row),
    listDomains(tx, revision, TOP),
    sumCompanies(tx, accountId, { revisions: [revision], limit: TOP }),
    listUncountedNames(tx, accountId),
  ]);
  return {
    ...toReport(row),
    revision: toRevision(revision, rules_version),
    ...neighbours,
    wait: neighbours.next_id === null ? await readWait(tx, summary, range) : null,
    voice,
    keywords: { items: rows.map(toReportKeyword), total, page, page_size },
    domains: await withIcons(tx, domains),
    ...named,
    uncounted,
  };
}
