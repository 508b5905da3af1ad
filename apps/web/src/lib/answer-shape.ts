/**
 * What an answer must hold to be read: `*` for a list, else the names of its lists (`items*`) and objects (`plan`),
 * parted by blanks. The build writes it for every procedure from the contract, which is too large for a browser.
 */
export type AnswerShape = string;

/** The first part that an answer lacks, or null: what lacks one would break whatever draws it. */
export function missingPart(answer: unknown, shape: AnswerShape): string | null {
  if (shape === '*') return Array.isArray(answer) ? null : 'list';
  if (!isObject(answer)) return 'object';
  const has = (part: string) =>
    part.endsWith('*') ? Array.isArray(answer[part.slice(0, -1)]) : isObject(answer[part]);
  return shape.split(' ').find((part) => part !== '' && !has(part)) ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
