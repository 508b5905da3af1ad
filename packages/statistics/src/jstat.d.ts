/** The part of jstat used here; the package brings no types. */
declare module 'jstat' {
  const jstat: {
    studentt: { inv(probability: number, degreesOfFreedom: number): number };
    normal: {
      inv(probability: number, mean: number, standardDeviation: number): number;
      cdf(value: number, mean: number, standardDeviation: number): number;
    };
    factorialln(n: number): number;
  };
  export default jstat;
}
