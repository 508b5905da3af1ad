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

/** The sentence that ends where a link or mark begins, without its own links and marks; null when there is none. */
export function claimBefore(text: string, start: number): string | null {
  const head = text.slice(0, start).replace(/[\s([（]+$/u, '');
  const sentences = [...new Intl.Segmenter('und', { granularity: 'sentence' }).segment(head)];
  const last = sentences.at(-1)?.segment ?? '';
  const claim = last
    .replace(/\(?\[([^\]]*)\]\([^)\s]*\)\)?/g, '')
    .replace(/\[\d+\]/g, '')
    .trim();
  return claim === '' ? null : claim;
}
