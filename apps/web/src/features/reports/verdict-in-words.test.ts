import { expect, it } from 'vitest';
import { verdictInWords } from './verdict-in-words.ts';

const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const still = { improved_keywords: 0, declined_keywords: 0, verdicts: none, missing_answers: 0 };

it('says of the first report that nothing can have flipped, and what is missing', () => {
  const first = { ...still, verdicts: { ...none, not_enough_data: 20 }, missing_answers: 340 };
  expect(verdictInWords(first, { cost_usd: 6.8 }, false)).toBe(
    'This is the first report, so nothing can have flipped yet. To tell a change from chance, 20 keywords need 340 more answers, about $6.80.',
  );
});

it('keeps flips and changes beyond chance apart', () => {
  const flipped = {
    ...still,
    improved_keywords: 3,
    declined_keywords: 1,
    verdicts: { ...none, improved: 1, no_detectable_change: 9 },
  };
  expect(verdictInWords(flipped, { cost_usd: null }, true)).toBe(
    'Since the report before: newly named for 3 keywords, no longer named for 1 keyword. Over the last weeks 1 keyword improved by more than chance would bring.',
  );
  const chance = { ...flipped, verdicts: { ...none, no_detectable_change: 10 } };
  expect(verdictInWords(chance, { cost_usd: null }, true)).toContain(
    'no keyword changed by more than chance would bring',
  );
});
