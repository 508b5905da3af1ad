import { candidateIn } from '../find/candidate-index.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { foldText } from '../text/fold.ts';
import { type Asked, explains } from './asked.ts';
import type { Head } from './head-text.ts';
import type { WordFacts } from './word-facts.ts';

const MIN_QUESTION_WORDS = 3;

/** Heads of a part of the answer: `How It Works`, `Tips for Beginners`. */
export function isTitle({ text }: Head, facts: readonly WordFacts[]): boolean {
  const [first, second] = facts;
  if (first === undefined || second === undefined) return false;
  if (facts.length >= MIN_QUESTION_WORDS && explains(text)) return true;
  return first.isNoName && !second.isCapital && second.isTitleWord;
}

/** Words in small letters follow on the same line. */
export function goesOn({ visible }: AnswerContext, { end }: Head): boolean {
  return /^[ \u00a0\u2060]*\p{Ll}/u.test(visible.text.slice(end, end + 4));
}

/**
 * What is said of a company: `Choose Zentrix` if something, `Strengths of Zentrix` where behind a small word the brand, a
 * competitor or what the question names stands.
 */
export function speaksOfName(
  context: AnswerContext,
  head: Head,
  ...[facts, asked]: [readonly WordFacts[], Asked]
): boolean {
  if (facts.length > 1 && facts[0]?.isOpener === true && goesOn(context, head)) return true;
  let at = head.start;
  for (const [index, word] of head.text.split(/[\s\u00a0]+/).entries()) {
    const start = context.visible.text.indexOf(word, at);
    at = start + word.length;
    const before = facts[index - 1];
    if (index < 2 || before === undefined || before.isCapital) continue;
    const isNamed = asked.compares && asked.named.has(foldText(word));
    if (isNamed || candidateIn(context.candidates, start, at) !== null) return true;
  }
  return false;
}
