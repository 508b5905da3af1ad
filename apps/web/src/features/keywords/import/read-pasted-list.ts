import { type CsvTable, rowsOf } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import type { KeywordRow } from './keyword-row.ts';

/** Without a header: the keyword, its topic, its question and its tags. */
const IN_ORDER = { hasHeader: false, keyword: 0, topic: 1, question: 2, tags: 3 } as const;

/**
 * One keyword a line; after tabs, as a table leaves them when it is copied, its topic, question and tags, or what the first
 * line says where it names the columns. Empty lines are passed over.
 */
export function readPastedList(text: string): KeywordRow[] {
  const table: CsvTable = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: line.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { columns, isSure } = guessColumns(table);
  return rowsOf(table, isSure && columns.hasHeader ? columns : IN_ORDER).filter(
    ({ keyword }) => keyword !== '',
  );
}
