import { charClassAt, isUnspaced } from '@answerscope/answer-text';
import { MASS_NOUNS } from '../../lexicon/mass-nouns.ts';
import { GIVEN_NAMES, PROPER_WORDS } from '../../lexicon/people-and-places.ts';
import { foldText } from '../../text/fold.ts';
import { isFunctionWord } from '../../text/language.ts';
import { isAdjacent, isCapitalised, isLowerCase, type Word } from '../../text/words.ts';
import type { Scene } from '../scene.ts';
import { includesUnspaced } from '../sentence-facts.ts';
import {
  COMPANY_VERBS,
  companyWords,
  DETERMINERS,
  IMPERATIVE_OBJECTS,
  NAMING_WORDS,
  PRODUCT_NOUNS,
  STRUCTURE_WORDS,
} from '../use-words.ts';

export function grammarScore(scene: Scene): number {
  const { before, after, written, context } = scene;
  const words = companyWords(context.language());
  let score = isPluralWord(scene) ? -4 : 0;
  if (isStructureWord(scene)) score -= 3;
  if (scene.sentence.isTechnical()) score -= 1;
  if (scene.candidate.possessive && isCapitalised(written) && !isCapitalised(after?.text ?? '')) {
    score += scene.opensSentence ? openingPossessive(scene) : 1;
  }
  if (after && isAdjacent(after) && words.has(foldText(after.text)) && namesCompany(after.text))
    score += scene.opensSentence && after.text.endsWith('s') ? 0.5 : 1.5;
  if (after && isAdjacent(after) && COMPANY_VERBS.has(foldText(after.text)) && isCapitalised(written))
    score += 1.5;
  if (isGluedCompany(scene, words)) score += 1.5;
  if (isUnspacedIntroduced(scene)) score += 1;
  if (isCompanyBefore(scene, words)) score += 1;
  if (isQuotedName(scene) || ownsQuoted(scene)) score += 2;
  if (before && isAdjacent(before)) {
    if (isIntroduced(scene, before)) score += 1;
    if (DETERMINERS.has(foldText(before.text))) score -= determinerPenalty(scene);
  }
  if (scene.opensSentence && after && isAdjacent(after) && IMPERATIVE_OBJECTS.has(foldText(after.text)))
    score -= 2;
  if (startsAlone(scene) && /^[!,]/.test(context.visible.text.charAt(scene.candidate.end))) score -= 2.5;
  if (sentenceHas(scene, words)) score += 1;
  return score;
}

/** `Stripe's library`: an English noun would open the sentence with an article, unless it is a substance or a time. */
function openingPossessive(scene: Scene): number {
  if (isContraction(scene)) return -1;
  const word = foldText(scene.written);
  if (scene.context.language() !== 'en' || MASS_NOUNS.has(word) || PROPER_WORDS.has(word)) return 0.5;
  return isFunctionWord(word, 'en') || GIVEN_NAMES.has(word) || TIMES.has(word) ? 0.5 : 2;
}

const TIMES = new Set(
  'today tomorrow yesterday tonight year week month everyone spring summer autumn fall winter society humanity history science nature mother father dad mom grandma'.split(
    ' ',
  ),
);

/** `Here's a`, `Let's compare`: the apostrophe stands for "is" or "us". */
function isContraction({ after, context }: Scene): boolean {
  return context.language() === 'en' && after !== null && DETERMINERS.has(after.text);
}

const LEGAL_FORM = /^(?:Inc|Corp|Corporation|Ltd|LLC|PLC|GmbH|AG|App|CEO)$/;

/** `Ring app` and `Ring Inc`, not the title `Best App Alternatives`. */
function namesCompany(word: string): boolean {
  return !isCapitalised(word) || LEGAL_FORM.test(word);
}

function isPluralWord({ candidate, context }: Scene): boolean {
  const language = context.language();
  if (language !== null && GENITIVE_S.has(language)) return false;
  return /^(?:e?s|e?d|ing)$/.test(candidate.ending);
}

/** `### Conclusion`, `| Feature |`: a word of the answer's own structure, alone on its heading or label. */
function isStructureWord({ written, candidate, line, context }: Scene): boolean {
  if (!STRUCTURE_WORDS.has(foldText(written)) || line.kind === 'prose') return false;
  const { text } = context.visible;
  const rest = text.slice(candidate.end, Math.min(line.end, candidate.end + 3));
  return /^[\s:.!*|]*$/.test(rest) || /^(?::|\s*\|)/.test(rest);
}

const NOUN_FIRST = new Set([
  'ar',
  'he',
  'fa',
  'fr',
  'es',
  'pt',
  'it',
  'ro',
  'pl',
  'cs',
  'sk',
  'ru',
  'uk',
  'bg',
]);

/** `l'application Calme`, `تطبيق كريم`: the kind of company stands right before its name. */
function isCompanyBefore({ before, written, context }: Scene, words: ReadonlySet<string>): boolean {
  if (!before || !isAdjacent(before) || !NOUN_FIRST.has(context.language() ?? '')) return false;
  return !isLowerCase(written) && words.has(foldText(before.text));
}

const GENITIVE_S = new Set(['de', 'sv', 'da', 'nb']);

/** `Indeed, …`, `"Indeed! …`: nothing but a quote stands before it in its line or sentence. */
function startsAlone(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const from = Math.max(scene.sentenceStart, scene.line.content);
  return (
    /^[\s"“„«'‘]*$/.test(text.slice(Math.max(from, scene.candidate.start - 10), scene.candidate.start)) &&
    scene.candidate.start - from < 6
  );
}

function isIntroduced({ written }: Scene, before: Word): boolean {
  return (
    NAMING_WORDS.has(foldText(before.text)) && isCapitalised(written) && !PROPER_WORDS.has(foldText(written))
  );
}

/** `the ember` is a word; `the Ember Mug` may be a product. */
function determinerPenalty({ written, after, context }: Scene): number {
  if (!isCapitalised(written)) return 2;
  if (after && isAdjacent(after) && (isCapitalised(after.text) || /^\p{Nd}{3,}/u.test(after.text))) return 0;
  if (isAttributive(after, context.language())) return 0.25;
  if (ARTICLE_TAKERS.has(context.language() ?? '')) return 0.5;
  const isThing = after && isAdjacent(after) && PRODUCT_NOUNS.has(foldText(after.text).replace(/s$/, ''));
  return isThing || (after && companyWords(context.language()).has(foldText(after.text))) ? 1 : 1.75;
}

const ARTICLE_TAKERS = new Set(['pt', 'it', 'fr', 'es']);

/** `a Slack channel`: a capital inside the sentence, and the noun it describes behind it. */
function isAttributive(after: Word | null, language: string | null): boolean {
  if (language !== 'en' || !after || !isAdjacent(after) || !isLowerCase(after.text)) return false;
  return after.text.length > 3 && !/(?:s|ed|ing|ly)$/.test(after.text) && !isFunctionWord(after.text, 'en');
}

function isQuotedName(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { start, end } = scene.candidate;
  if (!['ru', 'uk', 'bg', 'kk'].includes(scene.context.language() ?? '')) return false;
  return (
    /[«"„“]/.test(text.charAt(start - 1)) && /[»"“”]/.test(text.charAt(end)) && isCapitalised(scene.written)
  );
}

/** `ライオンの「…」`: the name has a product in quotes. */
function ownsQuoted({ candidate, context }: Scene): boolean {
  return context.visible.text.startsWith('の「', candidate.end);
}

function sentenceHas({ written, sentence }: Scene, words: ReadonlySet<string>): boolean {
  return isUnspaced(charClassAt(written, 0))
    ? includesUnspaced(sentence.text, words)
    : sentence.hasCompanyWord();
}

const UNSPACED_INTRODUCTION = /(?:考虑|考慮|选择|選擇|推荐|推薦|使用|购买|購買|比如|例如|包括|首选|下载)$/;

/** `可以考虑大众`: a verb of choosing right before a name in a script without spaces. */
function isUnspacedIntroduced({ candidate, context, written }: Scene): boolean {
  if (!isUnspaced(charClassAt(written, 0))) return false;
  return UNSPACED_INTRODUCTION.test(
    context.visible.text.slice(Math.max(0, candidate.start - 4), candidate.start),
  );
}

/** Words glued behind the name in a script without spaces: 苹果公司. */
function isGluedCompany(scene: Scene, words: ReadonlySet<string>): boolean {
  const { text } = scene.context.visible;
  if (!isUnspaced(charClassAt(text, scene.candidate.end))) return false;
  return includesUnspaced(text.slice(scene.candidate.end, scene.candidate.end + 3), words);
}
