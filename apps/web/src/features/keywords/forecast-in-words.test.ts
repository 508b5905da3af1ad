import { expect, it } from 'vitest';
import { forecastInWords } from './forecast-in-words.ts';

it('says what a check costs and takes', () => {
  const forecast = { calls: 1200, cost_ceiling_usd: 24, expected_cost_usd: 6.5, expected_seconds: 1800 };
  expect(forecastInWords(forecast)).toBe(
    '1,200 questions will cost about $6.50, at most $24.00, and take about 30 min.',
  );
});

it('claims nothing usual while nothing was asked before', () => {
  const forecast = { calls: 1, cost_ceiling_usd: 0.02, expected_cost_usd: null, expected_seconds: null };
  expect(forecastInWords(forecast)).toBe('1 question will cost at most $0.02.');
});
