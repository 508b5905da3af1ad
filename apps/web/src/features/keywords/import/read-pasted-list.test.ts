import { expect, it } from 'vitest';
import { readPastedList } from './read-pasted-list.ts';

it('takes one keyword a line, whatever ends the line, and counts the empty ones', () => {
  expect(readPastedList('crm for dentists\r\n\n  best crm, cheap  \rwhich crm?')).toEqual([
    { line: 1, keyword: 'crm for dentists', topic: null, question: null, tags: null },
    { line: 3, keyword: 'best crm, cheap', topic: null, question: null, tags: null },
    { line: 4, keyword: 'which crm?', topic: null, question: null, tags: null },
  ]);
});

it('takes what stands after a tab for the topic, and after another for the question', () => {
  expect(readPastedList('crm\tSales\npayroll\t\n\tonly a topic\nhr\t\tWhich HR tool?')).toEqual([
    { line: 1, keyword: 'crm', topic: 'Sales', question: null, tags: null },
    { line: 2, keyword: 'payroll', topic: null, question: null, tags: null },
    { line: 4, keyword: 'hr', topic: null, question: 'Which HR tool?', tags: null },
  ]);
});
