import { expect, test } from 'vitest';
import { formatRate, formatShare } from './format-rate.ts';

test('a rate and its interval are whole percent', () => {
  expect(formatRate({ k: 25, n: 60, interval: { low: 0.3051, high: 0.5437 } })).toEqual({
    rate: '42%',
    range: '31-54',
  });
});

test('a share shows one decimal only where there is one', () => {
  expect(formatShare(33.333)).toBe('33.3%');
  expect(formatShare(50)).toBe('50%');
});
