import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { cardBasis, whatIsMissing } from './card-in-words.ts';

const results = { keywords: 24, failed: 0, branded: 0 };
const day = (iso: string) => iso.slice(0, 10);

it('says over which window and how many keywords the rate goes', () => {
  const grown = pooledRate(4, 9, { window_days: 41, keywords: 1 });
  expect(cardBasis(headlineOf(pooledRate(4, 10)), results)).toBe('Over 28 days, 12 keywords.');
  expect(cardBasis(headlineOf(grown), results)).toBe('Over 41 days, 1 keyword.');
  expect(cardBasis(headlineOf(null), results)).toBe('');
  const apart = { change: { earlier: pooledRate(6, 100), recent: pooledRate(12, 100) } };
  expect(cardBasis(headlineOf(pooledRate(50, 100), apart), results)).toBe(
    'Over 28 days, 12 keywords. Change: each keyword weighed alike.',
  );
});

it('says before the first report what was checked and what it takes to have one', () => {
  const newest = headlineOf(pooledRate(1, 4, { window_days: null }), { basis: 'newest_results' });
  expect(cardBasis(newest, { keywords: 5, failed: 1, branded: 2 })).toBe(
    '5 keywords checked, 1 failed and left out, 2 branded left out. Your first report comes with a finished check of all keywords.',
  );
});

it('says what is missing only where that is what keeps a change from being told', () => {
  const told = (change: Parameters<typeof headlineOf>[1], cost: number | null = null) =>
    whatIsMissing(headlineOf(pooledRate(4, 10), change), cost, day);
  expect(told({ change: { ...UNTOLD, missing_answers: 14 } }, 0.1)).toBe(
    '14 more answers, about $1.40, would tell a change from chance.',
  );
  expect(told({ change: { ...UNTOLD, missing_answers: 1 } })).toBe(
    '1 more answer would tell a change from chance.',
  );
  expect(told({ change: { ...UNTOLD, possible_from: '2026-12-14T06:00:00.000Z' } })).toBe(
    'At this pace, a change can be detected from 2026-12-14 on.',
  );
  expect(told({})).toBe('');
  expect(whatIsMissing(headlineOf(null, { change: UNTOLD }), 0.1, day)).toBe('');
});
