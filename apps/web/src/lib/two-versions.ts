/** A field, or what knows one, by the name under which its value stands. */
interface Named {
  name: string;
}

/** What was written of a row, or of an older state of it. */
export function writtenOf(fields: readonly Named[], state: object): Record<string, unknown> {
  const known = new Map(Object.entries(state));
  return Object.fromEntries(fields.map(({ name }) => [name, known.get(name)]));
}

/** A row as two have changed it since one version of it. */
interface Versions {
  /** As both began. */
  base: Record<string, unknown>;
  mine: Record<string, unknown>;
  theirs: object;
}

/**
 * What two changes of one version come to when mine is kept: what I changed as I changed it, all else as the other has
 * it. And the fields to choose in: those that I changed to something else than the other has.
 */
export function versionsOf<Field extends Named>(
  fields: readonly Field[],
  { base, mine, theirs }: Versions,
): { merged: Record<string, unknown>; fields: Field[]; onlyTheirs: Field[] } {
  const changedByMe = differingFields(fields, base, mine);
  const stored = writtenOf(fields, theirs);
  const merged = { ...stored, ...writtenOf(changedByMe, mine) };
  const chosen = differingFields(changedByMe, mine, stored);
  const onlyTheirs = differingFields(fields, base, stored).filter((field) => !changedByMe.includes(field));
  return { merged, fields: chosen, onlyTheirs };
}

/** The fields in which two versions of a row differ. */
export function differingFields<Field extends Named>(
  fields: readonly Field[],
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): Field[] {
  return fields.filter(
    ({ name }) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
}
