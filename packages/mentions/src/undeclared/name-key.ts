import { foldText } from '../text/fold.ts';
import { COMPANY_TAILS } from './no-names.ts';

/** What stands around the letters of a word and is none of it: `®`, a quote, a comma. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu;
const POSSESSIVE = /['’](?:s|un|ın|in|nin|nın)?$/u;

const ARTICLES = new Set('the la le les el los las il lo der die das den het een au o os'.split(' '));
/** `L’Atelier Levain`, but not `L’Oréal`, which is written `Loreal` as well. */
const ELIDED = /^l['’](?=\p{L}{2}.*\s)/iu;

const KEPT = 1_000;
const LONGEST_KEPT = 60;
const known = new Map<string, readonly string[]>();

/**
 * The folded words of a name, without an article before and what only says what it is behind: `HubSpot CRM`, `Zoho Inc.`
 * Answers name the same companies over and over: the last are kept.
 */
export function keyWords(name: string): readonly string[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = readKeyWords(name);
  if (name.length > LONGEST_KEPT) return words;
  if (known.size >= KEPT) known.clear();
  known.set(name, words);
  return words;
}

function readKeyWords(name: string): string[] {
  const words = foldText(name.replace(ELIDED, ''))
    .split(/[\s\u00a0]+/)
    .map((word) => word.replace(POSSESSIVE, '').replace(AROUND, ''))
    .filter((word) => word !== '');
  if (words.length > 1 && ARTICLES.has(words[0] ?? '')) words.shift();
  if (!/&\s+\S+$/.test(name)) while (words.length > 1 && COMPANY_TAILS.has(words.at(-1) ?? '')) words.pop();
  return words.map((word) => word.replace(/\.(?:com|ai|io|org|net)$/, ''));
}

/** What makes two spellings one name: `Hub Spot`, `HubSpot` and `HubSpot CRM`, `Ben & Jerry’s` and `Ben and Jerry’s`. */
export function nameKeyOf(words: readonly string[]): string {
  const meant = words.filter((word, at) => word !== 'and' || at === 0 || at === words.length - 1);
  return meant.join('').replace(/[-.'’&]/g, '');
}

/**
 * The shortest of the known names that a longer one begins with: `HubSpot` for `HubSpot Marketing Hub`. Its own key where
 * none is known.
 */
export function shortestKnown(words: readonly string[], known: { has(key: string): boolean }): string {
  for (let count = 1; count < words.length; count++) {
    const key = nameKeyOf(words.slice(0, count));
    if (key.length >= MIN_KEY && known.has(key)) return key;
  }
  return nameKeyOf(words);
}

/** A shorter beginning is shared by names that have nothing else in common. */
const MIN_KEY = 3;
