import type { Transaction } from '../../../database/pool.ts';
import {
  findNamesOfJudgement,
  listPreviousLines,
  readCheckedKeywords,
  readMeanings,
  readPast,
} from '../evidence.queries.ts';
import { lastPoints } from '../line-breaks.rules.ts';
import { type ComputedReport, type ReportBasis, type ReportTools, reportOf } from '../report-of.rules.ts';
import type { ReportRow } from '../report-rows.queries.ts';

type ReportToCompute = Pick<
  ReportRow,
  'account_id' | 'id' | 'run_id' | 'channel' | 'previous_report_id' | 'created_at'
>;

/** All that a report says under one judgement, from its answers' verdicts and from the reports before it. */
export async function computeReport(
  tx: Transaction,
  report: ReportToCompute,
  { judgement_id, tools = {} }: { judgement_id: string; tools?: ReportTools },
): Promise<ComputedReport> {
  return reportOf(await readReportBasis(tx, report, judgement_id), { at: report.created_at, tools });
}

/** What a report is made of under one judgement. */
export async function readReportBasis(
  tx: Transaction,
  report: ReportToCompute,
  judgementId: string,
): Promise<ReportBasis> {
  const { account_id, channel, previous_report_id, created_at: before } = report;
  const checks = await readCheckedKeywords(tx, report, judgementId);
  const past = await readPast(tx, { account_id, channel, before });
  const points = [...lastPoints(past).values(), ...checks.flatMap(({ answers }) => answers)];
  return {
    report_id: report.id,
    judgement_id: judgementId,
    names: await findNamesOfJudgement(tx, account_id, judgementId),
    checks,
    previous: previous_report_id === null ? [] : await listPreviousLines(tx, account_id, previous_report_id),
    past,
    meanings: await readMeanings(tx, account_id, points),
  };
}
