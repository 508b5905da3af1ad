import { type DataExport, dayInWords } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { columnsOf, filtersInWords, sizeInWords } from './export-in-words.ts';

const file = (part: Partial<DataExport>) =>
  ({ from: null, to: null, channel: null, user: null, ...part }) as DataExport;

test('what narrows a file is said, and that nothing does', () => {
  expect(filtersInWords(file({}))).toBe('All rows');
  expect(filtersInWords(file({ from: '2026-03-01', channel: 'claude', user: 'ada@example.com' }))).toBe(
    `From ${dayInWords('2026-03-01', 'UTC')} · Claude · ada@example.com`,
  );
  const march = filtersInWords(file({ from: '2026-03-01', to: '2026-03-31' }));
  expect(march.replace(/\s/g, ' ')).toMatch(/^1 Mar( 2026)? – 31 Mar( 2026)?$/);
  expect(filtersInWords(file({ to: '2026-03-31' }))).toMatch(/^Until 31 Mar( 2026)?$/);
});

test('a file is said with its rows and its size', () => {
  expect(sizeInWords(file({ format: 'ndjson', rows_done: 1204, byte_count: 3_200_000 }))).toBe(
    'NDJSON, 1,204 rows, 3.2 MB',
  );
});

test('columns that are personal data are marked, and left out where they are not wanted', () => {
  expect(columnsOf('users', true)).toContainEqual({ name: 'email', isPersonal: true });
  expect(columnsOf('users', false).some(({ isPersonal }) => isPersonal)).toBe(false);
  expect(columnsOf('users', false)).toContainEqual({ name: 'plan', isPersonal: false });
});
