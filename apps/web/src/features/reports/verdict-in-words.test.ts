import { expect, it } from 'vitest';
import { chanceBriefly, chanceInWords, flipsInWords, verdictInWords } from './verdict-in-words.ts';

const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const still = { verdicts: none, rate: null, empty_answers: 0, branded_answers: 0 };
const missing = { answers: 0, answers_per_check: 1, cost_usd: null, check_every_days: null };

it('says of the first report that there is nothing to compare it with, and what is missing', () => {
  const first = { ...still, verdicts: { ...none, not_enough_data: 20 } };
  expect(verdictInWords(first, { ...missing, answers: 340, cost_usd: 6.8 }, false)).toBe(
    'This is the first report, so there is nothing to compare it with yet. To tell a change from chance, 20 keywords need 340 more answers, about $6.80.',
  );
});

it('calls nothing a change that chance explains', () => {
  const one = { ...still, verdicts: { ...none, improved: 1, no_detectable_change: 9 } };
  expect(verdictInWords(one, missing, true)).toBe(
    'Over the last weeks 1 keyword improved by more than chance would bring.',
  );
  const chance = { ...still, verdicts: { ...none, no_detectable_change: 10 } };
  expect(verdictInWords(chance, missing, true)).toBe(
    'Over the last weeks no keyword changed by more than chance would bring.',
  );
  expect(chanceInWords([chance, { verdicts: { ...none, improved: 2, declined: 1 } }])).toBe(
    'Over the last weeks 2 keywords improved and 1 declined by more than chance would bring.',
  );
});

it('says of how many keywords some changed, so that one of them never speaks for all', () => {
  expect(chanceBriefly({ verdicts: { ...none, improved: 1, no_detectable_change: 5 } })).toBe(
    '1 of 6 keywords improved beyond chance',
  );
  expect(chanceBriefly({ verdicts: { ...none, no_detectable_change: 6 } })).toBe(
    'No keyword changed beyond chance',
  );
  expect(chanceBriefly({ verdicts: { ...none, not_enough_data: 6 } })).toBe(
    'Too few answers yet to tell a change',
  );
});

it('counts flips without the words of a change', () => {
  expect(flipsInWords([{ improved_keywords: 3, declined_keywords: 1 }])).toBe(
    'Newly named for 3 keywords, no longer named for 1 keyword.',
  );
  expect(flipsInWords([{ improved_keywords: 0, declined_keywords: 0 }])).toBe(
    'No keyword flipped since the report before.',
  );
});

it('asks for no more answers where those that came name no company at all', () => {
  const empty = { ...still, verdicts: { ...none, not_enough_data: 2 }, empty_answers: 6 };
  expect(verdictInWords(empty, { ...missing, answers: 36, cost_usd: 0.7 }, true)).toMatch(
    /^Nothing usable came back: no answer names a company\. /,
  );
  expect(verdictInWords({ ...empty, branded_answers: 1 }, missing, true)).toContain(
    'Nothing usable came back: branded keywords aside, no answer names a company.',
  );
});

it('says how often to check where more reports as rare as now would never be enough', () => {
  const monthly = { ...still, verdicts: { ...none, not_enough_data: 2 } };
  expect(verdictInWords(monthly, { ...missing, answers: 24, check_every_days: 10 }, true)).toContain(
    'Checked this rarely, a change cannot be distinguished from chance: check at least every 10 days.',
  );
});
