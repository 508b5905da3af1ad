import { expect, it } from 'vitest';
import { healthInWords, percentInWords, timeInWords, vitalInWords } from './performance-in-words.ts';

it('times, shares and vitals stand in their units, and as a dash where they cannot be told', () => {
  expect([null, 0.42, 3, 12.4, 999.4, 2_340].map(timeInWords)).toEqual([
    '–',
    '0.4 ms',
    '3 ms',
    '12 ms',
    '999 ms',
    '2.3 s',
  ]);
  expect([null, 0, 4.25, 100].map(percentInWords)).toEqual(['–', '0%', '4.3%', '100%']);
  expect([vitalInWords('CLS', 0.0512), vitalInWords('LCP', 2_500), vitalInWords('INP', null)]).toEqual([
    '0.051',
    '2.5 s',
    '–',
  ]);
});

it('the score is explained: what lowers it, and what could not be told', () => {
  expect(healthInWords({ score: 100, deductions: [], untold: [] })).toEqual(['No deductions.']);
  expect(
    healthInWords({
      score: 80,
      deductions: [{ measure: 'memory', value: 83.04, above: 80, points: 20 }],
      untold: ['error_rate'],
    }),
  ).toEqual([
    'Memory of the machine 83%, above 80%: −20.',
    'Failed calls over 5 minutes have too little data. Nothing is deducted.',
  ]);
});
