export const CLOSING_BRACKET = 0x29;
const REACH = 200;
const WORD_JOINER = '\u2060';
const SENTENCE_END = /[.!?…:;•]/u;

/**
 * Whether a closing bracket ends sources that stand between two sentences: `… a quick start. (guide.example) Target …`.
 * What follows then opens a sentence, and its capital says nothing.
 */
export function isBehindSources(text: string, closing: number, lineStart: number): boolean {
  const from = Math.max(lineStart, closing - REACH);
  let isInside = true;
  for (let at = closing - 1; at >= from; at--) {
    const sign = text.charAt(at);
    if (isInside) isInside = sign !== '(';
    else if (sign === ')') isInside = true;
    else if (sign !== ' ' && sign !== WORD_JOINER) return SENTENCE_END.test(sign);
  }
  return !isInside && from === lineStart;
}
