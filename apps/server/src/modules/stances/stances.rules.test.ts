import { expect, it } from 'vitest';
import { answerShare } from '../ranges/index.ts';
import { figuresOf } from './stances.rules.ts';

it('a share has the range of answers that came from the same checks', () => {
  const none = {
    recommended_first: 0,
    with_reservation: 0,
    advised_against: 0,
    only_mentioned: 0,
    criticism: 0,
  };
  const of = { key: '', keyword_id: 'bakery', mentioned: 4, read: 3, ...none };
  const counts = [
    { ...of, praised: 3, praise: 3, checks: 5 },
    { ...of, praised: 0, praise: 0, checks: 5 },
  ];
  const { praise, read, mentioned } = figuresOf(counts, []);
  expect({ read, mentioned }).toEqual({ read: 30, mentioned: 40 });
  expect(praise).toMatchObject({ answers: 15, of: 30, rate: 0.5 });
  expect(praise).toEqual(
    answerShare([3, 0].map((mentions) => ({ keyword_id: 'bakery', answers: 3, mentions, checks: 5 }))),
  );
});
