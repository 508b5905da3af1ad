import { expect, it } from 'vitest';
import { scoreInWords } from './score-in-words.ts';

it('never says a score without its range and what it stands on', () => {
  expect(scoreInWords({ rate: 0.474, interval: { low: 0.381, high: 0.562 }, n: 1240 })).toBe(
    '47 of 100 (38-56 · 1,240 answers)',
  );
  expect(scoreInWords({ rate: 0, interval: { low: 0, high: 0.001 }, n: 9 })).toBe('0 of 100 (0 · 9 answers)');
});
