import { findBrand } from '@answerscope/mentions';
import type { BrandNamesSnapshot } from './brand.tables.ts';

/**
 * True when a keyword names the brand: the question then gives the answer away, and the keyword stands apart from the
 * rate. The engine decides, as it decides answers, so spellings, endings and longer names of others are known to it.
 * People type keywords in small letters, where capitals would tell: each is read with capitals, too. A name that is an
 * ordinary word counts where the engine sees it used as a name, or beside what is asked of companies only: 'notion
 * alternatives' is branded, 'target audience tools' is not.
 */
export function isBranded(keyword: string, names: BrandNamesSnapshot): boolean {
  const { competitors, ...brand } = names;
  return [keyword, withCapitals(keyword)].some((answer) => {
    const { mentioned, citations, rejected } = findBrand({ answer, brand, competitors });
    return (
      mentioned ||
      citations.some(({ kind }) => kind === 'own') ||
      rejected.some((one) => one.reason === 'common_word' && isAskedOfCompanies(answer, one))
    );
  });
}

function withCapitals(keyword: string): string {
  return keyword.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What stands right behind or before a name when one asks about a company, in the languages of most keywords. */
const BEHIND =
  /^[\s-]+(?:alternativ\p{L}*|alternatyw\p{L}*|vs\.?|versus|competitors?|pricing|reviews?|login|erfahrungen|bewertungen|avis|opiniones|recensioni|opinie)(?!\p{L})/iu;
const BEFORE =
  /(?<!\p{L})(?:vs\.?|versus|alternativ\p{L}*\s(?:to|for|zu|à|a|de|di|do)|competitors\s(?:of|to)|reviews?\sof)\s+$/iu;

function isAskedOfCompanies(keyword: string, { start, end }: { start: number; end: number }): boolean {
  return BEHIND.test(keyword.slice(end)) || BEFORE.test(keyword.slice(0, start));
}
