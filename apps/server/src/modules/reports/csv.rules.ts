import type { Channel, ResultStatus } from '@answerscope/contract';
import { stringify } from 'csv-stringify/sync';
import { localTimeOf } from '../../lib/zoned-time.ts';

/** What a line of the export tells. */
export interface ExportedResult {
  keyword: string;
  channel: Channel;
  status: ResultStatus;
  is_mentioned: boolean;
  checked_at: Date | null;
  error_message: string | null;
}

const COLUMNS = ['Keyword', 'Channel', 'Status', 'Mentioned', 'Checked At', 'Error Message'];

/**
 * Results as CSV (RFC 4180, UTF-8 with its mark, so that spreadsheets read every script). A cell that a spreadsheet
 * would take for a formula gets an apostrophe before it. Times are the user's.
 */
export function toCsv(results: readonly ExportedResult[], timeZone: string): string {
  const rows = results.map(({ keyword, channel, status, is_mentioned, checked_at, error_message }) => [
    keyword,
    channel,
    status,
    is_mentioned ? 'Yes' : 'No',
    checked_at === null ? '' : clockOf(checked_at, timeZone),
    error_message ?? '',
  ]);
  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true });
}

/** 'results-2026-03-02.csv' with the day it is for the user. */
export function csvName(name: string, at: Date, timeZone: string): string {
  return `${name}-${clockOf(at, timeZone).slice(0, 10)}.csv`;
}

/** '2026-03-02 13:05:09' on the clocks of a zone. */
function clockOf(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = localTimeOf(moment, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}
