import type { ReasonCode } from '../codes.ts';
import { commonnessOf, mayBeWordIn } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES, PROPER_WORDS } from '../lexicon/people-and-places.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWord } from '../text/language.ts';
import { isAdjacent, isCapitalised, isLowerCase } from '../text/words.ts';
import type { Anchors } from './anchors.ts';
import type { Scene } from './scene.ts';
import { caseScore } from './use/case.ts';
import { categoryScore } from './use/category.ts';
import { companyScore, isBoldName } from './use/company.ts';
import { grammarScore } from './use/grammar.ts';
import { personScore } from './use/person.ts';
import { phraseScore } from './use/phrase.ts';
import { shortNameScore } from './use/short-name.ts';
import { structureScore } from './use/structure.ts';
import { bareNounScore, subjectScore } from './use/subject.ts';
import { isOtherOrganisation, otherEntityByUse } from './use/title.ts';

export const THRESHOLD = 2;

/** What its use says of a place: reason null when it is the name; signs null when no sum of them decided. */
interface Use {
  reason: ReasonCode | null;
  score: number;
  signs: Signs | null;
}

export function judgeUse(scene: Scene, found: Anchors): Use {
  const anchors = seenFrom(scene, found);
  if (isOtherOrganisation(scene) && !anchors.distinctive)
    return { reason: 'other_brand', score: -3, signs: null };
  if (isSureElsewhere(scene, anchors)) return { reason: null, score: 4, signs: null };
  const entity = otherEntityByUse(scene);
  if (entity !== null && !anchors.distinctive) return { reason: entity, score: -3, signs: null };
  let score = 0;
  const signs = signsOf(scene, anchors);
  for (const sign of SIGNS) score += signs[sign];
  return { reason: score >= THRESHOLD ? null : 'common_word', score, signs };
}

function seenFrom(scene: Scene, anchors: Anchors): Anchors {
  if (!anchors.articleBefore || anchors.otherBearer) return anchors;
  return caseScore(scene) === CAPITAL_INSIDE ? anchors : { ...anchors, otherBearer: true };
}

function isSureElsewhere(scene: Scene, anchors: Anchors): boolean {
  return (
    nameClass(scene.candidate.pattern.form) === 'distinctive' && anchors.distinctive && !anchors.otherBearer
  );
}

const SIGNS = [
  'rarity',
  'proper_word',
  'phrase_of_words',
  'letters',
  'answer',
  'grammar',
  'company',
  'program',
  'bearer',
  'stylised',
  'longer_phrase',
  'subject',
  'person',
  'category',
  'short_name',
  'structure',
] as const;

export type Signs = Record<(typeof SIGNS)[number], number>;

function signsOf(scene: Scene, anchors: Anchors): Signs {
  const subject = subjectScore(scene);
  const company = companyScore(scene, anchors);
  return {
    rarity: rarityScore(scene, anchors.otherBearer || anchors.lowerCaseUses > 0),
    proper_word: PROPER_WORDS.has(foldText(scene.written)) ? -0.75 : 0,
    phrase_of_words: nameClass(scene.candidate.pattern.form) === 'phrase' ? 1.5 : 0,
    letters: lettersScore(scene, anchors),
    answer: anchorScore(anchors),
    grammar: grammarScore(scene),
    company,
    program: programScore(anchors, company),
    bearer: anchors.otherBearer && company < 1.5 && !anchors.commercialQuestion ? -1 : 0,
    stylised: stylisedScore(scene, company),
    longer_phrase: phraseScore(scene),
    subject:
      subject +
      choiceSubject(scene, subject, anchors) +
      (subject > 0 && anchors.mixedCaseNames() ? 0.5 : 0) +
      bareNounScore(scene),
    person: personScore(scene),
    category: categoryScore(scene),
    short_name: shortNameScore(scene),
    structure: structureScore(scene, anchors, company),
  };
}

/** `Delta has no …` where companies are asked for: even a word that stands without an article may be one. */
function choiceSubject(scene: Scene, subject: number, anchors: Anchors): number {
  if (subject > 0 || !anchors.choice || !scene.opensSentence || !isCapitalised(scene.written)) return 0;
  return /^ (?:has|offers|lets|charges|sells) /.test(
    scene.context.visible.text.slice(scene.candidate.end, scene.candidate.end + 9),
  )
    ? 0.75
    : 0;
}

const CAPITAL_INSIDE = 1.75;

function lettersScore(scene: Scene, anchors: Anchors): number {
  const score = caseScore(scene);
  if (score !== CAPITAL_INSIDE) return score;
  const isModel = scene.after !== null && isAdjacent(scene.after) && /^\p{Nd}{3,}/u.test(scene.after.text);
  return score + (isModel || anchors.mixedCaseNames() ? 0.25 : 0);
}

function rarityScore(scene: Scene, isContested: boolean): number {
  const language = scene.context.language();
  const word = foldText(scene.candidate.pattern.form.text);
  if (isFunctionWord(word, language) || isFunctionWord(word, 'en')) return -1.5;
  if (GIVEN_NAMES.has(word) || PROPER_WORDS.has(word) || isLowerCase(scene.written)) return 0;
  if (isAcronym(scene.candidate.pattern.form.text)) return 0;
  if (nameClass(scene.candidate.pattern.form) === 'phrase') return 0.75;
  if (nameClass(scene.candidate.pattern.form) === 'distinctive') return isContested ? 1.25 : 2;
  if (!mayBeWordIn(word, language)) return isContested ? 1.25 : 2;
  const commonness = commonnessOf(word, language);
  return commonness === 'frequent' ? 0 : commonness === 'rare' ? 0.75 : 1.25;
}

function programScore(anchors: Anchors, company: number): number {
  if (!anchors.program || anchors.commercialQuestion || anchors.owner || anchors.ownLink) return 0;
  return company >= 2 && !anchors.inCode ? 0 : -1.5;
}

/** `**ilek** – …`, `- illy: …` among names: in lower case at the head of its entry, as some brands write themselves. */
function stylisedScore(scene: Scene, company: number): number {
  if (!isLowerCase(scene.written) || !scene.opensSentence || scene.candidate.ending !== '') return 0;
  if (nameClass(scene.candidate.pattern.form) === 'distinctive' && isBoldName(scene)) return 3.5;
  const { text } = scene.context.visible;
  const { end } = scene.candidate;
  return scene.line.kind === 'item' && company >= 2.5 && /^(?:\s[–—(-]|:)/.test(text.slice(end, end + 2))
    ? 3.5
    : 0;
}

function anchorScore(anchors: Anchors): number {
  let score = 0;
  if (anchors.distinctive) score += 1.75;
  if (anchors.ownLink) score += 2;
  if (anchors.owner) score += 1.5;
  if (anchors.inQuestion) score += 1;
  if (anchors.compared) score += 1;
  if (anchors.commercialQuestion) score += 0.75;
  if (anchors.otherBearer) score -= 1.5;
  if (anchors.inCode && !anchors.commercialQuestion) score -= 2;
  score += Math.min(anchors.competitors, 2) * 0.75;
  if (anchors.lowerCaseUses > 0) score -= anchors.lowerCaseUses > 1 ? 1.25 : 0.75;
  return score;
}
