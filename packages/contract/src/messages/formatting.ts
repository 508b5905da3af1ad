/** Called by compiled messages (`apps/web/compiled-messages.ts`). */

const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it. */
export function formatNumber(language: string, value: number, options?: Intl.NumberFormatOptions): string {
  // Making a formatter is slow.
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  // `Intl` rounds 0.285 up, and every other figure of the product down.
  const isWholePercent = options?.style === 'percent' && options.maximumFractionDigits === undefined;
  return format.format(isWholePercent ? Math.round(100 * value) / 100 : value);
}

const ordinals = new Map<string, Intl.PluralRules>();

/** The form of a place in order: 'two' for the 2nd. */
export function ordinalOf(language: string, value: number): Intl.LDMLPluralRule {
  const rules = ordinals.get(language) ?? new Intl.PluralRules(language, { type: 'ordinal' });
  ordinals.set(language, rules);
  return rules.select(value);
}

/** Parts of a sentence in one list, with no two texts beside each other. */
export function joinParts(parts: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const part of parts.flat(9))
    if (typeof part === 'string' && typeof joined.at(-1) === 'string') joined.push(`${joined.pop()}${part}`);
    else if (part !== '') joined.push(part);
  return joined;
}

/** A sentence with elements, as its parts or its only part. */
export function sentence(parts: readonly unknown[]): unknown {
  const joined = joinParts(parts);
  return joined.length === 1 ? joined[0] : joined;
}
