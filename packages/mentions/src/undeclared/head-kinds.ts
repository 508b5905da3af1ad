import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import type { Asked } from './asked.ts';
import { CASELESS, caselessKind } from './caseless.ts';
import { isFirmForm } from './firm-forms.ts';
import { isStep, isTitle, speaksOfName } from './head-labels.ts';
import type { Head } from './head-text.ts';
import { factsOf, isEnglishPhrase, isGermanCompound, isPlaceName, type WordFacts } from './word-facts.ts';

export type HeadKind =
  | 'declared'
  | 'mixed'
  | 'strange'
  | 'small'
  | 'plain'
  | 'english'
  | 'clause'
  | 'label'
  | 'title';

const MAX_WORDS = 6;
const HAS_LETTER = /\p{L}/u;
const NO_HEAD = /["“”«»„=<>]/;

export function kindOf(
  context: AnswerContext,
  head: Head,
  ...[words, asked]: [readonly string[], Asked]
): HeadKind {
  const language = context.language();
  const isCaseless = language !== null && CASELESS.has(language) && /\p{Lo}/u.test(head.text);
  if (isCaseless) return CASELESS_KINDS[caselessKind(head.text, language)];
  return casedKind(context, head, words, asked);
}

const CASELESS_KINDS = { name: 'strange', strange: 'strange', plain: 'plain', label: 'label' } as const;

function casedKind(
  context: AnswerContext,
  source: Head,
  ...[words, asked]: [readonly string[], Asked]
): HeadKind {
  const { text } = source;
  if (NO_HEAD.test(text) || !HAS_LETTER.test(text)) return 'label';
  const facts = words.map((word) => factsOf(word, context));
  const [head] = facts;
  if (head === undefined || words.length > MAX_WORDS) return 'label';
  if (/[?.…]$/.test(text) && !LEGAL_FORM.test(text)) return 'label';
  if (facts.every((word) => word.isNoName || word.isProper || !word.isCapital)) {
    if (facts.some((word) => word.isNoName || word.isProper)) return 'label';
  }
  if (isTitle(source, facts)) return 'title';
  if (facts.length === 2 && isPlaceName(head, facts[1])) return 'label';
  if (isStep(facts, asked) || speaksOfName(context, source, facts, asked)) return 'label';
  if (head.isDomain || isFirmForm(text) || facts.some((word) => word.isMixed)) return 'mixed';
  if (!isWrittenAsName(facts)) return isSmallName(facts) ? 'small' : 'clause';
  if (head.isNoName && facts.length === 1) return 'label';
  if (facts.length === 1 && looksDerived(head.folded, context.language())) return 'label';
  if (facts.length === 1 && context.language() === 'de' && isGermanCompound(text, head.isSurelyUnknown))
    return 'plain';
  if (facts.length > 1 && facts.every((word) => word.isEnglish)) return 'strange';
  if (facts.some((word) => word.isName)) return 'strange';
  return isEnglishPhrase(facts) ? 'english' : 'plain';
}

const LEGAL_FORM = /(?:& (?:Co|C)|Inc|Ltd|Co|Corp|S\.L|B\.V|N\.V|S\.A|S\.r\.l|z o\.o|s\.c|S\.n\.c)\.$/u;

function isWrittenAsName(facts: readonly WordFacts[]): boolean {
  const last = facts.length - 1;
  return facts.every((word, index) =>
    index === 0 || index === last ? word.isCapital || word.isDomain : word.isTitleWord || word.isFunction,
  );
}

/** `flowkey`, `runners point`: small throughout, and of no vocabulary; `Gambit system` is a thing of that name. */
function isSmallName(facts: readonly WordFacts[]): boolean {
  const last = facts.at(-1);
  if (facts[0]?.isCapital === true && last?.isUnknown === false) return false;
  return facts.length < 3 && facts.some((word) => word.isUnknown) && !facts.some((word) => word.isFunction);
}
