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

/** The places of rows, from 1, by their ids. */
type Places = Record<string, number>;

/** Of those that stand in another place after a new order, where they stood and where they stand; null where none does. */
export function movedPlaces(
  before: readonly string[],
  after: readonly string[],
): { before: Places; after: Places; moved: number } | null {
  const stood = new Map(before.map((id, at) => [id, at + 1]));
  const moved = after.flatMap((id, at) => (stood.get(id) === at + 1 ? [] : [{ id, place: at + 1 }]));
  if (moved.length === 0) return null;
  return {
    before: Object.fromEntries(moved.map(({ id }) => [id, stood.get(id) ?? 0])),
    after: Object.fromEntries(moved.map(({ id, place }) => [id, place])),
    moved: moved.length,
  };
}
