import type { Transaction } from '../../../database/pool.ts';
import { readMeanings, readOwnLines, readPast } from '../evidence.queries.ts';
import { lastPoints, type PastReport } from '../line-breaks.rules.ts';
import { type GroupNumbers, groupNumbersOf, windowOf } from '../pooled.rules.ts';
import { findReports } from '../report-reads.queries.ts';
import type { RevisionRow } from '../report-rows.queries.ts';

/** The reports in the window that ends with one, and the keywords whose answers it counts or leaves out. */
export async function readWindow(
  tx: Transaction,
  userId: string,
  reportId: string,
): Promise<{ report_ids: string[]; keyword_ids: string[] }> {
  const [found] = await findReports(tx, userId, [reportId]);
  if (found === undefined) return { report_ids: [], keyword_ids: [] };
  const { reports, meanings } = await readUpTo(tx, found.revision);
  const { inWindow, keyword_ids } = windowOf(reports, meanings);
  return { report_ids: inWindow.map((one) => one.report_id), keyword_ids: [...keyword_ids] };
}

/** What the window that ends with a report says of groups of its keywords. */
export async function readGroupNumbers(
  tx: Transaction,
  revision: RevisionRow,
  groupsOf: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, GroupNumbers>> {
  const { reports, meanings } = await readUpTo(tx, revision);
  return groupNumbersOf(reports, meanings, groupsOf);
}

/** A report and those before it as far as windows reach, oldest first. */
async function readUpTo(tx: Transaction, revision: RevisionRow) {
  const { user_id, report_id, judgement_id, channel, reported_at } = revision;
  const past = await readPast(tx, { user_id, channel, before: reported_at });
  const lines = await readOwnLines(tx, { user_id, report_id, judgement_id });
  const report: PastReport = { report_id, reported_at, lines };
  const points = [...lastPoints(past).values(), ...lastPoints([report]).values()];
  return { reports: [...past, report], meanings: await readMeanings(tx, user_id, points) };
}
