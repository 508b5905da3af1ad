import { expect, it } from 'vitest';
import { headlineOf, pooledRate } from '../../domain/rate/headline.fixture.ts';
import { cardBasis } from './card-in-words.ts';

const results = { keywords: 24, failed: 0, branded: 0 };

it('says over which window and how many keywords the rate goes', () => {
  const grown = pooledRate(4, 9, { window_days: 41, keywords: 1 });
  expect(cardBasis(headlineOf(pooledRate(4, 10)), results)).toBe('28 days, 12 keywords.');
  expect(cardBasis(headlineOf(grown), results)).toBe('41 days, 1 keyword.');
  expect(cardBasis(headlineOf(null), results)).toBe('');
  const apart = { change: { earlier: pooledRate(6, 100), recent: pooledRate(12, 100) } };
  expect(cardBasis(headlineOf(pooledRate(50, 100), apart), results)).toBe(
    '28 days, 12 keywords. Change: the average of each keyword’s change, as the number of answers per keyword differs.',
  );
});

it('says before the first report what was checked and what it takes to have one', () => {
  const newest = headlineOf(pooledRate(1, 4, { window_days: null }), { basis: 'newest_results' });
  expect(cardBasis(newest, { keywords: 5, failed: 1, branded: 2 })).toBe(
    '5 keywords checked, 1 failed, 2 branded in no rate. Check all keywords to get your first report.',
  );
});
