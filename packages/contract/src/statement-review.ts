import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './analytics-messages.ts';
import { Channel } from './channels.ts';
import { csvFile } from './csv-file.ts';
import { DayRangeText } from './day-range-query.ts';
import { LIMITS } from './limits.ts';
import { FACT_KINDS, STATEMENT_MARKS } from './stances.ts';
import { Stance, StatementMark } from './statements.ts';
import { plainText } from './text.ts';

const count = z.number().int();

export const FactKind = z.enum(FACT_KINDS);
export type FactKind = z.infer<typeof FactKind>;

/** What is marked: a statement of a stance, or a fact as an answer states it. */
const ReviewKind = z.union([Stance, FactKind]);
export type ReviewKind = z.infer<typeof ReviewKind>;

export const BrandFacts = z.object({
  founding_year: z.number().int().nullable(),
  /** As its user wrote them, each with its currency: '€29 a month'. */
  prices: z.array(z.string()).max(LIMITS.fact_prices_max),
});
export type BrandFacts = z.infer<typeof BrandFacts>;

const AMOUNT = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?![\d.,]*\d)|\d+(?:[.,'\u00a0\u202f]\d+)*/gu;
const BEFORE = /(?<![\p{Script=Latin}\p{Sc}])(?:\p{Script=Latin}{0,3}\p{Sc}|\p{Script=Latin}{2,4}\.?)\s?$/u;
const BEHIND =
  /^\s?(?:\p{Sc}|[円元원]|(?:\p{Script=Latin}{2,5}|\p{Script=Cyrillic}{2,4})(?![\p{Script=Latin}\p{Script=Cyrillic}])\.?)/u;
/** `$20 million`, `€5k`: the amount is not what is written. */
const MAGNITUDE =
  /^\s?(?:[km]|[bmt]n|tsd|mio|mrd|mld|million\p{L}*|milli[oa]rd\p{L}*|billion\p{L}*|thousand|mill[oó]n\p{L}*|milion\p{L}*|lakhs?|crores?|[万億만억])(?![\p{Script=Latin}])/iu;

/** Signs beside the codes of Intl; those in lower case count in any. */
const SIGNS = new Map(
  Object.entries({
    EUR: '€ eur euro euros',
    USD: '$ US$ usd',
    GBP: '£ gbp',
    JPY: '¥ ￥ 円',
    CHF: 'chf Fr. SFr.',
    PLN: 'zł pln',
    DKK: 'dkk',
    SEK: 'sek',
    NOK: 'nok',
    // Danish, Norwegian or Swedish: nobody knows which.
    KR: 'kr kr.',
    INR: '₹ Rs Rs.',
    KRW: '₩ 원',
    CNY: messages.rmbCn,
    CZK: 'kč',
    HUF: 'Ft',
    RON: 'lei',
    RUB: '₽ руб руб.',
    UAH: '₴ грн грн.',
    TRY: '₺ TL',
    ILS: '₪',
    THB: '฿',
    VND: '₫',
    PHP: '₱',
    NGN: '₦',
    MYR: 'RM',
    IDR: 'Rp',
    BRL: 'R$',
    AUD: 'A$ AU$',
    CAD: 'C$ CA$',
    NZD: 'NZ$',
    SGD: 'S$',
    HKD: 'HK$',
    TWD: 'NT$',
    MXN: 'MX$',
  }).flatMap(([code, signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
);
const CODES = new Set(Intl.supportedValuesOf('currency'));

function currencyOf(written: string): string | null {
  const sign = written.trim();
  const plain = sign.replace(/\.$/u, '');
  for (const one of [sign, sign.toLowerCase(), plain, plain.toLowerCase()]) {
    const code = SIGNS.get(one);
    if (code !== undefined) return code;
  }
  return CODES.has(plain) ? plain : null;
}

/** An amount with its currency, and where it stands. */
export interface Price {
  amount: number;
  currency: string;
  start: number;
  end: number;
}

/** The prices in a text: '€29', '1.299,50 EUR', 'CHF 40', '980円'. A sign that nobody knows makes none: 'X$30'. */
export function pricesIn(text: string): Price[] {
  const found: Price[] = [];
  let from = 0;
  for (const { index, 0: written } of text.matchAll(AMOUNT)) {
    const end = index + written.length;
    const [before = ''] = BEFORE.exec(text.slice(Math.max(from, index - 8), index)) ?? [];
    const [behind = ''] = BEHIND.exec(text.slice(end, end + 8)) ?? [];
    const [left, right] = [currencyOf(before), currencyOf(behind)];
    const isForeign =
      /\p{Sc}\s?$/u.test(before || text.slice(Math.max(from, index - 2), index)) && left === null;
    // '$30 CAD': the code says which dollars.
    const hasCode = right !== null && CODES.has(behind.trim());
    const isBehind = right !== null && (left === null || (hasCode && /\p{Sc}\s?$/u.test(before)));
    const currency = isBehind ? right : left;
    const amount = toAmount(written);
    if (currency === null || isForeign || Number.isNaN(amount) || MAGNITUDE.test(text.slice(end, end + 12)))
      continue;
    const price = {
      amount,
      currency: left === 'USD' && !isBehind ? dollarsOf(text.slice(from, index - before.length)) : currency,
      start: left === null ? index : index - before.trimStart().length,
      end: isBehind ? end + behind.length : end,
    };
    found.push(price);
    from = price.end;
  }
  return found;
}

/** 'CAD $30' */
function dollarsOf(before: string): string {
  const [, code] = /(?<!\p{L})([A-Z]{3})\s?$/u.exec(before) ?? [];
  return code !== undefined && CODES.has(code) ? code : 'USD';
}

/** Whichever sign parts the cents: the last one with one or two digits behind it. */
function toAmount(written: string): number {
  const plain = written.replace(/[' \u00a0\u202f]/gu, '');
  const [, whole = plain, cents = ''] = /^(.*)[.,](\d{1,2})$/u.exec(plain) ?? [];
  return Number(`${whole.replace(/[.,]/gu, '')}.${cents || '0'}`);
}

const PRICE_REFUSED = messages.enterOnePriceLine;

export const BrandFactsChange = z.strictObject({
  founding_year: z.number().int().min(1000, messages.enterAYear).max(2100, messages.enterAYear).nullable(),
  prices: z
    .array(
      plainText(LIMITS.fact_price_max, PRICE_REFUSED)
        .trim()
        .min(1, PRICE_REFUSED)
        .max(LIMITS.fact_price_max, PRICE_REFUSED)
        .refine((text) => pricesIn(text).length === 1, PRICE_REFUSED),
    )
    .max(LIMITS.fact_prices_max, messages.atMostPrices({ max: LIMITS.fact_prices_max })),
});
export type BrandFactsChange = z.infer<typeof BrandFactsChange>;

/**
 * A statement about the brand to be reviewed: criticism, or a fact that the brand declares otherwise. One that several
 * answers make in the same words is listed once, as the newest makes it.
 */
export const ReviewItem = z.object({
  answer_id: z.uuid(),
  /** Answers of the range that make it. */
  answers: z.number().int().min(1),
  channel: Channel,
  keyword_id: z.uuid(),
  keyword: z.string(),
  asked_at: z.iso.datetime(),
  kind: ReviewKind,
  quote: z.string(),
  start: count,
  end: count,
  /** The head of the column, row or list it stands under, in the answer's words. */
  label: z.string().nullable(),
  topic: z.string().nullable(),
  /** Of a fact: what the answer states and what the brand declares; of a denied product, the denial and the product. */
  stated: z.string().nullable(),
  declared: z.string().nullable(),
  /** The newest mark of it, in whichever answer. */
  mark: StatementMark.nullable(),
  marked_at: z.iso.datetime().nullable(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

const filters = {
  range: DayRangeText.optional(),
  /** `open`: not marked yet. */
  mark: z.enum(['open', ...STATEMENT_MARKS]).optional(),
};
export const ReviewFilter = z.strictObject(filters);
export type ReviewFilter = z.infer<typeof ReviewFilter>;
export const ReviewQuery = z.strictObject({
  ...filters,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const Review = z.object({
  items: z.array(ReviewItem).max(LIMITS.page_size_max),
  total: count,
  /** Of all, whatever is shown. */
  counts: z.object({ open: count, true: count, false: count, outdated: count }),
  /** Older answers of the range were not looked at. */
  is_capped: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const MarkStatement = z.strictObject({
  answer_id: z.uuid(),
  kind: ReviewKind,
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  /** Null takes back every mark of the same words. */
  mark: StatementMark.nullable(),
});
export type MarkStatement = z.infer<typeof MarkStatement>;

export const statementReviewContract = {
  list_review: oc
    .route({
      method: 'GET',
      path: '/api/review',
      tags: ['brand'],
      summary:
        'Criticism of my brand, and facts that answers state otherwise than I declare them, newest first',
    })
    .input(ReviewQuery)
    .output(Review),
  export_review: oc
    .route({
      method: 'GET',
      path: '/api/review/csv',
      tags: ['brand'],
      summary: 'The same with my marks as a CSV file',
      outputStructure: 'detailed',
    })
    .input(ReviewFilter)
    .output(csvFile),
  mark_statement: oc
    .route({
      method: 'POST',
      path: '/rpc/mark_statement',
      tags: ['brand'],
      summary: 'Mark what an answer says of my brand as true, false or outdated; it changes no number',
    })
    .input(MarkStatement)
    .output(MarkStatement),
  get_brand_facts: oc
    .route({
      method: 'GET',
      path: '/api/brand/facts',
      tags: ['brand'],
      summary: 'What I declare of my brand: founding year and prices',
    })
    .output(BrandFacts),
  update_brand_facts: oc
    .route({
      method: 'PUT',
      path: '/api/brand/facts',
      tags: ['brand'],
      summary: 'Declare founding year and prices, which answers are held against',
    })
    .input(BrandFactsChange)
    .output(BrandFacts),
};
