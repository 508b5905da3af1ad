import { charClass, charClassAt, isWordClass } from '@answerscope/answer-text';

export interface Word {
  text: string;
  start: number;
  end: number;
  gap: string;
}

const MAX_GAP = 6;
const MAX_WORD = 40;

function isInnerSign(code: number): boolean {
  return (
    code === 0x27 || code === 0x2d || code === 0x2e || code === 0x2010 || code === 0x2011 || code === 0x2019
  );
}

export function wordBefore(text: string, offset: number): Word | null {
  let end = offset;
  while (end > 0 && offset - end <= MAX_GAP && !isWordClass(charClassAt(text, end - 1))) {
    if (text.charCodeAt(end - 1) === 0x0a) return null;
    end--;
  }
  if (end === 0 || offset - end > MAX_GAP) return null;
  let start = end;
  while (start > 0 && end - start < MAX_WORD) {
    const isInner =
      isInnerSign(text.charCodeAt(start - 1)) &&
      start - 2 >= 0 &&
      isWordClass(charClass(text.charCodeAt(start - 2)));
    if (!isWordClass(charClass(text.charCodeAt(start - 1))) && !isInner) break;
    start--;
  }
  return { text: text.slice(start, end), start, end, gap: text.slice(end, offset) };
}

export function wordAfter(text: string, offset: number): Word | null {
  let start = offset;
  while (start < text.length && start - offset <= MAX_GAP && !isWordClass(charClassAt(text, start))) {
    if (text.charCodeAt(start) === 0x0a) return null;
    start++;
  }
  if (start >= text.length || start - offset > MAX_GAP) return null;
  let end = start;
  while (end < text.length && end - start < MAX_WORD) {
    const isInner =
      isInnerSign(text.charCodeAt(end)) &&
      end + 1 < text.length &&
      isWordClass(charClass(text.charCodeAt(end + 1)));
    if (!isWordClass(charClass(text.charCodeAt(end))) && !isInner) break;
    end++;
  }
  return { text: text.slice(start, end), start, end, gap: text.slice(offset, start) };
}

export function isCapitalised(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 0x80) return code >= 0x41 && code <= 0x5a;
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}

export function isLowerCase(word: string): boolean {
  let small = false;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 0x41 && code <= 0x5a) return false;
    if (code >= 0x61 && code <= 0x7a) small = true;
    else if (code >= 0x80) return word === word.toLowerCase() && word !== word.toUpperCase();
  }
  return small;
}

export function hasCase(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

export function isAdjacent(word: Word): boolean {
  return word.gap === ' ' || word.gap === '\u00a0';
}
