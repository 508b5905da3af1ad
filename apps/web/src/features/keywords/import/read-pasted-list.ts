import { type CsvTable, rowsOf } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import { type KeywordRow, UnreadableList } from './keyword-row.ts';
import { delimiterOf, readCsv } from './read-csv.ts';

/** Without a header: the keyword, its topic, its question and its tags. */
const IN_ORDER = { hasHeader: false, keyword: 0, topic: 1, question: 2, tags: 3 } as const;

/**
 * One keyword a line; after tabs, as a table leaves them when it is copied, its topic, question and tags, or what the first
 * line says where it names the columns. The text of a CSV file is one whose first line names its columns. Empty lines are
 * passed over.
 */
export function readPastedList(text: string): KeywordRow[] {
  const table: CsvTable = readNamedCsv(text) ?? readLines(text);
  const { columns, isSure } = guessColumns(table);
  return rowsOf(table, isSure && columns.hasHeader ? columns : IN_ORDER).filter(
    ({ keyword }) => keyword !== '',
  );
}

const readLines = (text: string): CsvTable =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: line.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Null where the first line names no columns. A line with an open quotation mark is read as it is written. */
function readNamedCsv(text: string): CsvTable | null {
  const header = /^\s*([^\r\n]*)/.exec(text)?.[1] ?? '';
  const delimiter = delimiterOf(header);
  if (delimiter === '\t' || !header.includes(delimiter)) return null;
  const cellsOf = (line: string) => line.split(delimiter).map((cell) => cell.trim());
  const { columns, isSure } = guessColumns([{ line: 1, cells: cellsOf(header) }]);
  if (!isSure || !columns.hasHeader) return null;
  const lines = text.split(/\r\n|\r|\n/);
  try {
    const { table, unreadable_lines } = readCsv(text);
    const asWritten = unreadable_lines.map((line) => ({ line, cells: cellsOf(lines[line - 1] ?? '') }));
    return [...table, ...asWritten].sort((one, other) => one.line - other.line);
  } catch (error) {
    if (error instanceof UnreadableList) return null;
    throw error;
  }
}
