import { expect, it } from 'vitest';
import { mentionsInWords } from './mentions-in-words.ts';

it('counts the answers that name somebody, and calls none and all by their words', () => {
  expect(mentionsInWords('you', 4, 10)).toBe('mentions you in 4 of 10 answers');
  expect(mentionsInWords('you', 1200, 2400)).toBe('mentions you in 1,200 of 2,400 answers');
  expect(mentionsInWords('Northwind', 0, 10)).toBe('mentions Northwind in none of 10 answers');
  expect(mentionsInWords('you', 10, 10)).toBe('mentions you in all 10 answers');
});

it('makes no share of a single answer', () => {
  expect(mentionsInWords('you', 1, 1)).toBe('mentions you in its only answer');
  expect(mentionsInWords('you', 0, 1)).toBe('does not mention you in its only answer');
});
