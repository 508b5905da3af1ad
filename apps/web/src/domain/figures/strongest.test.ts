import type { RangeFigures } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { strongestInWords } from './strongest.ts';

const group = (label: string, mentions: number, answers: number, [low, high]: [number, number]) => ({
  label,
  figures: {
    current: answers === 0 ? null : { rate: mentions / answers, interval: { low, high }, answers, mentions },
    change: null,
    voice: { brand_mentions: 0, all_mentions: 0 },
    points: [],
  } satisfies RangeFigures,
});
const payroll = group('Payroll', 51, 100, [0.41, 0.61]);
const expenses = group('Expenses', 24, 100, [0.17, 0.33]);

it('names the strongest and the lowest group where the range of the strongest lies above all others', () => {
  const between = group('Tax', 30, 100, [0.22, 0.4]);
  expect(strongestInWords([expenses, between, payroll])).toBe(
    '51% of 100 answers for “Payroll” mention you, your strongest. Lowest is “Expenses” with 24%.',
  );
});

it('calls none the strongest where the range of the second reaches its own', () => {
  const second = group('Tax', 50, 100, [0.4, 0.6]);
  expect(strongestInWords([expenses, second, payroll])).toBe(
    '51% of 100 answers for “Payroll” mention you, significantly more than the 24% for “Expenses”.',
  );
});

it('ranks none where chance may have ordered them', () => {
  expect(strongestInWords([payroll, group('Tax', 4, 10, [0.17, 0.69])])).toBe(
    '51% of 100 answers for “Payroll” mention you, 40% for “Tax”, too close to rank.',
  );
});

it('tells of one alone, and of none', () => {
  const unrated = [group('New', 0, 0, [0, 1]), group('Single', 1, 1, [0, 1])];
  expect(strongestInWords([payroll, ...unrated])).toBe('51% of 100 answers for “Payroll” mention you.');
  expect(strongestInWords(unrated)).toBe('No counted answers in this period.');
});
