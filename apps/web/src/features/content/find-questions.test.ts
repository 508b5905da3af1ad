import { expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const GROUPS = [
  {
    category: 'Prices',
    questions: [
      { id: '1', question: 'What does a check cost?', answer: 'It says so before you start it.' },
      { id: '2', question: 'Can I pay at the café?', answer: 'Only by card.' },
    ],
  },
  { category: null, questions: [{ id: '3', question: 'Who reads my answers?', answer: 'Nobody but you.' }] },
];
const found = (search: string) =>
  findQuestions(GROUPS, search).map(({ category, questions }) => [
    category,
    ...questions.map(({ id }) => id),
  ]);

it.each([
  [
    '',
    [
      ['Prices', '1', '2'],
      [null, '3'],
    ],
  ],
  [
    '  ',
    [
      ['Prices', '1', '2'],
      [null, '3'],
    ],
  ],
  ['COST', [['Prices', '1']]],
  ['start check', [['Prices', '1']]],
  ['cafe', [['Prices', '2']]],
  ['café', [['Prices', '2']]],
  [
    'you',
    [
      ['Prices', '1'],
      [null, '3'],
    ],
  ],
  ['cost nobody', []],
])('a search for %j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
