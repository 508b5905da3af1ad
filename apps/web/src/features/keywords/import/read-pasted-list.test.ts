import { expect, it } from 'vitest';
import { readPastedList } from './read-pasted-list.ts';

it('takes one keyword a line, whatever ends the line, and counts the empty ones', () => {
  expect(readPastedList('crm for dentists\r\n\n  best crm, cheap  \rwhich crm?')).toEqual([
    { line: 1, keyword: 'crm for dentists', topic: null },
    { line: 3, keyword: 'best crm, cheap', topic: null },
    { line: 4, keyword: 'which crm?', topic: null },
  ]);
});

it('takes what stands after a tab for the topic', () => {
  expect(readPastedList('crm\tSales\npayroll\t\n\tonly a topic')).toEqual([
    { line: 1, keyword: 'crm', topic: 'Sales' },
    { line: 2, keyword: 'payroll', topic: null },
  ]);
});
