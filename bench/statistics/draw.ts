import type { KeywordCount } from '@answerscope/statistics';

/** A seeded stream of chances in [0, 1): the same seed gives the same bench on every machine. */
export type Chance = () => number;

/** SplitMix: Steele, Lea & Flood (2014), OOPSLA; a 32-bit counter, mixed, two words to a chance. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53;
}

/** How many of n answers name the brand at this rate. */
export function drawCount(chance: Chance, n: number, rate: number): number {
  let mentioned = 0;
  for (let answer = 0; answer < n; answer++) mentioned += Number(chance() < rate);
  return mentioned;
}

/** How many answers a check gives, and how much these correlate beyond the keyword's own rate. */
export interface Checking {
  per_check: number;
  agreement: number;
}

export const SINGLE_ANSWERS: Checking = { per_check: 1, agreement: 0 };

/** Checks of 1, 3 and 9 answers that agree not at all, somewhat and nearly always; of one there is nothing to agree. */
export const CHECKINGS: readonly Checking[] = [
  SINGLE_ANSWERS,
  ...[3, 9].flatMap((per_check) => [0, 0.3, 0.8].map((agreement) => ({ per_check, agreement }))),
];

/** The answers of a keyword by check: each has a rate of its own around that of the keyword. */
export function drawChecks(
  chance: Chance,
  { answers, rate, per_check, agreement }: { answers: number; rate: number } & Checking,
): KeywordCount {
  if (per_check === 1) return { answers, mentioned: drawCount(chance, answers, rate) };
  const checks = Array.from({ length: answers / per_check }, () => ({
    answers: per_check,
    mentioned: drawCount(chance, per_check, agreement === 0 ? rate : drawRate(chance, rate, agreement)),
  }));
  return { answers, mentioned: checks.reduce((total, { mentioned }) => total + mentioned, 0), checks };
}

/** A keyword's own rate: beta with this mean, so that answers of a keyword correlate by `correlation`. */
export function drawRate(chance: Chance, mean: number, correlation: number): number {
  const weight = 1 / correlation - 1;
  const yes = logGamma(chance, mean * weight);
  const no = logGamma(chance, (1 - mean) * weight);
  return 1 / (1 + Math.exp(no - yes));
}

/** The logarithm of a gamma variate (small shapes underflow). Marsaglia & Tsang (2000), ACM TOMS 26:363-372. */
function logGamma(chance: Chance, shape: number): number {
  if (shape < 1) return logGamma(chance, shape + 1) + Math.log(1 - chance()) / shape;
  const d = shape - 1 / 3;
  for (;;) {
    const x = drawNormal(chance);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - chance()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return Math.log(d * v);
  }
}

/** Box & Muller (1958), Ann. Math. Stat. 29:610-611. */
function drawNormal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
