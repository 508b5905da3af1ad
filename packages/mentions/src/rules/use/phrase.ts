import { isOrdinaryWord } from '../../lexicon/ordinary-words.ts';
import { foldText } from '../../text/fold.ts';
import { isFunctionWord } from '../../text/language.ts';
import { isAdjacent, isCapitalised, type Word, wordAfter, wordBefore } from '../../text/words.ts';
import type { Scene } from '../scene.ts';
import { companyWords } from '../use-words.ts';

/** Part of a longer run of capitalised words that is not a declared form. */
export function phraseScore(scene: Scene): number {
  const { before, after } = scene;
  let score = 0;
  if (before && isAdjacent(before) && isCapitalised(before.text) && !startsClause(scene, before)) {
    score -= isOwner(scene, before) ? -2 : 2.5;
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

/** A capitalised follower may be a product (Nest Hub) or the rest of another name (Saint Alphonsus). */
function followerPenalty(scene: Scene, after: Word): number {
  const word = foldText(after.text);
  if (companyWords(scene.context.language()).has(word)) return 0;
  if (/^\p{Lu}?\p{Nd}*$/u.test(after.text)) return 0;
  return isOrdinaryWord(word, scene.context.language()) ? 1.25 : 1.5;
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
  if (language !== null && language !== 'en' && language !== 'de') return true;
  return isFunctionWord(word.text.toLowerCase(), language) || isOrdinaryWord(foldText(word.text), language);
}

/** The word before is the owner, by the domain: Microsoft Azure with azure.microsoft.com. */
function isOwner(scene: Scene, word: Word): boolean {
  const names = scene.context.names.brands[scene.candidate.brand];
  const owner = foldText(word.text);
  const declared = [names?.domain ?? '', names?.name ?? '', ...(names?.aliases ?? [])].map((text) =>
    foldText(text),
  );
  return owner.length > 2 && declared.some((text) => text.split(/[^\p{L}\p{N}]+/u).includes(owner));
}
