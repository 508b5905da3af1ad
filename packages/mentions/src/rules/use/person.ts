import { charClassAt, isWordClass } from '@answerscope/answer-text';
import { SURNAMES } from '../../lexicon/namesakes.ts';
import { GIVEN_NAMES } from '../../lexicon/people-and-places.ts';
import { foldText } from '../../text/fold.ts';
import { isAdjacent, isCapitalised } from '../../text/words.ts';
import { WHO } from '../question-use.ts';
import type { Scene } from '../scene.ts';

const PRONOUN = /\b(?:he|his|him|himself|she|her|hers|herself)\b/i;
const LIFE =
  /^\s(?:was born|died|married|retired|starred|sang|played|wrote|painted|composed|directed|ran|won|scored|grew up|studied|was elected|was nominated|pardoned|laughed|smiled|whispered|nodded|sighed|shrugged|frowned|replied|shouted|cried|knelt|rode|slipped|stared|glanced|hesitated|looked (?:at|up|down|around|back)|turned to|walked|could no longer|stood (?:up|at|in)|sat (?:down|at|in|on)|initially auditioned|returned to the role)\b/;
const KIN =
  /^(?:brothers?|sisters?|mother|father|parents?|sons?|daughters?|wife|husband|uncle|aunt|family|childhood|life|death|career|character)$/;

export function personScore(scene: Scene): number {
  const { candidate, context, written, after } = scene;
  if (!isCapitalised(written) || (context.language() ?? 'en') !== 'en') return 0;
  const { text } = context.visible;
  let score = asksForPerson(scene) ? -2 : 0;
  const rest = text.slice(candidate.end, Math.min(scene.line.end, candidate.end + 160));
  if (LIFE.test(rest)) score -= 2;
  if ((candidate.possessive || /['’]s$/.test(written)) && after && KIN.test(after.text)) score -= 3;
  if (PRONOUN.test(rest)) score -= followsCapital(scene) ? 2 : 1;
  return score;
}

/** `Who were the painters …?`: a given or family name in the answer is one of them. */
function asksForPerson({ written, context, sentence }: Scene): boolean {
  if (context.question === null || !WHO.test(context.question) || sentence.hasCompanyWord()) return false;
  const word = foldText(written);
  return GIVEN_NAMES.has(word) || SURNAMES.has(word);
}

/** `Usain Bolt`: a capitalised word right before. */
function followsCapital({ before, candidate, context }: Scene): boolean {
  if (!before || !isAdjacent(before) || !isCapitalised(before.text)) return false;
  return isWordClass(charClassAt(context.visible.text, candidate.start - 2));
}
