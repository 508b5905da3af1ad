import { expect, it } from 'vitest';
import { chanceBriefly, chanceInWords, verdictInWords } from './verdict-in-words.ts';

const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const still = { verdicts: none, rate: null, empty_answers: 0, branded_answers: 0 };
const told = { wait: undefined, hasPrevious: true };

it('says of the first report that there is nothing to compare it with, and from when on there is a trend', () => {
  const first = { ...still, verdicts: { ...none, not_enough_data: 20 } };
  expect(verdictInWords(first, { wait: 'Trend from about 26 December', hasPrevious: false })).toBe(
    'This is your first report. Trend from about 26 December.',
  );
});

it('calls nothing a change that chance explains', () => {
  const one = { ...still, verdicts: { ...none, improved: 1, no_detectable_change: 9 } };
  expect(verdictInWords(one, told)).toBe('1 keyword improved significantly.');
  const chance = { ...still, verdicts: { ...none, no_detectable_change: 10 } };
  expect(verdictInWords(chance, told)).toBe('No keyword changed significantly.');
  expect(chanceInWords([chance, { verdicts: { ...none, improved: 2, declined: 1 } }])).toBe(
    '2 keywords improved and 1 declined significantly.',
  );
});

it('says of how many keywords some changed, so that one of them never speaks for all', () => {
  expect(chanceBriefly({ verdicts: { ...none, improved: 1, no_detectable_change: 5 } })).toBe(
    '▲ 1 of 6 keywords improved',
  );
  expect(chanceBriefly({ verdicts: { ...none, no_detectable_change: 6 } })).toBe('No significant change');
  expect(chanceBriefly({ verdicts: { ...none, not_enough_data: 6 } })).toBe('Not enough answers for a trend');
});

it('asks for no more answers where those that came mention no company at all', () => {
  const empty = { ...still, verdicts: { ...none, not_enough_data: 2 }, empty_answers: 6 };
  expect(verdictInWords(empty, told)).toMatch(/^No answer mentions a company\. /);
  expect(verdictInWords({ ...empty, branded_answers: 1 }, told)).toContain(
    'No answer outside branded keywords mentions a company.',
  );
});
