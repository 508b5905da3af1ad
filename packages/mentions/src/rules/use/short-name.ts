import { isAcronym } from '../../names/name-class.ts';
import { foldText } from '../../text/fold.ts';
import { isAdjacent } from '../../text/words.ts';
import type { Scene } from '../scene.ts';

const OWN_THING = new Set('a an my your his her our their each every normal high low'.split(' '));
const SINGLE_LETTER = /^\p{L}$/u;

/** Abbreviations and single letters: `250 HP` is a unit, `your BP` a measure, `X` mostly a letter. */
export function shortNameScore(scene: Scene): number {
  const { form } = scene.candidate.pattern;
  let score = SINGLE_LETTER.test(form.text) ? -2 : 0;
  if (!isAcronym(form.text) && !SINGLE_LETTER.test(form.text)) return score;
  if (isUnit(scene)) score -= 4;
  else if (isOwnThing(scene)) score -= 2.5;
  return score;
}

export function isUnit({ candidate, context, line }: Scene): boolean {
  if (
    candidate.start - line.content < 6 &&
    /^\s*\d{1,3}[.)]\s$/.test(context.visible.text.slice(line.content, candidate.start))
  )
    return false;
  return /(?:^|[\s(+–-])(?:\d[\d.,]*)?\d\s$/.test(
    context.visible.text.slice(Math.max(0, candidate.start - 12), candidate.start),
  );
}

/** `your BP`: something everybody has one of. */
export function isOwnThing({ before }: Scene): boolean {
  return before !== null && isAdjacent(before) && OWN_THING.has(foldText(before.text));
}
