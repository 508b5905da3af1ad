import { LIMITS } from '@answerscope/contract';
import * as messages from '../messages.ts';
import type { KeywordRow } from './keyword-row.ts';

/** The rows of a file that say something, with the line that each ends on. */
export type CsvTable = readonly { line: number; cells: readonly string[] }[];

/** Which column holds what, from 0; null: none does. */
export interface Columns {
  /** The first row names the columns. */
  hasHeader: boolean;
  keyword: number;
  topic: number | null;
  question: number | null;
  tags: number | null;
}

/** What a column can hold. */
export type Part = Exclude<keyof Columns, 'hasHeader'>;

/** The keywords of a table; a row without one is kept, so that it is told of. */
export function rowsOf(table: CsvTable, columns: Columns): KeywordRow[] {
  const { hasHeader, keyword, topic, question, tags } = columns;
  return table.slice(hasHeader ? 1 : 0).map(({ line, cells }) => ({
    line,
    keyword: cells[keyword] ?? '',
    topic: (topic !== null && cells[topic]) || null,
    question: (question !== null && cells[question]) || null,
    tags: (tags !== null && cells[tags]) || null,
  }));
}

/** Why these rows cannot be added at all, or null. */
export function rowsFault(rows: readonly KeywordRow[]): string | null {
  if (rows.every(({ keyword }) => keyword === '')) return messages.noKeywordInIt;
  if (rows.length <= LIMITS.keywords_at_once_max) return null;
  return messages.fileHoldsTooMany({ count: rows.length });
}

/** The columns by name, and by number with their first cell where they have none. */
export function columnNames(table: CsvTable, hasHeader: boolean): string[] {
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => {
    const first = table[0]?.cells[at] ?? '';
    if (hasHeader && first !== '') return first;
    const sample = table.slice(hasHeader ? 1 : 0).find(({ cells }) => cells[at])?.cells[at];
    return sample === undefined
      ? messages.columnNumber({ number: at + 1 })
      : messages.columnWithSample({ number: at + 1, sample: shortened(sample) });
  });
}

/** The columns with one of them holding this: what had it before lets go of it. A keyword column there must be. */
export function withColumn(columns: Columns, part: Part, at: number | null): Columns {
  if (part === 'keyword' && at === null) return columns;
  const freed = (column: number | null) => (column === at ? null : column);
  const { hasHeader, keyword, topic, question, tags } = columns;
  const others = { topic: freed(topic), question: freed(question), tags: freed(tags) };
  return part === 'keyword'
    ? { hasHeader, ...others, keyword: at ?? keyword }
    : { hasHeader, keyword, ...others, [part]: at };
}

/** The names of the columns that are not taken; none where no header names them. */
export function columnsLeftOut(table: CsvTable, columns: Columns): string[] {
  if (!columns.hasHeader) return [];
  const taken = [columns.keyword, columns.topic, columns.question, columns.tags];
  return (table[0]?.cells ?? []).filter((name, at) => name !== '' && !taken.includes(at));
}

function shortened(text: string): string {
  return text.length <= 24 ? text : `${text.slice(0, 23).trimEnd()}…`;
}
