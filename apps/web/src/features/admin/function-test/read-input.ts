import * as messages from './messages.ts';
/** What was typed as JSON: an input, or what is wrong and where. */
export type ReadInput = { input: Record<string, unknown> | null; fault: null } | { fault: string };

/** Reads what was typed; nothing is no input. */
export function readInput(typed: string): ReadInput {
  if (typed.trim() === '') return { input: null, fault: null };
  try {
    const value: unknown = JSON.parse(typed);
    return isObject(value) ? { input: value, fault: null } : { fault: messages.mustBeObject };
  } catch {
    return { fault: faultInWords(typed, findFault(typed)) };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultInWords(typed: string, at: number): string {
  const before = typed.slice(0, at).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const place = { line: before.length, column };
  const found = typed[at];
  return found === undefined ? messages.endsTooEarly(place) : messages.notExpected({ ...place, found });
}

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them within a text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Where a text stops to be JSON; browsers do not agree in saying it. */
function findFault(typed: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(typed);
    if (found !== null) at += found[0].length;
    return found !== null;
  };
  const sign = (wanted: string): boolean => {
    take(SPACE);
    if (typed[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const list = (end: string, entry: () => boolean): boolean => {
    if (sign(end)) return true;
    do {
      if (!entry()) return false;
    } while (sign(','));
    return sign(end);
  };
  const text = (): boolean => {
    take(SPACE);
    return take(TEXT);
  };
  const value = (): boolean => {
    if (sign('{')) return list('}', () => text() && sign(':') && value());
    if (sign('[')) return list(']', value);
    return take(TEXT) || take(PLAIN);
  };
  if (value()) take(SPACE);
  return at;
}
