import { charClass, charClassAt, DIGIT, isUnspaced, isWordClass } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import { foldText } from '../text/fold.ts';
import { localLanguage } from '../text/local-language.ts';
import { type DenialPhrases, denialLanguages, denialPhrases } from './denial-phrases.ts';
import { companyWords } from './use-words.ts';

/** The sentence explains a program: a framework's or language's name is no company's. */
const TECHNICAL =
  /\b(?:frameworks?|librar(?:y|ies)|middleware|syntax|functions?|modules?|compilers?|interpreter|algorithms?|variables?)\b/i;

/** Languages of the whole answer. */
interface Languages {
  language: string | null;
  declared: string | null;
}

/** What a sentence says whatever the name in it; names beside each other share it, so each fact is found once. */
export class SentenceFacts {
  readonly text: string;
  /** Its own language, clearly another one than the answer's; else the answer's. */
  readonly language: string | null;
  private readonly declared: string | null;
  private denial: boolean | null = null;
  private technical: boolean | null = null;
  private company: boolean | null = null;
  /** Whether the sentence repeats the question; undefined until it was compared. */
  echo: ReasonCode | null | undefined = undefined;

  constructor(text: string, { language, declared }: Languages) {
    this.text = text;
    this.language = localLanguage(text, language);
    this.declared = declared;
  }

  /** A word stands in it without which no denial can. */
  mayDeny(): boolean {
    this.denial ??= this.denialPhrases().some(({ cue }) => cue.test(this.text));
    return this.denial;
  }

  /** Denial phrases of the languages the sentence may be in. */
  denialPhrases(): readonly DenialPhrases[] {
    return denialPhrases(this.language, this.declared);
  }

  /** Languages the sentence may be in: its own, the declared one, and English, which answers fall back to. */
  languages(): readonly string[] {
    return denialLanguages(this.language, this.declared);
  }

  isTechnical(): boolean {
    this.technical ??= TECHNICAL.test(this.text);
    return this.technical;
  }

  /** A word that stands beside companies and products. */
  hasCompanyWord(): boolean {
    this.company ??= hasCompanyWord(this.text, companyWords(this.language));
    return this.company;
  }
}

/** Whether a word that stands beside companies and products is in the text. */
export function hasCompanyWord(text: string, words: ReadonlySet<string>): boolean {
  const marks = marksOf(words);
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at))) continue;
    const begin = at;
    let isAscii = true;
    let mark = 0;
    for (let code = text.charCodeAt(at); isLetter(code); code = text.charCodeAt(++at)) {
      if (code > 0x7f) isAscii = false;
      mark = nextMark(mark, code);
    }
    if (at - begin > LONGEST_WORD || (isAscii && marks[mark] === 0)) continue;
    if (words.has(foldText(text.slice(begin, at)))) return true;
  }
  return false;
}

const knownMarks = new WeakMap<ReadonlySet<string>, Uint8Array>();

/** Which marks words of the set have: a word in ASCII without one of them is not in it, and needs no string. */
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

/** No company word is longer. */
const LONGEST_WORD = 20;

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return isWordClass(charClass(code)) && charClass(code) !== DIGIT;
}

/** Whether a word of a script without spaces stands in the text. */
export function includesUnspaced(text: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (isUnspaced(charClassAt(word, 0)) && text.includes(word)) return true;
  return false;
}
