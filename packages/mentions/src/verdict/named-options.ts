import { ASPECT_HEADS } from '../lexicon/calendar-and-countries.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { asksToChoose } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { isCapitalised } from '../text/words.ts';

const HEAD = /^[\s"“„«*]*(\p{Lu}[\p{L}\p{M}\p{N}'’& -]{1,30}?)\s*(?:[:–—|]|\s-\s|$)/u;
const MAX_WORDS = 3;

export function listsOptions({ visible, question, language }: AnswerContext): boolean {
  if (language() === 'de' || !asksToChoose(question)) return false;
  let options = 0;
  let others = 0;
  for (const line of visible.lines) {
    if (line.kind !== 'item') continue;
    const head = HEAD.exec(visible.text.slice(line.content, Math.min(line.end, line.content + 60)))?.[1];
    if (head !== undefined && isOption(head)) options++;
    else others++;
  }
  return options >= 2 && options > others;
}

function isOption(head: string): boolean {
  const words = head.trim().split(/\s+/);
  return (
    words.length <= MAX_WORDS &&
    words.every((word) => isCapitalised(word)) &&
    !words.some((word) => ASPECT_HEADS.has(foldText(word)))
  );
}
