/**
 * All ids with those of `wanted` in their new order, in the places that they had together; null when one of them is not
 * there. Named twice, the first counts.
 */
export function placed(all: readonly string[], wanted: readonly string[]): string[] | null {
  const next = [...new Set(wanted)];
  const known = new Set(all);
  if (next.some((id) => !known.has(id))) return null;
  const moving = new Set(next);
  let at = 0;
  return all.map((id) => (moving.has(id) ? (next[at++] ?? id) : id));
}
