import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it('counts down to nothing, by begun seconds', () => {
  expect([30 * 60_000, 65_400, 59_001, 1, 0, -5_000].map(timeLeft)).toEqual([
    '30:00',
    '1:06',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
});
