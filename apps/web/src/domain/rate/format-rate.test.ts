import { wilsonInterval } from '@answerscope/statistics';
import { expect, it } from 'vitest';
import { formatShare, rateInWords } from './format-rate.ts';

const of = (k: number, n: number) => ({ k, n, interval: wilsonInterval(k, n) ?? { low: 0, high: 1 } });

it('gives the range of a rate, and of how many answers, without a term of statistics', () => {
  expect(rateInWords(of(25, 60))).toMatchObject({ rate: '42%', basis: '30-54% · 60 answers' });
  expect(rateInWords({ k: 3, n: 5, interval: { low: 0.15, high: 0.93 } }).basis).toBe('15-93% · 5 answers');
  expect(rateInWords(of(700, 1400)).basis).toBe('47-53% · 1,400 answers');
});

it('keeps the terms for who asks for them', () => {
  expect(rateInWords(of(25, 60)).precisely).toBe('95% confidence interval 30 to 54%, n = 60');
});

it('makes no rate of a single answer, whatever it says', () => {
  for (const k of [0, 1]) expect(rateInWords(of(k, 1))).toMatchObject({ rate: null, basis: `${k} of 1` });
  expect(rateInWords(of(1, 1), 'keyword').basis).toBe('1 of 1');
});

it('names the keywords where they are what is counted', () => {
  expect(rateInWords(of(2, 4), 'keyword').basis).toBe('15-85% · 4 keywords');
});

it('gives no range where both ends are the same percent', () => {
  expect(rateInWords({ k: 0, n: 5000, interval: { low: 0, high: 0.0008 } }).basis).toBe('0% · 5,000 answers');
});

it('writes a share in whole percent', () => {
  expect([33.333, 50, 0].map(formatShare)).toEqual(['33%', '50%', '0%']);
});
