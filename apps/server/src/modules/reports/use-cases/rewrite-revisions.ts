import type { Transaction } from '../../../database/pool.ts';
import type { RunChannelKey } from '../evidence.queries.ts';
import type { ReportTools } from '../report-of.rules.ts';
import { deleteRevision, insertRevision, listReportsReaching } from '../report-rows.queries.ts';
import { computeReport } from './compute-report.ts';

/**
 * Computes the current revisions anew that an answer of a channel of a run goes into, after what counts of it has
 * changed, in the caller's transaction: of its report and of those after it, oldest first, because each reads the lines
 * of those before. What they are judged by stays; returns how many. Tells no browser.
 */
export async function rewriteRevisions(
  tx: Transaction,
  { at, ...key }: RunChannelKey & { at: Date },
  tools: ReportTools = {},
): Promise<number> {
  const reaching = await listReportsReaching(tx, key);
  for (const { report, judgement_id } of reaching) {
    const computed = await computeReport(tx, report, { judgement_id, tools });
    await deleteRevision(tx, { account_id: report.account_id, report_id: report.id, judgement_id });
    await insertRevision(tx, { report, judgement_id, at, ...computed });
  }
  return reaching.length;
}
