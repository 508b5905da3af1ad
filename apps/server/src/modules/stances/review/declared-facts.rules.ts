import { type BrandFacts, type Price, pricesIn } from '@answerscope/contract';

const PERIODS = ['week', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

/** A price with what it is paid for, where the words behind it say so. */
export interface PriceOfPeriod extends Price {
  period: Period | null;
}

/** A product as its brand declares it; its prices are those of the lines that name it. */
export interface DeclaredProduct {
  name: string;
  prices: readonly PriceOfPeriod[];
  lines: readonly string[];
}

/** What a brand declares, read once for many answers. */
export interface DeclaredFacts {
  founding_year: number | null;
  prices: readonly PriceOfPeriod[];
  lines: readonly string[];
  products: readonly DeclaredProduct[];
}

export function declaredFacts(facts: BrandFacts, products: readonly string[]): DeclaredFacts {
  return {
    founding_year: facts.founding_year,
    prices: facts.prices.flatMap(pricesOfPeriods),
    lines: facts.prices,
    products: products.map((name) => {
      const lines = facts.prices.filter((line) => wholePlaces(line, name).length > 0);
      return { name, prices: lines.flatMap(pricesOfPeriods), lines };
    }),
  };
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** Where a text has a name as a whole, letter for letter. */
export function wholePlaces(text: string, name: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!IN_WORD.test(text.charAt(start - 1)) && !IN_WORD.test(text.charAt(end))) found.push({ start, end });
  }
  return found;
}

const EACH = '(?:/ ?|(?:an?|per|each|every|pro|im|je|par|al|por|all|na|om|i) )';
const NOUNS: Readonly<Record<Period, string>> = {
  week: 'weeks?|wk|woche|semaine|semana|settimana|tydzień|uge|vecka|uke',
  month: 'months?|mo|monats?|mois|mes|mês|mese|maand|miesiąc|måned|månad',
  year: 'years?|yr|jahr|an|année|año|ano|anno|jaar|rok|år',
};
const ADVERBS: Readonly<Record<Period, string>> = {
  week: 'weekly|wöchentlich',
  month: 'monthly|monatlich|miesięcznie',
  year: 'yearly|annually|jährlich|rocznie',
};
const BEHIND = PERIODS.map((period) => ({
  period,
  words: new RegExp(`^ ?(?:${EACH}(?:${NOUNS[period]})|${ADVERBS[period]})(?!\\p{L})`, 'iu'),
}));

export function pricesOfPeriods(text: string): PriceOfPeriod[] {
  return pricesIn(text).map((price) => {
    const behind = text.slice(price.end, price.end + 24).replace(/[\u00a0\u202f]/gu, ' ');
    return { ...price, period: BEHIND.find(({ words }) => words.test(behind))?.period ?? null };
  });
}

/** Whether nothing declared is that price, though something is in its currency and not surely for another period. */
export function differs(stated: PriceOfPeriod, declared: readonly PriceOfPeriod[]): boolean {
  const same = declared.filter(
    ({ currency, period }) =>
      currency === stated.currency && (period === null || stated.period === null || period === stated.period),
  );
  return (
    same.length > 0 &&
    declared.every((one) => one.currency !== stated.currency || one.amount !== stated.amount)
  );
}
