import { expect, it } from 'vitest';
import { newestRates } from './newest-rates.ts';

const report = (channel: 'openai' | 'claude', rate: number | null, answers = 5) => ({
  channel,
  revision: { rate: rate === null ? null : { rate, answers, mentions: rate * answers } } as never,
});

it('says whose newest report mentions the company most', () => {
  expect(newestRates([report('claude', 0.2), report('openai', 1, 1), report('claude', 0.9)])).toBe(
    '1 of 1 answer in ChatGPT’s newest report mentions you, the highest rate of 2 assistants.',
  );
  expect(newestRates([report('claude', 0.2)])).toBe('1 of 5 answers in Claude’s newest report mentions you.');
  expect(newestRates([report('claude', 0), report('openai', 0)])).toBe(
    '0 answers in the 2 newest reports mention you.',
  );
});

it('says why where no newest report holds a rate, and nothing without reports', () => {
  expect(newestRates([])).toBeNull();
  const without = (channel: 'openai' | 'claude', answered_keywords: number, empty_answers: number) => ({
    channel,
    revision: { rate: null, answered_keywords, empty_answers } as never,
  });
  expect(newestRates([without('openai', 0, 0), report('openai', 0.5), without('claude', 2, 2)])).toBe(
    'No rate in the newest reports. ChatGPT: every check failed. Claude: no answer mentions a company.',
  );
});
