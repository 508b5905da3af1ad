import type { ReasonCode } from '../codes.ts';
import { charClass, charClassAt, DIGIT, isUnspaced, isWordClass } from '../text/char-class.ts';
import { foldText } from '../text/fold.ts';
import { denialPhrases } from './denial-phrases.ts';
import { companyWords } from './use-words.ts';

/** The sentence explains a program: a framework's or language's name is no company's. */
const TECHNICAL =
  /\b(?:frameworks?|librar(?:y|ies)|middleware|syntax|functions?|modules?|compilers?|interpreter|algorithms?|variables?)\b/i;

/** What a sentence says whatever the name in it; names beside each other share it, so each fact is found once. */
export class SentenceFacts {
  readonly text: string;
  private readonly language: string | null;
  private denial: boolean | null = null;
  private technical: boolean | null = null;
  private company: boolean | null = null;
  /** Whether the sentence repeats the question; undefined until it was compared. */
  echo: ReasonCode | null | undefined = undefined;

  constructor(text: string, language: string | null) {
    this.text = text;
    this.language = language;
  }

  /** A word stands in it without which no denial can. */
  mayDeny(): boolean {
    this.denial ??= denialPhrases(this.language).some(({ cue }) => cue.test(this.text));
    return this.denial;
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
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at))) continue;
    const begin = at;
    let isPlain = true;
    for (let code = text.charCodeAt(at); isLetter(code); code = text.charCodeAt(++at))
      if (code < 0x61 || code > 0x7a) isPlain = false;
    if (at - begin > LONGEST_WORD) continue;
    const word = text.slice(begin, at);
    if (words.has(isPlain ? word : foldText(word))) return true;
  }
  return false;
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
