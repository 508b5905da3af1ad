import { expect, it } from 'vitest';
import { whatAnswersLack, whyNoRate } from './why-no-rate.ts';

it.each([
  ['all failed', 0, 0, 0, 'every check failed'],
  ['all empty', 3, 3, 0, 'no answer mentions a company'],
  ['some failed, the others empty', 1, 1, 0, 'no answer mentions a company'],
  ['all branded', 2, 0, 2, 'only branded keywords have answers'],
  ['branded and empty', 2, 1, 1, 'no answer outside branded keywords mentions a company'],
])('says why there is no rate: %s', (_case, answered_keywords, empty_answers, branded_answers, words) => {
  expect(whyNoRate({ answered_keywords, empty_answers, branded_answers })).toBe(words);
});

it('says nothing of answers that lack nothing', () => {
  expect(whatAnswersLack({ empty: 0, branded: 0 })).toBeNull();
});
