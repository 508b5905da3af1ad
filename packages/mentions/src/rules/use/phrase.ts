import { isOrdinaryWord, isWellKnown } from '../../lexicon/ordinary-words.ts';
import { PROPER_WORDS, REGIONS } from '../../lexicon/people-and-places.ts';
import { foldText } from '../../text/fold.ts';
import { isFunctionWord } from '../../text/language.ts';
import { isAdjacent, isCapitalised, type Word, wordAfter, wordBefore } from '../../text/words.ts';
import type { Scene } from '../scene.ts';
import { companyWords, NAMING_WORDS, PRODUCT_NOUNS } from '../use-words.ts';

export function phraseScore(scene: Scene): number {
  const { before, after } = scene;
  let score = 0;
  if (
    before &&
    isAdjacent(before) &&
    isCapitalised(before.text) &&
    !startsClause(scene, before) &&
    !REGIONS.has(foldText(before.text))
  ) {
    score -= isOwner(scene, before) ? -2 : 2.5;
  } else if (before && isAdjacent(before) && isCapitalised(before.text) && isQualifier(scene, before)) {
    score -= 1.5;
  }
  if (after && isAdjacent(after) && isCapitalised(after.text) && isCapitalised(scene.written)) {
    score -= followerPenalty(scene, after);
  }
  if (isJoinedByOf(scene) || isPossessiveTitle(scene)) score -= 2;
  return score;
}

/** `Dave's Killer Bread`: the possessive belongs to a longer name. */
function isPossessiveTitle({ candidate, after, written }: Scene): boolean {
  return (
    candidate.possessive &&
    isCapitalised(written) &&
    /^['’]s\s$/.test(after?.gap ?? '') &&
    isCapitalised(after?.text ?? '')
  );
}

/** `City of Boise`, `Food for Life`: a small word joins the name to another capitalised one. */
function isJoinedByOf({ before, after, context, written }: Scene): boolean {
  const { text } = context.visible;
  if (!isCapitalised(written)) return false;
  if (after && isAdjacent(after) && /^(?:of|de|del|di|du|des|der|von)$/.test(after.text)) {
    const next = wordAfter(text, after.end);
    if (next && isAdjacent(next) && isCapitalised(next.text)) return true;
  }
  if (!before || !isAdjacent(before) || !/^(?:of|for)$/.test(before.text)) return false;
  const previous = wordBefore(text, before.start);
  return (
    previous !== null &&
    isAdjacent(previous) &&
    isCapitalised(previous.text) &&
    wordBefore(text, previous.start) !== null
  );
}

function followerPenalty(scene: Scene, after: Word): number {
  const word = foldText(after.text);
  if (companyWords(scene.context.language()).has(word)) return 0;
  if (/^\p{Lu}?\p{Nd}*$|\p{Nd}|^\p{Lu}-/u.test(after.text)) return 0;
  if (PROPER_WORDS.has(word) || REGIONS.has(word)) return 3;
  if (isProduct(scene, after)) return 0.25;
  if (/\p{Ll}\p{Lu}/u.test(after.text)) return 0.5;
  return isOrdinaryWord(word, scene.context.language()) ? 1.5 : 2;
}

const MAX_PRODUCT_WORDS = 3;

/** `Nest Learning Thermostat`: the capitalised words behind the name end in a kind of product or a tier of one. */
export function isProduct(scene: Scene, first: Word): boolean {
  let word: Word | null = first;
  for (let i = 0; i < MAX_PRODUCT_WORDS && word !== null; i++) {
    if (!isCapitalised(word.text) || (i > 0 && !isAdjacent(word))) return false;
    if (PRODUCT_NOUNS.has(foldText(word.text).replace(/s$/, ''))) return true;
    word = wordAfter(scene.context.visible.text, word.end);
  }
  return false;
}

export function startsClause(scene: Scene, word: Word): boolean {
  if (word.start > Math.max(scene.sentenceStart, scene.line.content)) {
    const lead = scene.context.visible.text.slice(
      Math.max(scene.sentenceStart, scene.line.content),
      word.start,
    );
    if (lead.trim() !== '' && !/[:|(“"]\s*$/.test(lead)) return false;
  }
  const language = scene.context.language();
  if (language !== null && !isWellKnown(language)) return true;
  return isFunctionWord(word.text.toLowerCase(), language) || isOrdinaryWord(foldText(word.text), language);
}

/** `Western Union`: the word that opens the sentence is neither of the grammar nor one that takes an object. */
function isQualifier(scene: Scene, { text }: Word): boolean {
  const word = foldText(text);
  if (scene.context.language() !== 'en' || isOwner(scene, { text, start: 0, end: 0, gap: '' })) return false;
  if (isFunctionWord(word, 'en') || NAMING_WORDS.has(word) || REGIONS.has(word)) return false;
  return !OPENERS.has(word) && !word.endsWith('ly') && !word.endsWith('ing');
}

const OPENERS = new Set(
  'open visit install download buy avoid skip check get pick select start switch join call email ask compare add connect launch set give read watch test keep replace see order today currently recently now then once while when although since because unless though whether where does did can could should would will is are was has have how why what which both many most some other only even if after before during without within under across over besides including popular modern early new old my our your their every former unlike official sign log go choose try use'.split(
    ' ',
  ),
);

function isOwner(scene: Scene, word: Word): boolean {
  const names = scene.context.names.brands[scene.candidate.brand];
  const owner = foldText(word.text);
  const declared = [names?.domain ?? '', names?.name ?? '', ...(names?.aliases ?? [])].map((text) =>
    foldText(text),
  );
  return owner.length > 2 && declared.some((text) => text.split(/[^\p{L}\p{N}]+/u).includes(owner));
}
