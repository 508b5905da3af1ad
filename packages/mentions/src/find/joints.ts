import {
  charClass,
  charClassAt,
  DIGIT,
  isWordClass,
  KATAKANA,
  NEWLINE,
  SPACE,
} from '@answerscope/answer-text';
import {
  JOINT_APOSTROPHE,
  JOINT_DOT,
  JOINT_HYPHEN,
  JOINT_INITIALS,
  JOINT_NATURAL,
  JOINT_NONE,
  JOINT_SPACE,
  JOINT_STOP,
  type Pattern,
} from '../names/pattern.ts';

const HYPHENS = /^[-\u2010-\u2015\u2212\ufe63\uff0d]$/;
const APOSTROPHES = /^['’‘`´ʼ′]$/;
const MAX_GAP = 3;
/** `break.com` is not found in `a break. Comments`. */
const DOMAIN_LIKE = /\.\p{Ll}{2,}$/u;

function gapKind(gap: string): 'none' | 'space' | 'hyphen' | 'dot' | 'apostrophe' | 'plural' | 'other' {
  if (gap === '') return 'none';
  if (gap.length > MAX_GAP) return 'other';
  if (/^\s+$/.test(gap)) return /\n\s*\n/.test(gap) ? 'other' : 'space';
  if (/^['’] $/.test(gap)) return 'plural';
  const core = gap.trim();
  if (HYPHENS.test(core)) return 'hyphen';
  if (APOSTROPHES.test(gap)) return 'apostrophe';
  if (gap === '.' || gap === '. ' || gap === '·' || gap === '・') return 'dot';
  return 'other';
}

const ALLOWED: Record<number, readonly string[]> = {
  [JOINT_NONE]: ['none'],
  [JOINT_NATURAL]: ['none', 'space', 'hyphen'],
  [JOINT_SPACE]: ['none', 'space', 'hyphen', 'plural'],
  [JOINT_HYPHEN]: ['none', 'space', 'hyphen'],
  [JOINT_DOT]: ['none', 'dot', 'space', 'hyphen'],
  [JOINT_APOSTROPHE]: ['none', 'apostrophe'],
  [JOINT_INITIALS]: ['none', 'dot'],
  [JOINT_STOP]: ['none', 'dot', 'space', 'hyphen'],
};
const DECLARED: Record<number, string> = {
  [JOINT_NONE]: 'none',
  [JOINT_NATURAL]: 'none',
  [JOINT_SPACE]: 'space',
  [JOINT_HYPHEN]: 'hyphen',
  [JOINT_DOT]: 'dot',
  [JOINT_APOSTROPHE]: 'apostrophe',
  [JOINT_INITIALS]: 'none',
  [JOINT_STOP]: 'dot',
};

export function joinsWell(
  text: string,
  pattern: Pattern,
  positionOf: (symbol: number) => number,
): 'as_declared' | 'respaced' | 'no' {
  let respaced = false;
  let to = positionOf(0);
  for (let i = 0; i + 1 < pattern.symbols.length; i++) {
    const from = to;
    to = positionOf(i + 1);
    const gap = to - from <= 1 ? '' : withoutMarks(text.slice(from + 1, to));
    const joint = pattern.joints[i] ?? JOINT_NONE;
    if (gap === '' && (joint === JOINT_NONE || joint === JOINT_NATURAL || joint === JOINT_INITIALS)) continue;
    if (gap === ' ' && joint === JOINT_SPACE) continue;
    const kind = gapKind(gap);
    if (joint === JOINT_DOT && gap.length > 1 && DOMAIN_LIKE.test(pattern.form.text)) return 'no';
    if (gap === '・' && joint === JOINT_NONE && isKatakana(text, from, to)) {
      respaced = true;
      continue;
    }
    if (joint === JOINT_SPACE && gap === '. ' && isAbbreviation(text, from)) continue;
    const allowed =
      (ALLOWED[joint] ?? []).includes(kind) || isDeclaredSign(pattern.form.text, text, from, to);
    if (!allowed && !isDotted(text, { joint, to, gap }) && !isMeantSplit(text, pattern, i, gap, to))
      return 'no';
    if (kind === DECLARED[joint]) continue;
    if (pattern.form.kind === 'domain') return 'no';
    if (joint === JOINT_NATURAL && kind !== 'none' && !naturalGap(text, from, to, gap)) return 'no';
    if (gap.includes('\n') && joint !== JOINT_SPACE) return 'no';
    respaced = true;
  }
  return respaced ? 'respaced' : 'as_declared';
}

/** `ユニ・チャーム`: a dot between words that the name writes together. */
function isKatakana(text: string, from: number, to: number): boolean {
  return charClassAt(text, from) === KATAKANA && charClassAt(text, to) === KATAKANA;
}

/** `tl;dv`: the declared name has the same sign between the same letters. */
function isDeclaredSign(name: string, text: string, from: number, to: number): boolean {
  return to - from > 1 && name.includes(text.slice(from, to + 1));
}

export function joinedSpacing(pattern: Pattern): 'as_declared' | 'respaced' | 'no' {
  pattern.joined ??= joinsWell('', pattern, (symbol) => symbol);
  return pattern.joined;
}

function naturalGap(text: string, from: number, to: number, gap: string): boolean {
  if (gap.length !== 1) return false;
  const isNumber = charClass(text.charCodeAt(from)) === DIGIT || charClass(text.charCodeAt(to)) === DIGIT;
  if (isNumber) return gap !== ' ';
  const next = text.charAt(to);
  return gap !== ' ' || next !== next.toLowerCase();
}

/** `Point.P` for Point P: a dot for the space, with a capital behind it and nothing else. */
function isDotted(text: string, { joint, to, gap }: { joint: number; to: number; gap: string }): boolean {
  return joint === JOINT_SPACE && gap === '.' && /\p{Lu}/u.test(text.charAt(to));
}

/** `St. Pauli` for St Pauli: a capital and up to three consonants are an abbreviation, and its full stop ends no sentence. */
function isAbbreviation(text: string, last: number): boolean {
  return ABBREVIATION.test(text.slice(Math.max(0, last - 4), last + 1));
}

const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}[bcdfghj-np-tv-xz]{1,3}$/u;

const MIN_PART = 4;

/** `Green Choice` for Greenchoice: one gap, both parts long and with a capital. */
function isMeantSplit(
  text: string,
  { symbols, joints, form }: Pattern,
  i: number,
  gap: string,
  to: number,
): boolean {
  if (gap !== ' ' || form.kind === 'domain' || i + 1 < MIN_PART || symbols.length - i - 1 < MIN_PART)
    return false;
  if (joints.some((joint) => joint !== JOINT_NONE)) return false;
  const first = text.charAt(to - gap.length - i - 1);
  return /\p{Lu}/u.test(first) && /\p{Lu}/u.test(text.charAt(to));
}

function withoutMarks(gap: string): string {
  let out = '';
  for (let i = 0; i < gap.length; i++) {
    const value = charClass(gap.charCodeAt(i));
    if (value === SPACE || value === NEWLINE || (!isWordClass(value) && value !== 10)) out += gap.charAt(i);
  }
  return out;
}
