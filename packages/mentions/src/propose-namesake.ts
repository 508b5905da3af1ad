import { charClassAt, isUnspaced, toOriginalRange } from '@answerscope/answer-text';
import { readNames } from './detect-mentions.ts';
import { candidateIn } from './find/candidate-index.ts';
import { commonnessOf, isOrdinaryWord } from './lexicon/ordinary-words.ts';
import { prepareAnswer } from './prepare-answer.ts';
import { type Scene, sceneOf } from './rules/scene.ts';
import { categoryWords, speaksOf } from './rules/use/category.ts';
import { companyWords } from './rules/use-words.ts';
import { foldText } from './text/fold.ts';
import { isFunctionWord } from './text/language.ts';
import { isAdjacent, isCapitalised, type Word, wordAfter, wordBefore } from './text/words.ts';
import type { DeclaredNamesake, DetectMentionsInput } from './types.ts';

/** Words on either side that a longer name may have. */
const NAME_WORDS = 2;
const REACH = 300;
const WORDS_MAX = 5;
const MIN_LETTERS = 4;

/**
 * What may be declared of whoever bears the brand's name at a place of an answer, in UTF-16 offsets of it: the longer name
 * it is a part of, and telling words of its line. A proposal, for a person to correct; null where the name does not stand.
 */
export function proposeNamesake(
  input: DetectMentionsInput,
  place: { start: number; end: number },
): DeclaredNamesake | null {
  const answer = prepareAnswer(input);
  const { visible } = answer;
  const { context } = readNames(answer, input.brand, input.competitors ?? []);
  const candidate = context.candidates.find(({ brand, start, end }) => {
    const [from, to] = toOriginalRange(visible, start, end);
    return brand === 0 && from < place.end && to > place.start;
  });
  if (candidate === undefined) return null;
  const scene = sceneOf(candidate, context);
  const { start, end } = longerName(scene);
  return { name: visible.text.slice(start, end), words: tellingWords(scene, { start, end }) };
}

/** The capitalised words beside the place. */
function longerName(scene: Scene): { start: number; end: number } {
  const { text } = scene.context.visible;
  let { start, end } = scene.candidate;
  for (let count = 0; count < NAME_WORDS; count++) {
    const word = wordBefore(text, start);
    if (!word || !isPart(scene, word) || isOpening(scene, word)) break;
    start = word.start;
  }
  for (let count = 0; count < NAME_WORDS; count++) {
    const word = wordAfter(text, end);
    if (!word || !isPart(scene, word)) break;
    end = word.end;
  }
  return { start, end };
}

function isPart(scene: Scene, word: Word): boolean {
  const { context } = scene;
  const folded = foldText(word.text);
  if (!isAdjacent(word) || !isCapitalised(word.text) || word.start < scene.line.content) return false;
  if (isFunctionWord(folded, context.language()) || isFunctionWord(folded, 'en')) return false;
  if (candidateIn(context.candidates, word.start, word.end) !== null) return false;
  return context.language() !== 'de' || !isOrdinaryWord(folded, 'de');
}

/** `Use Mercury`: an ordinary word whose capital opens the sentence. */
function isOpening({ sentenceStart, line, context }: Scene, word: Word): boolean {
  const lead = context.visible.text.slice(Math.max(sentenceStart, line.content), word.start);
  return !/[\p{L}\p{N}]/u.test(lead) && isOrdinaryWord(foldText(word.text), context.language());
}

interface Token {
  text: string;
  distance: number;
}

/** Words of the line that say what it is about, seldom ones where there are any; those of the brand, its category and the question left out. */
function tellingWords(scene: Scene, name: { start: number; end: number }): string[] {
  const { context, candidate, line } = scene;
  const { text } = context.visible;
  const language = context.language();
  const brand = context.names.brands[candidate.brand];
  const category = brand ? categoryWords(brand) : new Set<string>();
  const asked = new Set(foldText(context.question ?? '').match(/[\p{L}\p{N}]+/gu));
  const from = Math.max(line.content, candidate.start - REACH);
  const tokens = new Map<string, Token>();
  for (const match of text.slice(from, Math.min(line.end, candidate.end + REACH)).matchAll(WORD)) {
    const [word] = match;
    const start = from + match.index;
    const folded = foldText(word);
    const isLeftOut =
      [...folded].length < MIN_LETTERS ||
      isUnspaced(charClassAt(word, 0)) ||
      tokens.has(folded) ||
      asked.has(folded) ||
      isFunctionWord(folded, language) ||
      isFunctionWord(folded, 'en') ||
      // 'good value' stands beside every company.
      isFrequent(folded, language) ||
      companyWords(language).has(folded) ||
      speaksOf(word, category) ||
      (start < name.end && start + word.length > name.start) ||
      candidateIn(context.candidates, start, start + word.length) !== null;
    if (isLeftOut) continue;
    tokens.set(folded, { text: word, distance: Math.abs(start - candidate.start) });
  }
  return [...tokens.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, WORDS_MAX)
    .map((token) => token.text);
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;

/** A word that everybody uses, also in its plural, past or progressive. */
function isFrequent(word: string, language: string | null): boolean {
  const stems = [word, word.replace(/s$/, ''), word.replace(/(?:es|ed|ing)$/, '')];
  return stems.some((stem) => commonnessOf(stem, language) === 'frequent');
}
