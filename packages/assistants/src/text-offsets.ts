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

/** A place in a text, in UTF-16 units; `end` is exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Whether a slice is a printed link to one of the addresses, and not a piece of it or more. */
export function isPrintedLink(slice: string, urls: readonly string[]): boolean {
  if (!urls.some((url) => slice.includes(url)) || !/^(\(?\[|https?:|<)/.test(slice)) return false;
  return slice.endsWith(')') || slice.endsWith('>') || urls.some((url) => slice.endsWith(url));
}

/**
 * A span whose unit nobody documents, in UTF-16: taken as code points, then as UTF-16, whichever `isExpected` knows.
 * If neither, the only reading that consists of whole words; null where none does or two do.
 */
export function findSpan(
  text: string,
  given: TextSpan,
  isExpected: (slice: string) => boolean,
): TextSpan | null {
  const counted = { start: fromCodePoints(text, given.start), end: fromCodePoints(text, given.end) };
  // Past its end a text has no code points: the count would stop there as if it fitted.
  const readings = given.end > [...text].length ? [given] : [counted, given];
  const fitting = readings.filter(({ start, end }) => 0 <= start && start < end && end <= text.length);
  const expected = fitting.find(({ start, end }) => isExpected(text.slice(start, end)));
  if (expected !== undefined) return expected;
  const [one, other] = fitting.filter((span) => isWholeWords(text, span));
  const agreed = other === undefined || (one?.start === other.start && one.end === other.end);
  return agreed ? (one ?? null) : null;
}

function isWholeWords(text: string, { start, end }: TextSpan): boolean {
  const slice = text.slice(start, end);
  if (slice !== slice.trim()) return false;
  const words = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)];
  const bounds = new Set([...words.map(({ index }) => index), text.length]);
  return bounds.has(start) && bounds.has(end);
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
