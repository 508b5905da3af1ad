/**
 * The UTF-16 offset of the n-th code point of a text. Past the end it is the text's length.
 */
export function fromCodePoints(text: string, code_points: number): number {
  let at = 0;
  for (let left = code_points; left > 0 && at < text.length; left -= 1) at += unitsAt(text, at);
  return at;
}

/** The UTF-16 offset of a UTF-8 byte offset. One inside a character counts as its start; past the end, the length. */
export function fromUtf8Bytes(text: string, bytes: number): number {
  let at = 0;
  for (let left = bytes; at < text.length; at += unitsAt(text, at)) {
    left -= bytesAt(text, at);
    if (left < 0) return at;
  }
  return text.length;
}

function unitsAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function bytesAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Printed links and marks such as [2]: neither is part of what a sentence says. */
const LINKS = /\(?\[[^\][]*\]\([^)\s]*\)\)?|\[\d{1,3}\]/g;

/** The sentence that ends where a link or mark begins, without links and marks; null when there is none. */
export function claimBefore(text: string, start: number): string | null {
  // Blanks in place of links keep offsets, and keep a link's dots and brackets from ending a sentence.
  const head = text.slice(0, start).replace(LINKS, (link) => ' '.repeat(link.length));
  const readable = head.replace(/[\s([（]+$/u, '');
  const sentences = [...new Intl.Segmenter('und', { granularity: 'sentence' }).segment(readable)];
  const claim = (sentences.at(-1)?.segment ?? '').replace(/ {3,}/g, ' ').trim();
  return claim === '' ? null : claim;
}
