import { charClass, isUnspaced, isWordClass } from '@answerscope/answer-text';
import { NAME_CLOSES, NAME_OPENS } from '@answerscope/mentions';

/** Words beside the name that a quotation holds, where there are as many. */
const WORDS_BESIDE = 3;

/** A run of units; end exclusive. */
interface Range {
  start: number;
  end: number;
}

/**
 * Whether a decision may rest on a quotation from the piece: letter by letter, around the marked name, with three words
 * beside it. All words of its line do where it has fewer; for a name alone on its line, words of the lines around it.
 */
export function proves(quote: string, piece: string): boolean {
  const said = flat(quote);
  const { text, name } = readPiece(piece);
  if (said === '' || name === null) return false;
  const line = { start: text.lastIndexOf('\n', name.start) + 1, end: endOfLine(text, name.end) };
  const beside = wordsOf(text).filter((word) => word.end <= name.start || word.start >= name.end);
  const onLine = beside.filter((word) => isWithin(word, line)).length;
  const needed = Math.min(WORDS_BESIDE, onLine > 0 ? onLine : beside.length);
  const letters = flat(text);
  for (let at = letters.indexOf(said); at >= 0 && at <= name.start; at = letters.indexOf(said, at + 1)) {
    const quoted = { start: at, end: at + said.length };
    const found = beside.filter((word) => isWithin(word, quoted)).length;
    if (isWithin(name, quoted) && found >= needed) return true;
  }
  return false;
}

/** Without the signs around the name, white space as one. */
export function flat(text: string): string {
  return text.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '').replace(/\s+/g, ' ').trim();
}

/** Lines of a piece as plain text, with the position of the marked name; null if there is none. */
function readPiece(piece: string): { text: string; name: Range | null } {
  const marked = piece
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  const start = marked.indexOf(NAME_OPENS);
  const end = marked.indexOf(NAME_CLOSES, start) - NAME_OPENS.length;
  const text = marked.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '');
  return { text, name: start >= 0 && end > start ? { start, end } : null };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function isWithin(inner: Range, outer: Range): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Words of a text; a letter of a script without spaces is one. */
function wordsOf(text: string): Range[] {
  const words: Range[] = [];
  for (let at = 0; at < text.length; ) {
    const start = at;
    const value = charClass(text.charCodeAt(at++));
    if (!isWordClass(value)) continue;
    while (!isUnspaced(value) && at < text.length && continuesWord(text.charCodeAt(at))) at++;
    words.push({ start, end: at });
  }
  return words;
}

function continuesWord(code: number): boolean {
  const value = charClass(code);
  return isWordClass(value) && !isUnspaced(value);
}
