import type { AnswerContext } from '../rules/answer-context.ts';
import { type Asked, explains } from './asked.ts';
import type { Head } from './head-text.ts';
import { IMPERATIVES } from './imperatives.ts';
import type { WordFacts } from './word-facts.ts';

const MIN_QUESTION_WORDS = 3;

/** Heads of a part of the answer: `How It Works`, `Tips for Beginners`. */
export function isTitle({ text }: Head, facts: readonly WordFacts[]): boolean {
  const [first, second] = facts;
  if (first === undefined || second === undefined) return false;
  if (facts.length >= MIN_QUESTION_WORDS && explains(text)) return true;
  return first.isNoName && !second.isCapital && second.isTitleWord;
}

/** `Use a KitchenAid mixer`; where names are asked for `Check Point` and `Pick n Pay` may be some. */
export function isStep([first, second]: readonly WordFacts[], asked: Asked): boolean {
  if (first === undefined || second === undefined || !IMPERATIVES.has(first.folded)) return false;
  return !asked.forNames || second.isFunction;
}

export function goesOn({ visible }: AnswerContext, { end }: Head): boolean {
  return /^[ \u00a0\u2060]*\p{Ll}/u.test(visible.text.slice(end, end + 4));
}

/** What is said of a company: `Choose Zentrix` if something, `Strengths of Zentrix` where the question names it. */
export function speaksOfName(
  context: AnswerContext,
  head: Head,
  ...[facts, asked]: [readonly WordFacts[], Asked]
): boolean {
  if (facts.length > 1 && facts[0]?.isOpener === true && goesOn(context, head)) return true;
  if (!asked.compares) return false;
  return facts.some(
    ({ folded }, at) => at > 1 && facts[at - 1]?.isCapital === false && asked.named.has(folded),
  );
}
