import { expect, it } from 'vitest';
import { listFlips } from './list-changes.ts';

const flip = (keyword_id: string) => ({
  keyword_id,
  keyword: keyword_id,
  answer_id: null,
  previous_answer_id: null,
});

it('lists what was lost before what was won', () => {
  const flips = listFlips([{ channel: 'openai', improved: [flip('won')], declined: [flip('lost')] }]);
  expect(flips.map(({ direction, flip: { keyword } }) => [direction, keyword])).toEqual([
    ['declined', 'lost'],
    ['improved', 'won'],
  ]);
});
