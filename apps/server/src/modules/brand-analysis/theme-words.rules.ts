import {
  type Line,
  lineIndexAt,
  projectVisibleText,
  releaseVisibleText,
  toOriginalRange,
  type VisibleText,
} from '@answerscope/answer-text';
import { KOREAN_PARTICLES } from '@answerscope/mentions';
import { wholeWords } from '../../lib/whole-words.ts';

/** What is looked for: a theme with its words, or with its name where it has none. */
export interface SoughtTheme {
  id: string;
  theme_name: string;
  keywords: readonly string[];
}

/** Where a theme is said in an answer, in UTF-16 units of the stored text. */
export interface ThemePlace {
  start: number;
  /** In the same sentence as the brand's name; in a list or a table, in the same item or row. */
  is_beside: boolean;
}

interface Range {
  start: number;
  end: number;
}

interface Pattern {
  id: string;
  /** The beginnings of its words, in small letters: without one of them nothing is looked for. */
  hints: string[];
  words: RegExp;
}

/** The same text in both of its Unicode forms: answers come in either. */
const inForms = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')])),
];
const PARTICLES = inForms([...KOREAN_PARTICLES]);
/** Ends a sentence of prose: what ends one in scripts without spaces, or a stop before a space and a new beginning. */
const SENTENCE_END =
  /[。！？｡]|(?<!\b(?:\p{L}|Inc|Ltd|Corp|Co|vs|etc|approx|Dr|Mr|Mrs|Ms|St|No))[.!?…][\p{Pe}\p{Pf}"'*_]*\s+(?![\p{Ll}\s])|[!?…][\p{Pe}\p{Pf}"'*_]*\s+/u;
/** More places of one theme tell no more. */
const PLACES_MAX = 50;

/**
 * Finds themes in answers: whole words in the text a reader sees, whatever their case, a space being as good as a
 * hyphen; Korean particles may follow a word, and a star at the end of a word stands for any ending. Links, lists of
 * sources, code and the brand's own name are not searched.
 * @returns by theme the place that says it best: one beside the brand's name if there is any, else the first
 */
export function themeFinder(themes: readonly SoughtTheme[]) {
  const patterns = themes.map(toPattern);
  return (text: string, spans: readonly Range[]): Map<string, ThemePlace> => {
    const visible = projectVisibleText(text, null);
    const lowered = visible.text.toLowerCase();
    const found = new Map<string, ThemePlace>();
    for (const { id, hints, words } of patterns) {
      if (!hints.some((hint) => lowered.includes(hint))) continue;
      const place = bestPlace({ text, visible }, words, spans);
      if (place !== null) found.set(id, place);
    }
    releaseVisibleText(visible);
    return found;
  };
}

/** Finds the themes that a quotation says: whole words outside the brand's name, whose places are those of the answer. */
export function quotedThemes(themes: readonly SoughtTheme[]) {
  const patterns = themes.map(toPattern);
  return ({ quote, start }: { quote: string; start: number }, spans: readonly Range[]): Set<string> => {
    let text = quote;
    for (const span of spans) {
      const [from, to] = [Math.max(span.start - start, 0), Math.min(span.end - start, quote.length)];
      if (from < to) text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
    }
    const lowered = text.toLowerCase();
    return new Set(
      patterns
        .filter(({ hints, words }) => hints.some((hint) => lowered.includes(hint)) && text.search(words) >= 0)
        .map(({ id }) => id),
    );
  };
}

/** Where the words of a theme stand in a plain text. */
export function wordPlaces(text: string, theme: SoughtTheme): { start: number; end: number }[] {
  return [...text.matchAll(toPattern(theme).words)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}

function bestPlace(
  answer: { text: string; visible: VisibleText },
  words: RegExp,
  spans: readonly Range[],
): ThemePlace | null {
  const { visible } = answer;
  let first: ThemePlace | null = null;
  let looked = 0;
  for (const match of visible.text.matchAll(words)) {
    looked += 1;
    if (looked > PLACES_MAX) break;
    const line = visible.lines[lineIndexAt(visible, match.index)];
    if (line === undefined || line.kind === 'source' || line.kind === 'code') continue;
    const [start, end] = toOriginalRange(visible, match.index, match.index + match[0].length);
    if (spans.some((span) => span.start < end && start < span.end)) continue;
    if (spans.some((span) => isBeside(answer, line, { start, end }, span))) return { start, is_beside: true };
    first ??= { start, is_beside: false };
  }
  return first;
}

/** Whether a theme and a name, given by their places in the stored text, are said of each other. */
function isBeside(
  { text, visible }: { text: string; visible: VisibleText },
  line: Line,
  theme: Range,
  name: Range,
): boolean {
  const [from, to] = toOriginalRange(visible, line.start, line.end);
  if (name.start < from || name.start >= to) return false;
  if (line.kind !== 'prose') return true;
  const between: [number, number] =
    name.start < theme.start ? [name.end, theme.start] : [theme.end, name.start];
  return !SENTENCE_END.test(text.slice(...between));
}

function toPattern({ id, theme_name, keywords }: SoughtTheme): Pattern {
  const said = keywords.length === 0 ? [theme_name] : keywords;
  const words = inForms(said);
  return {
    id,
    hints: words.map((word) => (/[\p{L}\p{N}]+/u.exec(word)?.[0] ?? word).toLowerCase()),
    words: new RegExp(words.map((word) => wholeWords(word, PARTICLES)).join('|'), 'giu'),
  };
}
