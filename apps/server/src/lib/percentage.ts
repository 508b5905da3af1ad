/** A share in percent, with one decimal; null of nothing. */
export function percentageOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}
