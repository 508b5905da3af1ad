import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { shownStateOf } from '../../omega/index.ts';
import { findReports, listAllLines } from '../../reports/index.ts';
import { csvName, toCsv } from '../csv.rules.ts';
import { listNewestResults } from '../exported-results.queries.ts';
import type { KeywordFilter } from '../keyword-list.queries.ts';

export interface CsvFile {
  name: string;
  text: string;
}

/** The keywords of a report, as they are judged today. @throws NOT_FOUND */
export async function exportReport(
  tx: Transaction,
  accountId: AccountId,
  { reportId, isDemonstration }: { reportId: string; isDemonstration: boolean },
): Promise<CsvFile> {
  const report = (await findReports(tx, accountId, [reportId]))[0];
  if (report === undefined) throw notFound();
  const { time_zone } = await getProfileRow(tx, accountId);
  const lines = await listAllLines(tx, report.revision);
  return {
    name: csvName(`visibility-report-${report.channel}`, report.created_at, time_zone),
    text: toCsv(
      lines.map((line) => ({ ...line, result_state: shownStateOf(line) })),
      { timeZone: time_zone, isDemonstration },
    ),
  };
}

/** The newest result of every keyword that matches, on the channel asked for or on all. */
export async function exportResults(
  tx: Transaction,
  accountId: AccountId,
  { filter, now, isDemonstration }: { filter: KeywordFilter; now: Date; isDemonstration: boolean },
): Promise<CsvFile> {
  const { time_zone } = await getProfileRow(tx, accountId);
  const { channel } = filter;
  const name = channel === undefined ? 'visibility-results' : `visibility-results-${channel}`;
  return {
    name: csvName(name, now, time_zone),
    text: toCsv(await listNewestResults(tx, accountId, filter), { timeZone: time_zone, isDemonstration }),
  };
}
