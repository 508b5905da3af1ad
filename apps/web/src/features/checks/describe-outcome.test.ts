import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';

it.each([
  [[{ channel: 'claude', verdict: 'mentioned' }], 'Claude mentions you for “tea”.'],
  [[{ channel: 'openai', verdict: 'not_mentioned' }], 'ChatGPT does not mention you for “tea”.'],
  [[{ channel: 'openai', verdict: 'no_companies' }], 'ChatGPT mentions no company for “tea”.'],
  [[{ channel: 'openai', verdict: 'refused' }], 'ChatGPT refuses to answer for “tea”.'],
  [
    [
      { channel: 'openai', verdict: 'mentioned' },
      { channel: 'claude', verdict: 'not_mentioned' },
      { channel: 'gemini', verdict: 'mentioned' },
    ],
    '2 of 3 assistants mention you for “tea”.',
  ],
  [
    [
      { channel: 'openai', verdict: 'mentioned' },
      { channel: 'claude', verdict: 'failed' },
    ],
    'ChatGPT mentions you for “tea”. One check failed.',
  ],
] as const)('says in one sentence how the assistants answered: %j', (outcomes, description) => {
  expect(describeOutcome('tea', outcomes)).toMatchObject({ title: 'Check Complete', description });
});

it('says that the check failed when nobody answered', () => {
  expect(describeOutcome('tea', [{ channel: 'gemini', verdict: 'failed' }])).toEqual({
    title: 'Check Failed',
    description: 'Failed to check keyword visibility. Please try again.',
    tone: 'destructive',
  });
});

it('names the company that was looked for in place of the own one', () => {
  const outcomes = [{ channel: 'claude', verdict: 'not_mentioned' }] as const;
  expect(describeOutcome('tea', outcomes, 'Fabrikam').description).toBe(
    'Claude does not mention Fabrikam for “tea”.',
  );
});

it('tells a fault of the server from a check that failed, and both from asking too often', () => {
  expect(describeOutcome('tea', [{ channel: 'gemini', verdict: 'not-saved' }])).toMatchObject({
    title: 'Database Error',
    description: 'Failed to save results to database. Please try again.',
  });
  expect(describeOutcome('tea', [{ channel: 'gemini', verdict: 'limited' }])).toMatchObject({
    title: 'Rate Limit Active',
    description: 'Too many checks at the same time. Please wait a moment and try again.',
  });
});
