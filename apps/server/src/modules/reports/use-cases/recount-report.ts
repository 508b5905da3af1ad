import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findCurrentJudgement } from '../../answers/index.ts';
import {
  findNamesOfJudgement,
  type ReportKey,
  type RunChannelKey,
  readCheckedKeywords,
} from '../evidence.queries.ts';
import { companyNumbersOf } from '../report-of.rules.ts';
import { findRevisionOfRun, takeRecounted, updateCompanyNumbers } from '../report-rows.queries.ts';

/**
 * Computes again what follows from the companies in the answers of a channel of a run, where they were counted since its
 * report was written. False when it was not to be done, or somebody else does it.
 */
export async function recountReport(tx: Transaction, key: RunChannelKey): Promise<boolean> {
  // Before the channel, as everybody who rewrites reports has it: nobody puts another judgement in force meanwhile.
  await findCurrentJudgement(tx, key.account_id, { lock: 'share' });
  if (!(await takeRecounted(tx, key))) return false;
  const found = await findRevisionOfRun(tx, key);
  if (found === null) return true;
  await rewriteCompanies(tx, found.report, found.judgement_id);
  await publishEvent(tx, key.account_id, { type: 'judgement_applied', judgement_id: found.judgement_id });
  return true;
}

/** Computes what a report says of the companies in its answers, under one judgement. */
export async function rewriteCompanies(
  tx: Transaction,
  report: ReportKey,
  judgement_id: string,
): Promise<void> {
  const { account_id, id: report_id } = report;
  const checks = await readCheckedKeywords(tx, report, judgement_id);
  const names = await findNamesOfJudgement(tx, account_id, judgement_id);
  await updateCompanyNumbers(tx, { account_id, report_id, judgement_id }, companyNumbersOf(checks, names));
}
