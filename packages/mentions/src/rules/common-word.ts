import type { ReasonCode } from '../codes.ts';
import { PROPER_WORDS } from '../lexicon/people-and-places.ts';
import { nameClass } from '../names/name-class.ts';
import { foldText } from '../text/fold.ts';
import type { Anchors } from './anchors.ts';
import type { Scene } from './scene.ts';
import { caseScore } from './use/case.ts';
import { companyScore } from './use/company.ts';
import { grammarScore } from './use/grammar.ts';
import { phraseScore } from './use/phrase.ts';
import { isOtherOrganisation, otherEntityByUse } from './use/title.ts';

/** Score from which an ordinary word counts as the name. */
const THRESHOLD = 2;

/** Decides by use whether an ordinary word is the name here; reason null when it is, with the score it reached. */
export function judgeUse(scene: Scene, anchors: Anchors): { reason: ReasonCode | null; score: number } {
  if (isOtherOrganisation(scene) && !anchors.distinctive) return { reason: 'other_brand', score: -3 };
  if (isSureElsewhere(scene, anchors)) return { reason: null, score: 4 };
  const entity = otherEntityByUse(scene);
  if (entity !== null && !anchors.distinctive) return { reason: entity, score: -3 };
  const score = Object.values(signalsOf(scene, anchors)).reduce((sum, weight) => sum + weight, 0);
  return { reason: score >= THRESHOLD ? null : 'common_word', score };
}

/** A name in no vocabulary, in lower case here and with its capital elsewhere in the answer. */
function isSureElsewhere(scene: Scene, anchors: Anchors): boolean {
  return (
    nameClass(scene.candidate.pattern.form) === 'distinctive' && anchors.distinctive && !anchors.otherBearer
  );
}

/** What speaks for (positive) and against the name, by kind of sign. */
export function signalsOf(scene: Scene, anchors: Anchors): Record<string, number> {
  return {
    proper_word: PROPER_WORDS.has(foldText(scene.written)) ? -0.75 : 0,
    phrase_of_words: nameClass(scene.candidate.pattern.form) === 'phrase' ? 1.5 : 0,
    letters: caseScore(scene),
    answer: anchorScore(anchors),
    grammar: grammarScore(scene),
    company: companyScore(scene),
    longer_phrase: phraseScore(scene),
  };
}

function anchorScore(anchors: Anchors): number {
  let score = 0;
  if (anchors.distinctive) score += 1.75;
  if (anchors.ownLink) score += 2;
  if (anchors.owner) score += 1.5;
  if (anchors.inQuestion) score += 1;
  if (anchors.commercialQuestion) score += 0.75;
  if (anchors.otherBearer) score -= 1.5;
  score += Math.min(anchors.competitors, 2) * 0.75;
  if (anchors.lowerCaseUses > 0) score -= anchors.lowerCaseUses > 1 ? 1.5 : 1;
  return score;
}
