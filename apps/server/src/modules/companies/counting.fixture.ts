import { seededRandom } from '../../../../../scripts/seeded-random.ts';

/** Chance that is the same every time. */
export function random(seed: number) {
  const { next, below } = seededRandom(seed);
  const shuffled = <One>(list: readonly One[]): One[] =>
    list
      .map((one) => ({ one, at: next() }))
      .toSorted((x, y) => x.at - y.at)
      .map(({ one }) => one);
  return { below, shuffled };
}
