/** A capitalised word, from a place on: letters of scripts with capitals, digits, the signs names are written with. */
const WORD =
  /(?:\d{0,2}\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{Ll})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}&'’-]*(?:\.(?:com|ai|io|org|net)(?!\p{L}))?[+®™]?/uy;

const DIGIT = 1;
const CAPITAL = 2;
const SMALL = 4;
/** `&`, `'`, `-`: a word goes on behind it. */
const INNER = 8;
/** `.`, `@`, `/`, `_`: no word begins behind it. */
const JOINT = 16;
/** Kinds of the ASCII units. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/\d/.test(char)) return DIGIT;
  if (/[A-Z]/.test(char)) return CAPITAL;
  if (/[a-z]/.test(char)) return SMALL;
  if (char === '-') return INNER | JOINT;
  if (/[&']/.test(char)) return INNER;
  return /[.@/_]/.test(char) ? JOINT : 0;
});

const isIn = (code: number, kinds: number): boolean => code < 0x80 && ((KINDS[code] ?? 0) & kinds) !== 0;

/** A letter beyond ASCII that may have a capital form. */
const isFurtherLetter = (code: number): boolean => code >= 0xc0 && code <= 0x1fff;

/** What stands before the inside of a word or an address: a letter, a digit, one of `.@/_-`. */
function isInside(code: number): boolean {
  return isIn(code, DIGIT | CAPITAL | SMALL | JOINT) || isFurtherLetter(code);
}

/** A text and its code units; what is behind its end is not read. */
export interface Read {
  text: string;
  units: Uint16Array;
}

/**
 * Where the next word begins, from a place on, that may have a capital among its first letters: most words of most texts
 * have none. -1 for none before `end`.
 */
export function nextWordStart({ text, units }: Read, from: number, end: number): number {
  const { length } = text;
  const limit = Math.min(end, length);
  let inside = from > 0 && isInside(units[from - 1] ?? 0);
  for (let at = from; at < limit; at++) {
    const code = units[at] ?? 0;
    if (code < 0x80) {
      const kind = KINDS[code] ?? 0;
      if (!inside && (kind & (DIGIT | CAPITAL)) !== 0) return at;
      if (!inside && kind === SMALL && hasCapitalSoon(units, at, length)) return at;
      inside = (kind & (DIGIT | CAPITAL | SMALL | JOINT)) !== 0;
    } else {
      const isLetter = isFurtherLetter(code);
      if (!inside && isLetter) return at;
      inside = isLetter;
    }
  }
  return -1;
}

function hasCapitalSoon(units: Uint16Array, at: number, length: number): boolean {
  if (at + 1 < length && isIn(units[at + 1] ?? 0, CAPITAL)) return true;
  return at + 2 < length && isIn(units[at + 2] ?? 0, CAPITAL);
}

/** Where the capitalised word that begins at a place ends; -1 when none does. */
export function wordEnd(read: Read, start: number): number {
  const end = asciiEnd(read, start);
  if (end !== ASK) return end;
  WORD.lastIndex = start;
  return WORD.test(read.text) ? WORD.lastIndex : -1;
}

/** Only the pattern can tell. */
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
    return code === PLUS ? at + 1 : at;
  }
  return at;
}

/** Dashes, quotes, dots and marks without width. */
const isPunctuation = (code: number): boolean => code >= 0x2010 && code <= 0x2060;

/** Behind the first letters, which make the word one with a capital: `N`, `3M`, `iRo`, `deNo`. */
function asciiBegin(units: Uint16Array, start: number, length: number): number {
  const unit = (at: number): number => (at < length ? (units[at] ?? 0) : 0);
  const first = unit(start);
  if (isIn(first, CAPITAL)) return start + 1;
  if (isIn(first, DIGIT)) {
    const at = isIn(unit(start + 1), DIGIT) ? start + 2 : start + 1;
    return isIn(unit(at), CAPITAL) ? at + 1 : orAsk(unit(at));
  }
  if (!isIn(first, SMALL)) return ASK;
  const at = isIn(unit(start + 1), SMALL) ? start + 2 : start + 1;
  if (!isIn(unit(at), CAPITAL)) return orAsk(unit(at));
  return isIn(unit(at + 1), SMALL) ? at + 2 : orAsk(unit(at + 1));
}

const orAsk = (code: number): number => (code >= 0x80 ? ASK : -1);
