import { expect, it } from 'vitest';
import { ratingOf } from './vital-rating.ts';

it('a vital is as three of four pages are, and untold of too few', () => {
  const of = (good: number | null, poor: number | null) =>
    ratingOf({ good_percent: good, poor_percent: poor });
  expect([of(75, 25), of(74, 25), of(60, 26), of(null, null)]).toEqual([
    'good',
    'needs_improvement',
    'poor',
    'untold',
  ]);
});
