export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  between(from: number, to: number): number;
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** The same seed gives the same draws (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
  };
}
