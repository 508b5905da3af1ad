import { expect, it } from 'vitest';
import { chanceBriefly, chanceInWords, flipsInWords, verdictInWords } from './verdict-in-words.ts';

const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const still = { verdicts: none, rate: null, empty_answers: 0, branded_answers: 0 };
const told = { wait: undefined, hasPrevious: true };

it('says of the first report that there is nothing to compare it with, and from when on there is a trend', () => {
  const first = { ...still, verdicts: { ...none, not_enough_data: 20 } };
  expect(verdictInWords(first, { wait: 'Trend from about 26 December', hasPrevious: false })).toBe(
    'This is the first report, so there is nothing to compare it with yet. Trend from about 26 December.',
  );
});

it('calls nothing a change that chance explains', () => {
  const one = { ...still, verdicts: { ...none, improved: 1, no_detectable_change: 9 } };
  expect(verdictInWords(one, told)).toBe('Over the last weeks 1 keyword improved significantly.');
  const chance = { ...still, verdicts: { ...none, no_detectable_change: 10 } };
  expect(verdictInWords(chance, told)).toBe('No significant change of a keyword over the last weeks.');
  expect(chanceInWords([chance, { verdicts: { ...none, improved: 2, declined: 1 } }])).toBe(
    'Over the last weeks 2 keywords improved and 1 declined significantly.',
  );
});

it('says of how many keywords some changed, so that one of them never speaks for all', () => {
  expect(chanceBriefly({ verdicts: { ...none, improved: 1, no_detectable_change: 5 } })).toBe(
    '▲ 1 of 6 keywords improved',
  );
  expect(chanceBriefly({ verdicts: { ...none, no_detectable_change: 6 } })).toBe('No significant change');
  expect(chanceBriefly({ verdicts: { ...none, not_enough_data: 6 } })).toBe('Not enough answers for a trend');
});

it('counts flips without the words of a change', () => {
  expect(flipsInWords([{ improved_keywords: 3, declined_keywords: 1 }])).toBe(
    'Newly mentioned for 3 keywords, no longer mentioned for 1 keyword.',
  );
  expect(flipsInWords([{ improved_keywords: 0, declined_keywords: 0 }])).toBe(
    'No keyword flipped since the report before.',
  );
});

it('asks for no more answers where those that came mention no company at all', () => {
  const empty = { ...still, verdicts: { ...none, not_enough_data: 2 }, empty_answers: 6 };
  expect(verdictInWords(empty, told)).toMatch(/^Nothing usable came back: no answer mentions a company\. /);
  expect(verdictInWords({ ...empty, branded_answers: 1 }, told)).toContain(
    'Nothing usable came back: branded keywords aside, no answer mentions a company.',
  );
});
