import type { AnswerContext } from '../rules/answer-context.ts';
import type { TextRange } from './head-text.ts';

const MARK = '**';
const STAR = 0x2a;
const NEWLINE = 0x0a;
const SHORTEST = 2;
const LONGEST = 48;
const COLON = 0x3a;

/** What is set in bold inside a line, before a visible offset: `take a look at **HubSpot**`. */
export function inlineBold({ answer, visible }: AnswerContext, until: number): TextRange[] {
  const { origin, text } = visible;
  const found: TextRange[] = [];
  const last = origin[until - 1] ?? 0;
  let at = 0;
  for (let open = answer.indexOf(MARK); open >= 0 && open + MARK.length <= last; ) {
    const from = open + MARK.length;
    const to = closingMark(answer, from);
    if (to < 0) {
      open = answer.indexOf(MARK, open + 1);
      continue;
    }
    open = answer.indexOf(MARK, to + MARK.length);
    at = firstAtOrBehind(origin, from, at);
    if (!hasLetterBefore(text, at)) continue;
    const end = firstAtOrBehind(origin, to, at);
    // At the beginning of its line it is a head, and before a colon a label.
    if (at < end && text.charCodeAt(end) !== COLON && text.charCodeAt(end - 1) !== COLON)
      found.push({ start: at, end });
  }
  return found;
}

function closingMark(answer: string, from: number): number {
  const limit = Math.min(answer.length - 1, from + LONGEST + 1);
  for (let at = from; at < limit; at++) {
    const code = answer.charCodeAt(at);
    if (code === NEWLINE) return -1;
    if (code === STAR) return at - from >= SHORTEST && answer.charCodeAt(at + 1) === STAR ? at : -1;
  }
  return -1;
}

function hasLetterBefore(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const code = text.charCodeAt(before);
    if (code === NEWLINE) return false;
    if (code > 0x7f) return /\p{L}/u.test(text.slice(text.lastIndexOf('\n', before) + 1, at));
    const small = code | 0x20;
    if (small >= 0x61 && small <= 0x7a) return true;
  }
  return false;
}

function firstAtOrBehind(origin: Int32Array, offset: number, from: number): number {
  let low = from;
  let high = origin.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
