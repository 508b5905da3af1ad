const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
/** Scripts that put no space between words: there a word is found wherever it stands. */
const UNSPACED =
  /[\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** A letter of Korean, also in its parts. */
const HANGUL = /\p{sc=Hangul}/u;

/**
 * The source of a pattern (flag u) that finds a phrase as whole words: any space or hyphen between them is as good as
 * another, either apostrophe as the other, and a star at the end stands for any ending. A phrase without a word is found
 * nowhere.
 * @param particles what may follow a last word of Korean: there particles are written with it
 */
export function wholeWords(phrase: string, particles: readonly string[] = []): string {
  const words = phrase
    .replace(/[\s*]+$/u, '')
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '');
  const [first = ''] = words[0] ?? '';
  const last = [...(words.at(-1) ?? '')].at(-1) ?? '';
  if (last === '') return '(?!)';
  const inside = words.map(literally).join(String.raw`[\s\p{Pd}]+`);
  const before = isBound(first) ? `(?<!${LETTER})` : '';
  if (phrase.trimEnd().endsWith('*')) return `${before}${inside}${LETTER}*`;
  if (particles.length > 0 && HANGUL.test(last))
    return `${before}${inside}(?=(?:${particles.join('|')})?(?!${LETTER}))`;
  return `${before}${inside}${isBound(last) ? `(?!${LETTER})` : ''}`;
}

const literally = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`).replace(/['’]/gu, "['’]");

/** A letter or digit at which a word ends only where no other follows. */
function isBound(sign: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(sign) && !UNSPACED.test(sign);
}
