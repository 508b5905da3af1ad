import type { BrandNamesSnapshot } from '../brand/index.ts';

/** Scripts that put no spaces between words: there a name may stand anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * True when a keyword holds one of the brand's own names as whole words: the question then gives the answer away, and
 * the keyword stands apart from the rate. Case, accents and kinds of spaces do not matter; how a word is used does
 * not either, so a brand called Target has 'target audience tools' among its branded keywords.
 */
export function isBranded(keyword: string, names: BrandNamesSnapshot): boolean {
  const text = fold(keyword);
  const own = [names.name, names.domain ?? '', ...names.aliases, ...names.products].map(fold);
  return own.some((name) => name !== '' && holds(text, name));
}

function holds(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (UNSPACED.test(name)) return true;
    const before = text.slice(0, at);
    const after = text.slice(at + name.length);
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
