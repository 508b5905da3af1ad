import { type LanguageRange, languageAround } from '../text/local-language.ts';

export interface TextRange {
  start: number;
  end: number;
}

export interface WordContext {
  language: () => string | null;
  languageAt: (text: string, at: number) => string | null;
  cutsWord: (text: string, range: TextRange) => boolean;
}

const segmenters = new Map<string, Intl.Segmenter>();
const WINDOW = 24;
const MAX_LOOKUPS = 300;

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

function cutsWord(text: string, range: TextRange, language: string): boolean {
  const from = Math.max(0, range.start - WINDOW);
  const sample = text.slice(from, range.end + WINDOW);
  for (const { segment, index, isWordLike } of segmenter(language).segment(sample)) {
    const begin = from + index;
    const end = begin + segment.length;
    if (begin >= range.end) break;
    if (!isWordLike || end <= range.start) continue;
    const cutsStart = begin < range.start && end > range.start;
    const cutsEnd = begin < range.end && end > range.end && begin > range.start;
    if (cutsStart || cutsEnd) return true;
  }
  return false;
}

export function wordContext(language: () => string | null): WordContext {
  let lookups = 0;
  let line: LanguageRange = { language: null, start: 0, end: 0 };
  return {
    language,
    languageAt: (text, at) => {
      if (at < line.start || at >= line.end) line = languageAround(text, at, language());
      return line.language;
    },
    cutsWord: (text, range) => ++lookups > MAX_LOOKUPS || cutsWord(text, range, language() ?? 'zh'),
  };
}
