import { expect, it, test } from 'vitest';
import { noRateOfChannel, noRateOfRun } from './no-rate-in-words.ts';

test.each([
  ['nothing yet', 0, 0, 'ChatGPT mentions Beanery in no answer yet'],
  ['all empty', 2, 0, 'No rate on ChatGPT, no answer mentions a company'],
  ['all branded', 0, 2, 'No rate on ChatGPT, only branded keywords have answers'],
  ['both', 1, 1, 'No rate on ChatGPT, no answer outside branded keywords mentions a company'],
])("a channel's newest answers without a rate: %s", (_case, empty, branded, words) => {
  const names = { assistant: 'ChatGPT', company: 'Beanery' };
  expect(noRateOfChannel({ empty, branded }, names)).toBe(words);
});

const run = { total: 3, errors: 0, successful: 0, empty: 0, branded: 0 };

it.each([
  ['nothing yet', run, 'No answers yet'],
  ['some failed, others wait', { ...run, errors: 2 }, 'No answers yet'],
  ['all failed', { ...run, errors: 3 }, 'Every check failed'],
  ['all empty', { ...run, successful: 3, empty: 3 }, 'No answer mentions a company'],
  [
    'one branded that is mentioned',
    { ...run, successful: 1, branded: 1 },
    'Only branded keywords have answers',
  ],
  [
    'one branded that is mentioned and one empty',
    { ...run, successful: 2, empty: 1, branded: 1 },
    'No answer outside branded keywords mentions a company',
  ],
])('a run without a rate: %s', (_case, counts, words) => {
  expect(noRateOfRun(counts)).toBe(words);
});
