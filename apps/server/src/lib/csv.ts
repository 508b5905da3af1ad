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

/** A CSV file whose rows are read as they are wanted. */
export interface CsvExport {
  /** 'users-2026-11-25.csv' */
  name: string;
  columns: readonly string[];
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly (string | number)[])[]>;
}

/** 'users-2026-11-25.csv': a list by the day on which it is saved. */
export function csvNameOfDay(list: string, at: Date): string {
  return `${list}-${at.toISOString().slice(0, 10)}.csv`;
}

/** '2026-03-02 13:05:09', UTC. */
export function csvTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
