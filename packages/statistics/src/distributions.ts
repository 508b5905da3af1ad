/// <reference path="./jstat.d.ts" />
import jstat from 'jstat';

/** The value that a standard normal variable stays below with this probability (0 to 1, exclusive). */
export function normalQuantile(probability: number): number {
  return jstat.normal.inv(probability, 0, 1);
}

/** The value that Student's t with these degrees of freedom (at least 1) stays below with this probability. */
export function studentQuantile(probability: number, degreesOfFreedom: number): number {
  return jstat.studentt.inv(probability, degreesOfFreedom);
}

/** ln C(n, k) for k = 0 … n. In logarithms, because C(1100, 550) is beyond a double. */
export function logBinomialCoefficients(n: number): Float64Array {
  const logFactorials = Float64Array.from({ length: n + 1 }, (_, k) => jstat.factorialln(k));
  const at = (k: number): number => logFactorials[k] ?? 0;
  return logFactorials.map((_, k) => at(n) - at(k) - at(n - k));
}

/** The chances of 0 … n successes at this rate (0 to 1), from `logBinomialCoefficients(n)`. */
export function binomialProbabilities(logCoefficients: Float64Array, rate: number): Float64Array {
  const n = logCoefficients.length - 1;
  if (rate <= 0 || rate >= 1) return logCoefficients.map((_, k) => Number(k === (rate <= 0 ? 0 : n)));
  const logRate = Math.log(rate);
  const logRest = Math.log1p(-rate);
  return logCoefficients.map((logCoefficient, k) =>
    Math.exp(logCoefficient + k * logRate + (n - k) * logRest),
  );
}

/** The chance that a standard normal variable exceeds this. */
export function normalTail(value: number): number {
  return 1 - jstat.normal.cdf(value, 0, 1);
}
