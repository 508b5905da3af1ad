import type { KeywordImport } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { importInWords, toPreviewRows } from './preview-rows.ts';

const judged = (counts: Partial<KeywordImport['counts']>, rows: number) => ({
  counts: { valid: 0, duplicate_in_list: 0, duplicate: 0, invalid: 0, over_limit: 0, ...counts },
  rows: Array.from({ length: rows }, () => ({ state: 'valid' as const, message: null })),
});

it('says what of a list is added and what is left out', () => {
  expect(importInWords(judged({ valid: 812, duplicate: 60, over_limit: 1128 }, 2000))).toBe(
    '812 of 2,000 keywords can be added; left out: 60 in your list already, 1,128 over your limit.',
  );
  expect(importInWords(judged({ valid: 1 }, 1))).toBe('1 of 1 keyword can be added.');
});

it('puts what was found beside the row that was given, by its place', () => {
  const rows = [
    { line: 1, keyword: 'crm', topic: null, question: null, tags: null },
    { line: 3, keyword: '<b>', topic: 'Sales', question: null, tags: null },
  ];
  const found = [
    { state: 'valid' as const, message: null },
    { state: 'invalid' as const, message: 'No keyword' },
  ];
  expect(toPreviewRows(rows, found)).toEqual([
    { line: 1, keyword: 'crm', topic: null, question: null, tags: null, state: 'valid', message: null },
    {
      line: 3,
      keyword: '<b>',
      topic: 'Sales',
      question: null,
      tags: null,
      state: 'invalid',
      message: 'No keyword',
    },
  ]);
});
