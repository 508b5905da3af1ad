import { expect, it } from 'vitest';
import { boundaryDelayMs, loaderDelayMs } from './retries.ts';

it('waits a second, and half a second more each time, before it draws again what broke', () => {
  expect([0, 1, 2].map(boundaryDelayMs)).toEqual([1_000, 1_500, 2_000]);
});

it('waits a second, and half as long again each time, before it asks again for a part of the program', () => {
  expect([0, 1, 2].map(loaderDelayMs)).toEqual([1_000, 1_500, 2_250]);
});
