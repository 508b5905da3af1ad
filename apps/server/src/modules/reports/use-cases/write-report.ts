import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import type { WebhookPublisher } from '../../webhooks/index.ts';
import { findJudgementOfRun, findRunOfReport, type RunChannelKey } from '../evidence.queries.ts';
import { summaryOf } from '../lines.rules.ts';
import type { ReportTools } from '../report-of.rules.ts';
import {
  findReportBefore,
  insertReport,
  insertRevision,
  markReported,
  takeDueChannel,
} from '../report-rows.queries.ts';
import { computeReport } from './compute-report.ts';

/**
 * Writes the report of a channel of a run that was done in full, in the caller's transaction: the report, its first
 * revision, its lines and rollups, or nothing. Null when there is nothing to write, or another writer has it.
 */
export async function writeReport(
  tx: Transaction,
  key: RunChannelKey,
  { now, tools = {}, webhooks }: { now: Date; tools?: ReportTools; webhooks: WebhookPublisher },
): Promise<string | null> {
  const due = await takeDueChannel(tx, key);
  const run = due === null ? null : await findRunOfReport(tx, key);
  if (due === null || run === null) return null;
  const judgement_id = await findJudgementOfRun(tx, key);
  if (judgement_id === null) throw new Error(`run ${key.run_id} was done without any judgement`);
  const { account_id, run_id, channel } = key;
  const created_at = due.ended_at ?? run.ended_at ?? now;
  const id = newId(created_at.getTime());
  const previous = await findReportBefore(tx, { account_id, channel, before: id });
  const report = { account_id, id, run_id, channel, created_at };
  const previous_report_id = previous?.id ?? null;
  const computed = await computeReport(tx, { ...report, previous_report_id }, { judgement_id, tools });
  const { numbers, lines } = computed;
  const isNew = await insertReport(tx, {
    ...report,
    previous_report_id,
    total_keywords: numbers.total_keywords,
    mentioned_keywords: numbers.mentioned_keywords,
    not_mentioned_keywords: numbers.not_mentioned_keywords,
    no_companies_keywords: numbers.no_companies_keywords,
    refused_keywords: numbers.refused_keywords,
    improved_keywords: numbers.improved_keywords,
    declined_keywords: numbers.declined_keywords,
    percentage_mentioned: numbers.percentage_mentioned,
    percentage_improved: numbers.percentage_improved,
    percentage_declined: numbers.percentage_declined,
    answered_keywords: numbers.answered_keywords,
    failed_keywords: numbers.failed_keywords,
    branded_keywords: numbers.branded_keywords,
    forced_keywords: numbers.forced_keywords,
    report_summary: summaryOf(lines),
  });
  await markReported(tx, key, now);
  if (!isNew) return null;
  await insertRevision(tx, { report, judgement_id, at: now, ...computed });
  await publishEvent(tx, account_id, { type: 'report_ready', report_id: id, channel });
  await webhooks.publish(tx, {
    type: 'report.ready',
    account_id,
    at: now,
    path: `/tracker/reports/${id}`,
    api_path: `/api/reports/${id}`,
    data: { report_id: id, run_id, channel },
  });
  return id;
}
