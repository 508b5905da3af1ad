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
/** 'per user a month' */
const EACH_USER = `(?:${EACH}(?:users?|seats?|persons?|members?|agents?|nutzer|benutzer|platz|utilisateur|usuario|utente|gebruiker|użytkownika|bruger|användare|bruker),? ?)`;
const LETTERS_OF: Readonly<Record<Period, string>> = { week: '週', month: '月', year: '年' };
const BEHIND = PERIODS.map((period) => ({
  period,
  words: new RegExp(
    `^ ?${EACH_USER}?(?:(?:${EACH}(?:${NOUNS[period]})|${ADVERBS[period]})(?!\\p{L})|[/／]${LETTERS_OF[period]})`,
    'iu',
  ),
}));
const OF_USER = new RegExp(`^ ?${EACH_USER}`, 'iu');

/** Whether the words behind an amount say what it is paid for: a time or a user. */
export function isPaidPer(behind: string): boolean {
  const words = behind.replace(/[\u00a0\u202f]/gu, ' ');
  return BEHIND.some(({ words: period }) => period.test(words)) || OF_USER.test(words);
}

export function pricesOfPeriods(text: string): PriceOfPeriod[] {
  return pricesIn(text).map((price) => {
    const behind = text.slice(price.end, price.end + 40).replace(/[\u00a0\u202f]/gu, ' ');
    return {
      ...price,
      period: BEHIND.find(({ words }) => words.test(behind))?.period ?? periodBefore(text, price),
    };
  });
}

function periodBefore(text: string, { start }: Price): Period | null {
  return PERIODS.find((period) => text.slice(0, start).endsWith(`${LETTERS_OF[period]}額`)) ?? null;
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
