import { expect, it } from 'vitest';
import { newestRates } from './newest-rates.ts';

const report = (channel: 'openai' | 'claude', rate: number | null, answers = 5) => ({
  channel,
  revision: { rate: rate === null ? null : { rate, answers } } as never,
});

it('says what the newest report of each assistant says, the best first', () => {
  expect(newestRates([report('claude', 0.2), report('openai', 0.4, 1), report('claude', 0.9)])).toBe(
    'Named in the newest reports: ChatGPT in 40% of 1 answer, Claude in 20% of 5 answers.',
  );
});

it('claims nothing where no report holds a rate', () => {
  expect(newestRates([])).toBeNull();
  expect(newestRates([report('claude', null), report('claude', 0.5)])).toBeNull();
});
