import { charClass, charClassAt, DIGIT, isUnspaced, isWordClass } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { foldText, steadyUnit } from '../text/fold.ts';
import { localLanguage } from '../text/local-language.ts';
import { NOTED_UNITS } from '../text/sentences.ts';
import { type DenialPhrases, denialLanguages, denialPhrases } from './denial-phrases.ts';
import { companyWords } from './use-words.ts';

const TECHNICAL =
  /\b(?:frameworks?|librar(?:y|ies)|middleware|syntax|functions?|modules?|compilers?|interpreter|algorithms?|variables?)\b/i;

interface Languages {
  language: string | null;
  declared: string | null;
}

export class SentenceFacts {
  readonly text: string;
  readonly language: string | null;
  private readonly declared: string | null;
  private denial: boolean | null = null;
  private technical: boolean | null = null;
  private company: boolean | null = null;
  echo: ReasonCode | null | undefined = undefined;

  constructor(text: string, { language, declared }: Languages) {
    this.text = text;
    this.language = localLanguage(text, language);
    this.declared = declared;
  }

  mayDeny(): boolean {
    this.denial ??= this.denialPhrases().some(({ cue }) => cue.test(this.text));
    return this.denial;
  }

  denialPhrases(): readonly DenialPhrases[] {
    return denialPhrases(this.language, this.declared);
  }

  languages(): readonly string[] {
    return denialLanguages(this.language, this.declared);
  }

  isTechnical(): boolean {
    this.technical ??= TECHNICAL.test(this.text);
    return this.technical;
  }

  hasCompanyWord(): boolean {
    this.company ??= hasCompanyWord(this.text, companyWords(this.language));
    return this.company;
  }
}

export function hasCompanyWord(text: string, words: ReadonlySet<string>): boolean {
  const marks = marksOf(words);
  const length = Math.min(text.length, NOTED_UNITS);
  for (let at = 0; at < length; at++) {
    if (!isLetter(text.charCodeAt(at))) continue;
    const begin = at;
    let isPlain = true;
    let mark = 0;
    for (let code = text.charCodeAt(at); isLetter(code); code = text.charCodeAt(++at)) {
      const unit = code < 0x80 ? code : steadyUnit(code);
      if (unit === 0) isPlain = false;
      mark = nextMark(mark, unit);
    }
    if (at - begin > LONGEST_WORD || (isPlain && marks[mark] === 0)) continue;
    if (words.has(foldText(text.slice(begin, at)))) return true;
  }
  return false;
}

const knownMarks = new WeakMap<ReadonlySet<string>, Uint8Array>();

function marksOf(words: ReadonlySet<string>): Uint8Array {
  const known = knownMarks.get(words);
  if (known) return known;
  const marks = new Uint8Array(MARKS);
  for (const word of words) {
    let mark = 0;
    for (let at = 0; at < word.length; at++) mark = nextMark(mark, word.charCodeAt(at));
    marks[mark] = 1;
  }
  knownMarks.set(words, marks);
  return marks;
}

const MARKS = 8192;

function nextMark(mark: number, code: number): number {
  return (mark * 31 + (code | 0x20)) & (MARKS - 1);
}

const LONGEST_WORD = 20;

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return isWordClass(charClass(code)) && charClass(code) !== DIGIT;
}

export function includesUnspaced(text: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (isUnspaced(charClassAt(word, 0)) && text.includes(word)) return true;
  return false;
}
