import { expect, it } from 'vitest';
import { shareInWords, stanceBasis } from './stances-in-words.ts';

const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: of === 0 ? null : answers / of,
  interval: of < 2 ? null : { low: 0.074, high: 0.151 },
  interval_for_similar_keywords: null,
});
it('a count has its rate and range, of few answers none', () => {
  expect(shareInWords(share(28, 263))).toBe('11% · 7-15%');
  expect(shareInWords(share(3, 8))).toBeNull();
  expect(shareInWords(share(0, 0))).toBeNull();
});

it('says of how many answers praise and criticism are', () => {
  expect(stanceBasis({ mentioned: 263 }, 0)).toBe('Of 263 answers that mention you');
  expect(stanceBasis({ mentioned: 1 }, 4)).toBe('Of 1 answer that mentions you, 4 not read yet');
});
