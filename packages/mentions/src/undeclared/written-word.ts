const WORD =
  /(?:\d{0,2}\p{Lu}|\p{Ll}{1,6}\p{Lu}\p{L})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}&'’\-\u2010\u2011]*(?:\.(?:com|ai|io|org|net|app|co|de|fr|es|it|nl|pl|at|ch|uk|dk|be|eu|se|no|fi|cz|pt|ie|dev|shop|store)(?!\p{L}))?(?:[®™]|\+(?!\d))?/uy;

const DIGIT = 1;
const CAPITAL = 2;
const SMALL = 4;
/** `&`, `'`, `-`: a word goes on behind it. */
const INNER = 8;
/** `.`, `@`, `/`, `_`: no word begins behind it. */
const JOINT = 16;
const FURTHER = 32;
const WITHIN = DIGIT | CAPITAL | SMALL | JOINT | FURTHER;
const BEGIN = DIGIT | CAPITAL | FURTHER;
const KINDS = Uint8Array.from({ length: 0x2000 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (code >= 0xc0) return FURTHER;
  if (/\d/.test(char)) return DIGIT;
  if (/[A-Z]/.test(char)) return CAPITAL;
  if (/[a-z]/.test(char)) return SMALL;
  if (char === '-') return INNER | JOINT;
  if (/[&']/.test(char)) return INNER;
  return /[.@/_]/.test(char) ? JOINT : 0;
});

/** Hyphens beyond ASCII: `T‑Shirt`. */
const isHyphen = (code: number): boolean => code === 0x2010 || code === 0x2011;

const kindOf = (code: number): number =>
  code < 0x2000 ? (KINDS[code] ?? 0) : isHyphen(code) ? INNER | JOINT : 0;
const isIn = (code: number, kinds: number): boolean => (kindOf(code) & kinds) !== 0;

export interface Read {
  text: string;
  units: Uint16Array;
}

/** A word has its capital behind at most so many small letters, or two digits: `freeCodeCamp`, `37Signals`. */
const LONGEST_LEAD = 6;

export function wordStart({ text, units }: Read, capital: number): number {
  let start = capital;
  for (; start > 0 && isIn(units[start - 1] ?? 0, WITHIN); start--)
    if (capital - start === LONGEST_LEAD) return -1;
  const kind = kindOf(units[start] ?? 0);
  return (kind & BEGIN) !== 0 || (kind === SMALL && hasCapitalSoon(units, start, text.length)) ? start : -1;
}

function hasCapitalSoon(units: Uint16Array, start: number, length: number): boolean {
  for (let at = start + 1; at <= start + LONGEST_LEAD && at < length; at++)
    if (isIn(units[at] ?? 0, CAPITAL)) return true;
  return false;
}

export function wordEnd(read: Read, start: number): number {
  const end = asciiEnd(read, start);
  if (end !== ASK) return end;
  WORD.lastIndex = start;
  return WORD.test(read.text) ? WORD.lastIndex : -1;
}

const ASK = -2;
const APOSTROPHE = 0x2019;
const DOT = 0x2e;
const PLUS = 0x2b;

/** As `WORD` has it, while nothing beyond ASCII stands there. */
function asciiEnd({ text, units }: Read, start: number): number {
  const { length } = text;
  let at = asciiBegin(units, start, length);
  if (at < 0) return at;
  for (; at < length; at++) {
    const code = units[at] ?? 0;
    if (isIn(code, DIGIT | CAPITAL | SMALL | INNER) || code === APOSTROPHE) continue;
    if (code >= 0x80) return isPunctuation(code) ? at : ASK;
    if (code === DOT) return at + 1 < length && isIn(units[at + 1] ?? 0, SMALL) ? ASK : at;
    return code === PLUS && !isIn(unitAt(units, at + 1, length), DIGIT) ? at + 1 : at;
  }
  return at;
}

const isPunctuation = (code: number): boolean => code >= 0x2010 && code <= 0x2060;

/** Behind the first letters, which make the word one with a capital: `N`, `3M`, `iRo`, `freeCo`. */
function asciiBegin(units: Uint16Array, start: number, length: number): number {
  const first = unitAt(units, start, length);
  if (isIn(first, CAPITAL)) return start + 1;
  if (isIn(first, DIGIT)) {
    const at = isIn(unitAt(units, start + 1, length), DIGIT) ? start + 2 : start + 1;
    const capital = unitAt(units, at, length);
    return isIn(capital, CAPITAL) ? at + 1 : orAsk(capital);
  }
  if (!isIn(first, SMALL)) return ASK;
  let at = start + 1;
  while (at - start < LONGEST_LEAD && isIn(unitAt(units, at, length), SMALL)) at++;
  const capital = unitAt(units, at, length);
  if (!isIn(capital, CAPITAL)) return orAsk(capital);
  const behind = unitAt(units, at + 1, length);
  return isIn(behind, SMALL | CAPITAL) ? at + 2 : orAsk(behind);
}

function unitAt(units: Uint16Array, at: number, length: number): number {
  return at < length ? (units[at] ?? 0) : 0;
}

const orAsk = (code: number): number => (code >= 0x80 ? ASK : -1);
