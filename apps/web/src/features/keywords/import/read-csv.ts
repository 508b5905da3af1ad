import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { type KeywordRow, UnreadableList } from './keyword-row.ts';

const KEYWORD_HEADERS = ['keyword', 'keywords', 'search term', 'term', 'query', 'question', 'phrase'];
const TOPIC_HEADERS = ['topic', 'topics', 'category', 'group', 'tag', 'theme'];

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The keywords of a CSV file: of the columns that its header names, else the first column with the second as topic.
 * @throws UnreadableList
 */
export function readCsv(text: string): KeywordRow[] {
  const records = parseRecords(text);
  const columns = columnsOf(records[0]?.record ?? []);
  const rows = columns.hasHeader ? records.slice(1) : records;
  return rows.flatMap(({ record, info }) => {
    const keyword = record[columns.keyword]?.trim() ?? '';
    const topic = columns.topic === null ? '' : (record[columns.topic]?.trim() ?? '');
    // A row that says something is told of, also without a keyword; one of empty cells says nothing.
    if (record.every((cell) => cell.trim() === '')) return [];
    return [{ line: info.lines, keyword, topic: topic === '' ? null : topic }];
  });
}

/** The names of the columns that are not taken; none where no header names them. @throws UnreadableList */
export function columnsLeftOut(text: string): string[] {
  const header = parseRecords(text)[0]?.record ?? [];
  const { hasHeader, keyword, topic } = columnsOf(header);
  if (!hasHeader) return [];
  return header.filter((name, at) => at !== keyword && at !== topic && name.trim() !== '');
}

function parseRecords(text: string): CsvRecord[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList(
      `Line ${error.lines ?? '?'} of this file cannot be read: a quotation mark is open.`,
    );
  }
}

/** The sign that parts the first line most often; a comma where none does. Signs in quotation marks do not count. */
export function delimiterOf(text: string): string {
  const first = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length - 1 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** Which columns hold keyword and topic; a first row that names a keyword column is a header. */
export function columnsOf(first: readonly string[]): {
  hasHeader: boolean;
  keyword: number;
  topic: number | null;
} {
  const names = first.map((name) => name.trim().toLowerCase());
  const keyword = names.findIndex((name) => KEYWORD_HEADERS.includes(name));
  if (keyword === -1) return { hasHeader: false, keyword: 0, topic: 1 };
  const topic = names.findIndex((name) => TOPIC_HEADERS.includes(name));
  return { hasHeader: true, keyword, topic: topic === -1 ? null : topic };
}
