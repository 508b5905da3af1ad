import { stringify } from 'csv-stringify/browser/esm/sync';

/** Rows as CSV (RFC 4180 with its line ends); a cell that a spreadsheet would take for a formula gets an apostrophe. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ },
  );
}
