interface Pillar {
  pillar_text: string;
}

/**
 * Pillars that were put in other words: of a list that is saved as a whole, one whose text is gone while a text that was
 * not there before stands in its place.
 */
export function rewordedPillars(
  before: readonly Pillar[],
  after: readonly Pillar[],
): { from: string; to: string }[] {
  const texts = (pillars: readonly Pillar[]) => new Set(pillars.map(({ pillar_text }) => pillar_text));
  const known = texts(before);
  const kept = texts(after);
  // A list that became shorter or longer has moved: what stands in a place is another pillar.
  if (before.length !== after.length) return [];
  return before.flatMap(({ pillar_text: from }, place) => {
    const to = after[place]?.pillar_text;
    return to === undefined || kept.has(from) || known.has(to) ? [] : [{ from, to }];
  });
}
