import { stringify } from 'csv-stringify/sync';

/** Stands before the first row of a file: UTF-8, so that spreadsheets read every script. */
export const CSV_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180 with its line ends). A cell that a spreadsheet would take for a formula gets an apostrophe before
 * it, and one with a semicolon or a tab is quoted: where those part cells, what follows them is no cell of its own.
 */
export function csvRows(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ },
  );
}
