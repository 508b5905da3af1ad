import type { Transaction } from '../../../database/pool.ts';
import { readMeanings, readOwnLines, readPast } from '../evidence.queries.ts';
import { lastPoints, type PastReport } from '../line-breaks.rules.ts';
import { windowOf } from '../pooled.rules.ts';
import { findReports } from '../report-reads.queries.ts';

/** The reports in the window that ends with one, and the keywords whose answers it counts or leaves out. */
export async function readWindow(
  tx: Transaction,
  userId: string,
  reportId: string,
): Promise<{ report_ids: string[]; keyword_ids: string[] }> {
  const [found] = await findReports(tx, userId, [reportId]);
  if (found === undefined) return { report_ids: [], keyword_ids: [] };
  const { report_id, judgement_id, channel, reported_at } = found.revision;
  const past = await readPast(tx, { user_id: userId, channel, before: reported_at });
  const lines = await readOwnLines(tx, { user_id: userId, report_id, judgement_id });
  const report: PastReport = { report_id, reported_at, lines };
  const points = [...lastPoints(past).values(), ...lastPoints([report]).values()];
  const { inWindow, keyword_ids } = windowOf([...past, report], await readMeanings(tx, userId, points));
  return { report_ids: inWindow.map((one) => one.report_id), keyword_ids: [...keyword_ids] };
}
