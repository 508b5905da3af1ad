import { expect, it } from 'vitest';
import { whyNoRate } from './why-no-rate.ts';

it.each([
  ['all failed', 0, 0, 'every check failed, so it is unknown'],
  ['all empty', 3, 3, 'no answer names any brand'],
  ['some failed, the others empty', 1, 1, 'no answer names any brand'],
  ['all branded', 2, 0, 'only branded keywords have answers'],
])('says why there is no rate: %s', (_case, answered_keywords, empty_answers, words) => {
  expect(whyNoRate({ answered_keywords, empty_answers })).toBe(words);
});
