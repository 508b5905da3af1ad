import { expect, it } from 'vitest';
import { EARLY_READS_MS } from './early-reads.ts';
import { startReadAge } from './read-age.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');

/** The clocks of a page that was opened so long ago, and the age of a cache that was created then. */
function createCache(pageAgeMs: number) {
  const at = { page: pageAgeMs, wall: NOON };
  return { at, readAgeMs: startReadAge([() => at.page, () => at.wall]) };
}

it('counts from the document while its early reads can be taken, and from the cache later', () => {
  for (const [pageAgeMs, expected] of [
    [800, 1_000],
    [EARLY_READS_MS, EARLY_READS_MS + 200],
    [EARLY_READS_MS + 1, 200],
  ] as const) {
    const { at, readAgeMs } = createCache(pageAgeMs);
    at.page += 200;
    expect(readAgeMs()).toBe(expected);
  }
});

it('counts the sleep of the computer, and is not misled by a clock that is set back', () => {
  const { at, readAgeMs } = createCache(0);
  at.page += 500;
  at.wall += 3_600_000;
  expect(readAgeMs()).toBe(3_600_000);
  at.wall = NOON - 3_600_000;
  expect(readAgeMs()).toBe(500);
});
