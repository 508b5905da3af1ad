import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it('takes the name that the server gave a file', () => {
  expect(fileNameOf('attachment; filename="report-2026-11-21.csv"')).toBe('report-2026-11-21.csv');
  expect(fileNameOf('attachment; filename="x.csv"; filename*=UTF-8\'\'%C3%BCber.csv')).toBe('über.csv');
  expect(fileNameOf('attachment')).toBeNull();
  expect(fileNameOf(null)).toBeNull();
});
