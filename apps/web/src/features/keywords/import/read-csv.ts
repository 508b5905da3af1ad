import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import * as messages from '../messages.ts';
import type { CsvTable } from './csv-table.ts';
import { UnreadableList } from './keyword-row.ts';

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** Each costs another look through the file. */
const UNREADABLE_LINES_MAX = 20;

interface ReadCsv {
  table: CsvTable;
  /** Lines with a quotation mark that is not closed; the rest of the file is read without them. */
  unreadable_lines: number[];
}

/** The cells of a CSV file. @throws UnreadableList */
export function readCsv(text: string): ReadCsv {
  const delimiter = delimiterOf(text);
  const unreadable_lines: number[] = [];
  let readable = text;
  for (;;) {
    const line = openQuoteLine(readable, delimiter);
    if (line === null) break;
    if (unreadable_lines.length === UNREADABLE_LINES_MAX) {
      throw new UnreadableList(
        messages.tooManyUnreadable({ max: UNREADABLE_LINES_MAX, line: unreadable_lines[0] ?? line }),
      );
    }
    unreadable_lines.push(line);
    readable = withoutLine(readable, line);
  }
  return { table: readTable(readable, delimiter), unreadable_lines };
}

/** The text with one of its lines empty, so that the others keep their numbers. */
function withoutLine(text: string, line: number): string {
  const parts = text.split(/(\r\n|\r|\n)/);
  parts[2 * (line - 1)] = '';
  return parts.join('');
}

function readTable(text: string, delimiter: string): CsvTable {
  // A quotation mark inside a cell that has none around it stands for itself: 27" monitor.
  const options = {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  try {
    const records = parse(text, options) as unknown as CsvRecord[];
    return records
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
      .map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList(messages.lineCannotBeRead({ line: String(error.lines ?? '?') }));
  }
}

/** The sign that parts the first line most often; a comma where none does. Signs in quotation marks do not count. */
export function delimiterOf(text: string): string {
  const first = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length - 1 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** The line of a cell's opening quotation mark that nothing closes, or that closes with text behind it; null: none. */
function openQuoteLine(text: string, delimiter: string): number | null {
  const sign = delimiter === '\t' ? '\\t' : delimiter;
  // Cell by cell: one in quotation marks with a pair for each inside, or one without.
  const cell = new RegExp(`(?:"[^"]*(?:""[^"]*)*"|(?!")[^${sign}\\r\\n]*)(?:${sign}|\\r\\n|\\r|\\n|$)`, 'y');
  let line = 1;
  while (cell.lastIndex < text.length) {
    const read = cell.exec(text)?.[0];
    if (read === undefined) return line;
    line += read.match(/\r\n|\r|\n/g)?.length ?? 0;
  }
  return null;
}
