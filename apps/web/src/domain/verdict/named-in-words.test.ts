import { expect, it } from 'vitest';
import { namedInWords } from './named-in-words.ts';

it('counts the answers that name somebody, and calls none and all by their words', () => {
  expect(namedInWords('you', 4, 10)).toBe('names you in 4 of 10 answers');
  expect(namedInWords('you', 1200, 2400)).toBe('names you in 1,200 of 2,400 answers');
  expect(namedInWords('Northwind', 0, 10)).toBe('names Northwind in none of 10 answers');
  expect(namedInWords('you', 10, 10)).toBe('names you in all 10 answers');
});

it('makes no share of a single answer', () => {
  expect(namedInWords('you', 1, 1)).toBe('names you in its only answer');
  expect(namedInWords('you', 0, 1)).toBe('does not name you in its only answer');
});
