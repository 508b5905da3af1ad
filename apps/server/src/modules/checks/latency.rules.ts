/** What the slowest of so many calls takes on average, each being one of these with equal chance; 0 of none. */
export function slowestOf(count: number, latencies_ms: readonly number[]): number {
  const all = latencies_ms.length;
  return latencies_ms
    .toSorted((x, y) => x - y)
    .reduce((sum, ms, at) => sum + ms * (((at + 1) / all) ** count - (at / all) ** count), 0);
}
