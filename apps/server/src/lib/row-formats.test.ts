import { expect, it } from 'vitest';
import { ROW_FORMATS, type StoredRow } from './row-formats.ts';

const rowOf = (id: number, text: string): StoredRow => ({
  json: JSON.stringify({ id, text }),
  cells: [String(id), text],
});
const PAGES = [[rowOf(1, 'a;b'), rowOf(2, '=1+1')], [rowOf(3, 'c')]];

function fileOf(name: keyof typeof ROW_FORMATS, pages: readonly StoredRow[][]): string {
  const format = ROW_FORMATS[name];
  const text = pages.map((rows, page) => format.rows(rows, page === 0)).join('');
  return `${format.begin(['id', 'text'])}${text}${format.end}`;
}

it('writes pages of rows as one list, and none as an empty one', () => {
  const all = PAGES.flat().map(({ json }) => JSON.parse(json));
  expect(JSON.parse(fileOf('json', PAGES))).toEqual(all);
  expect(JSON.parse(fileOf('json', []))).toEqual([]);
});

it('writes one line of JSON for each row', () => {
  expect(fileOf('ndjson', PAGES)).toBe(
    '{"id":1,"text":"a;b"}\n{"id":2,"text":"=1+1"}\n{"id":3,"text":"c"}\n',
  );
});

it('writes a table for spreadsheets, with its columns first', () => {
  expect(fileOf('csv', PAGES)).toBe('\uFEFFid,text\r\n1,"a;b"\r\n2,\'=1+1\r\n3,c\r\n');
  expect(fileOf('csv', [])).toBe('\uFEFFid,text\r\n');
});
