/**
 * The lists and objects that an answer promises: `[shape]` is a list of such entries, `[]` a list of anything, and an
 * object names its parts; one whose name ends in '?' may be absent or null. The build writes it for every procedure
 * from the contract, which is too large for a browser.
 */
export type AnswerShape = readonly [] | readonly [AnswerShape] | { readonly [part: string]: AnswerShape };

/** Where an answer lacks a promised list or object ('items[0].tags'), or null: what lacks one breaks its page. */
export function missingPart(answer: unknown, shape: AnswerShape, place = ''): string | null {
  if (isList(shape)) {
    if (!Array.isArray(answer)) return place || 'list';
    const [entryShape] = shape;
    return entryShape === undefined
      ? null
      : firstMissing(answer, (entry, index) => missingPart(entry, entryShape, `${place}[${index}]`));
  }
  if (!isObject(answer)) return place || 'object';
  return firstMissing(Object.entries(shape), ([part, partShape]) => {
    const name = part.replace('?', '');
    const isAbsent = name !== part && (answer[name] ?? null) === null;
    return isAbsent ? null : missingPart(answer[name], partShape, place === '' ? name : `${place}.${name}`);
  });
}

function firstMissing<Part>(
  parts: readonly Part[],
  missing: (part: Part, index: number) => string | null,
): string | null {
  for (const [index, part] of parts.entries()) {
    const found = missing(part, index);
    if (found !== null) return found;
  }
  return null;
}

function isList(shape: AnswerShape): shape is readonly [] | readonly [AnswerShape] {
  return Array.isArray(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
