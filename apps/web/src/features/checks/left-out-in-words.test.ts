import { expect, it } from 'vitest';
import { leftOutInWords } from './left-out-in-words.ts';

it('says how many answers are in no rate, and how many of such were counted in', () => {
  expect(leftOutInWords({ left_out: 0, counted_in: 0 })).toBe('Every answer counts.');
  expect(leftOutInWords({ left_out: 1, counted_in: 0 })).toBe(
    '1 answer mentions no company or is a refusal.',
  );
  expect(leftOutInWords({ left_out: 1200, counted_in: 2 })).toBe(
    '1,200 answers mention no company or are refusals. You counted 2 answers.',
  );
});
