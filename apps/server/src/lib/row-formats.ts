import { CSV_MARK, csvRows } from './csv.ts';

/** A row as it is stored: as JSON, and each column as text (null is empty). */
export interface StoredRow {
  json: string;
  cells: readonly string[];
}

/** How rows, some at a time, become the text of a file. */
export interface RowFormat {
  begin(columns: readonly string[]): string;
  rows(rows: readonly StoredRow[], isFirst: boolean): string;
  end: string;
}

const joined = (rows: readonly StoredRow[], between: string) => rows.map(({ json }) => json).join(between);

/** The formats of files of rows. */
export const ROW_FORMATS = {
  csv: {
    begin: (columns) => `${CSV_MARK}${csvRows([columns])}`,
    rows: (rows) => csvRows(rows.map(({ cells }) => cells)),
    end: '',
  },
  json: {
    begin: () => '[',
    rows: (rows, isFirst) => `${isFirst ? '' : ','}\n${joined(rows, ',\n')}`,
    end: '\n]\n',
  },
  ndjson: {
    begin: () => '',
    rows: (rows) => `${joined(rows, '\n')}\n`,
    end: '',
  },
} as const satisfies Record<string, RowFormat>;
