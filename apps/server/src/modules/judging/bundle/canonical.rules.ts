/** JSON with sorted names and times as ISO texts: the same value is the same bytes, wherever it comes from. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : one,
  );
}

/** One line a row. */
export function canonicalLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${canonicalJson(row)}\n`).join('');
}

/** A number as a column of 4 bytes gives it back: the shortest decimals that mean the same. */
export function asStoredReal(value: number): number {
  const stored = Math.fround(value);
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(stored.toPrecision(digits));
    if (Math.fround(short) === stored) return short;
  }
  return stored;
}
