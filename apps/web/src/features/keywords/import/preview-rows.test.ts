import type { KeywordImport } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { importInWords, leftOutInWords, toPreviewRows } from './preview-rows.ts';

const judged = (counts: Partial<KeywordImport['counts']>) => ({
  counts: { valid: 0, duplicate_in_list: 0, duplicate: 0, invalid: 0, over_limit: 0, ...counts },
});

it('says what of a list is added and what is left out', () => {
  expect(importInWords(judged({ valid: 812, duplicate: 60, over_limit: 1128 }))).toBe(
    '812 keywords ready to add. Left out: 60 in your list already, 1,128 over your limit.',
  );
  expect(importInWords(judged({ valid: 1 }))).toBe('1 keyword ready to add.');
});

it('says nothing more of a list that was added whole', () => {
  expect(leftOutInWords(judged({ valid: 14 }).counts)).toBeNull();
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
