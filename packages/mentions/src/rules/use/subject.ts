import { MASS_NOUNS } from '../../lexicon/mass-nouns.ts';
import { isEnglishWord } from '../../lexicon/ordinary-words.ts';
import { foldText } from '../../text/fold.ts';
import { isAdjacent, isCapitalised, isLowerCase, type Word, wordAfter } from '../../text/words.ts';
import type { Scene } from '../scene.ts';
import { COMPANY_VERBS, DETERMINERS } from '../use-words.ts';

const ARTICLE_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']);

const BE_AND_HAVE = new Set(
  'is was has had will remains became becomes does ist war hat hatte wird bleibt gilt est a était reste es fue ha era tiene sigue è tem é foi heeft was wordt blijft made became began built came grew led took won went rose fell'.split(
    ' ',
  ),
);

/** What stands behind a verb and not behind a plural noun: `controls both`, not `models are`. */
const BEHIND_VERB =
  /^(?:\d|about|around|roughly|nearly|almost|over|only|also|both|all|more|most|less|well|best|better|up|out|as|at|by|for|from|in|into|on|to|with|through|without|against|under|no|not|\p{Ll}+ly$)/u;

/** A singular noun without an article that is the subject of a sentence: `Apple controls both`, `Bol heeft het`. */
export function subjectScore(scene: Scene): number {
  const { opensSentence, written, after, candidate, context } = scene;
  const language = context.language() ?? 'en';
  if (!ARTICLE_LANGUAGES.has(language) || !opensSentence || !isCapitalised(written)) return 0;
  if (candidate.ending !== '' || candidate.possessive || !after || !isAdjacent(after)) return 0;
  if (MASS_NOUNS.has(foldText(written)) || !isLowerCase(after.text)) return 0;
  const verb = foldText(after.text);
  if (BE_AND_HAVE.has(verb)) return isCompanyPredicate(scene, after) ? 2.25 : 1.5;
  if (COMPANY_VERBS.has(verb)) return 0;
  return language === 'en' && isThirdPerson(verb) && hasObject(scene, after) ? 2 : 0;
}

const PREDICATE =
  /^ (?:also |now |still |usually |generally |probably |the |a |an )*(?:known|famous|popular|owned|based|headquartered|free|cheaper|cheapest|pricier|best|better|largest|biggest|leading|leader|market|easiest|fastest|simplest|great|strong|famous|worth|part of|built|designed|made by|founded|subsidiary)\b/;

/** `is known for`, `is owned by`, `is the cheapest`: what is said of companies and products. */
function isCompanyPredicate({ context }: Scene, verb: Word): boolean {
  return PREDICATE.test(context.visible.text.slice(verb.end, verb.end + 60));
}

function isThirdPerson(word: string): boolean {
  if (!/[a-z]{2}s$/.test(word) || word.endsWith('ss')) return false;
  return isEnglishWord(word.slice(0, -1)) || isEnglishWord(word.replace(/es$/, ''));
}

function hasObject(scene: Scene, verb: Word): boolean {
  const next = wordAfter(scene.context.visible.text, verb.end);
  if (!next || !isAdjacent(next)) return false;
  return DETERMINERS.has(next.text) || BEHIND_VERB.test(next.text) || isCapitalised(next.text);
}

const GERMAN_PREPOSITIONS = new Set(
  'bei von mit über für gegen zu nach aus durch ohne wie als laut wegen und oder sowie'.split(' '),
);

/** German writes every noun with a capital, but `bei Otto` lacks the article a noun would have. */
export function bareNounScore(scene: Scene): number {
  const { before, context, written, candidate } = scene;
  if (context.language() !== 'de' || !isCapitalised(written) || !before || !isAdjacent(before)) return 0;
  if (/en$/.test(written) || candidate.ending.length > 1) return 0;
  return GERMAN_PREPOSITIONS.has(before.text) ? 1 : 0;
}
