import {
  ARABIC,
  CYRILLIC,
  charClass,
  GREEK,
  HAN,
  HEBREW,
  INVISIBLE,
  isWordClass,
  LATIN,
  MARK,
} from '@answerscope/answer-text';

export const SEPARATOR = 0;
export const SKIPPED = 1;
/** Folds to several symbols (ß, æ, ligatures) or is half of a surrogate pair; see `foldedSequence`. */
export const SEQUENCE = 2;

const UNKNOWN = 0xffff;
const FOLDED = new Uint16Array(65536).fill(UNKNOWN);
/** Sequences of single code units from 1 on, and where that of a unit stands; those of pairs are in the map. */
const UNIT_SEQUENCES: (readonly number[])[] = [[]];
const SEQUENCE_AT = new Uint16Array(65536);
const SEQUENCES = new Map<number, readonly number[]>();

const SPECIAL: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const COMPATIBILITY_KANA = /[\u3099-\u309c]/;

export function foldText(char: string): string {
  if (isAscii(char)) return char.toLowerCase();
  return (char.length > 1 ? foldPlain(char) : null) ?? foldAny(char);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
}

function foldPlain(text: string): string | null {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      out += text.charAt(at).toLowerCase();
      continue;
    }
    const unit = steadyUnit(code);
    if (unit === 0) return null;
    out += String.fromCharCode(unit);
  }
  return out;
}

/** 1 for the classes of units that fold alike whatever stands beside them. */
const STEADY = new Uint8Array(256);
for (const value of [LATIN, CYRILLIC, GREEK, ARABIC, HEBREW, HAN]) STEADY[value] = 1;

/** What a unit beyond ASCII folds to in any word; 0 where its neighbours decide, or it folds to several. */
export function steadyUnit(code: number): number {
  const unit = foldedUnit(code);
  return unit > SEQUENCE && STEADY[charClass(code)] === 1 ? unit : 0;
}

function foldAny(char: string): string {
  const wide = char.normalize('NFKC').toLowerCase();
  let out = '';
  for (const part of wide) {
    const value = charClass(part.charCodeAt(0));
    const stripped =
      value === LATIN || value === CYRILLIC || value === GREEK || /\p{Script=Arabic}/u.test(part)
        ? part.normalize('NFD').replace(/[\p{M}\u0640]/gu, '')
        : part;
    for (const base of stripped) out += SPECIAL[base] ?? base;
  }
  return COMPATIBILITY_KANA.test(out) ? out.normalize('NFC') : out;
}

function foldUnit(code: number): number {
  if (code === 0x26 || code === 0xff06) return 0x26;
  if (code === 0x2b || code === 0xff0b) return 0x2b;
  if (code >= 0xd800 && code <= 0xdbff) return SEQUENCE;
  if (code >= 0xdc00 && code <= 0xdfff) return SKIPPED;
  const value = charClass(code);
  if (value === INVISIBLE || value === MARK) return SKIPPED;
  if (!isWordClass(value)) return SEPARATOR;
  const folded = foldText(String.fromCharCode(code));
  if (folded.length === 1) return folded.charCodeAt(0);
  return folded === '' ? SKIPPED : SEQUENCE;
}

export function foldedUnit(code: number): number {
  const known = FOLDED[code] ?? SEPARATOR;
  if (known !== UNKNOWN) return known;
  const value = foldUnit(code);
  FOLDED[code] = value;
  return value;
}

const NAME_CHAR = /[\p{L}\p{Nd}]/u;

/** Symbols of the character at `offset` when `foldedUnit` said SEQUENCE; empty for emoji and other symbols. */
export function foldedSequence(text: string, offset: number): readonly number[] {
  const unit = text.charCodeAt(offset);
  const at = SEQUENCE_AT[unit] ?? 0;
  if (at > 0) return UNIT_SEQUENCES[at] ?? [];
  const code = text.codePointAt(offset) ?? 0x20;
  const known = SEQUENCES.get(code);
  if (known) return known;
  const char = String.fromCodePoint(code);
  const folded = NAME_CHAR.test(char) ? foldText(char) : '';
  const symbols = Array.from({ length: folded.length }, (_, i) => folded.charCodeAt(i));
  if (code === unit && (unit < 0xd800 || unit > 0xdfff)) SEQUENCE_AT[unit] = UNIT_SEQUENCES.push(symbols) - 1;
  else if (SEQUENCES.size < 4096) SEQUENCES.set(code, symbols);
  return symbols;
}

export function foldCompact(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const unit = foldedUnit(text.charCodeAt(i));
    if (unit === SEQUENCE) out += String.fromCharCode(...foldedSequence(text, i));
    else if (unit > SEQUENCE) out += String.fromCharCode(unit);
  }
  return out;
}
