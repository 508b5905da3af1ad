import { charClassAt, DIGIT, isWordClass } from '@answerscope/answer-text';
import { foldedSequence, foldedUnit, SEPARATOR, SEQUENCE, SKIPPED } from '../text/fold.ts';
import { inflectionStems } from './inflection.ts';
import type { NameForm } from './name-forms.ts';

export const JOINT_NONE = 0;
/** Where a capital or digit begins inside a word: HubSpot, 1Password. */
export const JOINT_NATURAL = 1;
export const JOINT_SPACE = 2;
export const JOINT_HYPHEN = 3;
export const JOINT_DOT = 4;
export const JOINT_APOSTROPHE = 5;
/** Between the letters of an abbreviation: I.B.M. */
export const JOINT_INITIALS = 6;
/** Behind an abbreviation: Dr. Oetker. */
export const JOINT_STOP = 7;

/** A folded form to look for. `joints[i]` is what may stand after symbol i. */
export interface Pattern {
  form: NameForm;
  symbols: readonly number[];
  joints: Uint8Array;
  stem: boolean;
  joined: 'as_declared' | 'respaced' | 'no' | null;
}

const AMPERSAND = 0x26;

interface Folded {
  symbols: number[];
  joints: number[];
}

function separatorJoint(char: string): number {
  if (/[\s\u00a0_/,]/.test(char)) return JOINT_SPACE;
  if (/[-\u2010-\u2015\u2212]/.test(char)) return JOINT_HYPHEN;
  if (/['’‘`´ʼ]/.test(char)) return JOINT_APOSTROPHE;
  return JOINT_DOT;
}

function isNaturalJoint(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const here = text.charAt(at);
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(here)) return true;
  const beforeDigit = charClassAt(text, at - 1) === DIGIT;
  return beforeDigit !== (charClassAt(text, at) === DIGIT) && isWordClass(charClassAt(text, at - 1));
}

interface JointInput {
  text: string;
  at: number;
  pending: number;
  initials: boolean;
  beside: readonly (number | undefined)[];
}

function jointBefore({ text, at, pending, initials, beside }: JointInput): number {
  if (pending >= 0) return pending;
  if (beside.includes(AMPERSAND)) return JOINT_SPACE;
  if (isNaturalJoint(text, at)) return JOINT_NATURAL;
  return initials ? JOINT_INITIALS : JOINT_NONE;
}

function foldName(text: string): Folded {
  const symbols: number[] = [];
  const joints: number[] = [];
  const initials = /^[A-Z]{2,5}$/.test(text);
  let pending = -1;
  for (let at = 0; at < text.length; at++) {
    const unit = foldedUnit(text.charCodeAt(at));
    if (unit === SKIPPED) continue;
    const sequence = unit === SEQUENCE ? foldedSequence(text, at) : unit === SEPARATOR ? [] : [unit];
    if (sequence.length === 0) {
      const joint = separatorJoint(text.charAt(at));
      if (pending === JOINT_DOT && joint === JOINT_SPACE) pending = JOINT_STOP;
      else if (pending !== JOINT_STOP)
        pending =
          pending === -1 ? joint : pending === JOINT_SPACE || joint === JOINT_SPACE ? JOINT_SPACE : pending;
      continue;
    }
    if (symbols.length > 0)
      joints.push(jointBefore({ text, at, pending, initials, beside: [symbols.at(-1), sequence[0]] }));
    pending = -1;
    for (let i = 0; i < sequence.length; i++) {
      if (i > 0) joints.push(JOINT_NONE);
      symbols.push(sequence[i] ?? 0);
    }
  }
  joints.push(JOINT_NONE);
  return { symbols, joints };
}

function spellings(text: string): string[] {
  const out = [text];
  if (/\S\s*[&＆]\s*\S/.test(text)) {
    out.push(text.replace(/\s*[&＆]\s*/g, ' and '), text.replace(/\s+[&＆]\s+/g, ' '));
  } else if (/\sand\s/i.test(text)) out.push(text.replace(/\s+and\s+/gi, ' & '));
  if (/\S Plus$/.test(text)) out.push(text.replace(/ Plus$/, '+'));
  if (/\S[+＋]$/.test(text)) out.push(text.replace(/[+＋]$/, ' Plus'));
  if (/[äöü]/i.test(text)) {
    out.push(text.replace(/[äöü]/gi, (char) => `${char.normalize('NFD').charAt(0)}e`));
  }
  return out;
}

export function formPatterns(form: NameForm): Pattern[] {
  const patterns: Pattern[] = [];
  const seen = new Set<string>();
  const add = (folded: Folded, stem: boolean): void => {
    const key = `${folded.symbols.join(',')}${stem}`;
    if (folded.symbols.length === 0 || seen.has(key)) return;
    seen.add(key);
    patterns.push({
      form,
      symbols: folded.symbols,
      joints: Uint8Array.from(folded.joints),
      stem,
      joined: null,
    });
  };
  for (const spelling of spellings(form.text)) add(foldName(spelling), false);
  if (form.kind !== 'domain') {
    for (const stem of inflectionStems(form.text)) add(foldName(stem), true);
  }
  return patterns;
}
