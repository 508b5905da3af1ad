import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import type { ReportTools } from '../report-of.rules.ts';
import { findReport, insertRevision, replaceCurrentRevision } from '../report-rows.queries.ts';
import { computeReport } from './compute-report.ts';

/**
 * Makes the revision of a report under one judgement the current one, in the caller's transaction: computed from its
 * answers' verdicts, or found where it was computed before. Reports of a channel are rewritten oldest first, because
 * verdicts over time read the current lines of the reports before. Tells no browser; the caller does when all is done.
 * @throws NOT_FOUND when the user has no such report
 */
export async function writeReportRevision(
  tx: Transaction,
  key: { account_id: AccountId; report_id: string; judgement_id: string; at: Date },
  tools: ReportTools = {},
): Promise<void> {
  const { account_id, report_id, judgement_id, at } = key;
  const report = orNotFound(await findReport(tx, account_id, report_id));
  if (await replaceCurrentRevision(tx, { account_id, report_id, judgement_id })) return;
  const computed = await computeReport(tx, report, { judgement_id, tools });
  await insertRevision(tx, { report, judgement_id, at, ...computed });
}
