/**
 * The lists and objects that an answer promises: `[{}]` is a list of objects, `[]` a list of anything, and an object
 * names its parts. The build writes it for every procedure from the contract, which is too large for a browser.
 */
export type AnswerShape = readonly AnswerShape[] | { readonly [part: string]: AnswerShape };

/** Where an answer lacks a promised list or object ('answer.items.0'), or null: what lacks one breaks its page. */
export function missingPart(answer: unknown, shape: AnswerShape, place = 'answer'): string | null {
  const isList = Array.isArray(shape);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) !== isList) return place;
  const shapes = shape as Record<string, AnswerShape>;
  for (const part of Object.keys(shapes[0] ? answer : shape)) {
    const found = missingPart(
      (answer as Record<string, unknown>)[part],
      shapes[isList ? 0 : part] ?? {},
      `${place}.${part}`,
    );
    if (found !== null) return found;
  }
  return null;
}
