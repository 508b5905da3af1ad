import { expect, it } from 'vitest';
import { answerShare } from '../ranges/index.ts';
import { figuresOf } from './stances.rules.ts';

const NONE = {
  recommended_first: 0,
  praised: 0,
  with_reservation: 0,
  advised_against: 0,
  only_mentioned: 0,
  praise: 0,
  criticism: 0,
};
const OF = { key: '', keyword_id: 'bakery', mentioned: 4, read: 3, checks: 5, ...NONE };

it('a share is of all answers that mention the company, with the range of answers from the same checks', () => {
  const counts = [
    { ...OF, praised: 3, praise: 3 },
    { ...OF, read: 0 },
  ];
  const { praise, criticism, read, mentioned, stances } = figuresOf(counts, []);
  expect({ read, mentioned }).toEqual({ read: 15, mentioned: 40 });
  expect(praise).toMatchObject({ answers: 15, of: 40, rate: 0.375 });
  expect(praise).toEqual(
    answerShare([3, 0].map((mentions) => ({ keyword_id: 'bakery', answers: 4, mentions, checks: 5 }))),
  );
  expect([criticism, ...stances.map(({ share }) => share)].map(({ of }) => of)).toEqual(
    Array.from({ length: 5 }, () => 40),
  );
});

it('what only a model can read is no stance where none has read it', () => {
  const stancesOf = (only_mentioned: number) =>
    figuresOf([{ ...OF, praised: 1, praise: 1, only_mentioned }], []).stances.map(({ stance }) => stance);
  expect(stancesOf(0)).toEqual(['recommended_first', 'praised', 'with_reservation', 'advised_against']);
  expect(stancesOf(1)).toContain('mentioned');
});
