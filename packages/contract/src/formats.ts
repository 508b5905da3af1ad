import { formatNumber } from './messages/formatting.ts';
import { LANGUAGE } from './messages/language.ts';

/** English writes its days as '28 Nov', and all else as in the United States. */
const [DAYS, OTHER] = LANGUAGE === 'en' ? ['en-GB', 'en-US'] : [LANGUAGE, LANGUAGE];

/** '12,345' */
export function numberInWords(value: number, options?: Intl.NumberFormatOptions): string {
  return formatNumber(OTHER, value, options);
}

/** '$4.50'; with `stripIfInteger` '$4', where a sentence says it. */
export function currencyInWords(
  amount: number,
  currency = 'USD',
  options: Intl.NumberFormatOptions & { trailingZeroDisplay?: 'auto' | 'stripIfInteger' } = {},
): string {
  return formatNumber(OTHER, amount, { style: 'currency', currency: currency.toUpperCase(), ...options });
}

/** How days are written. Making a format is slow, so one without a zone is a constant. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(DAYS, options);
}

/** 'ChatGPT, Claude, and Gemini' */
export function listInWords(items: Iterable<string>): string {
  return new Intl.ListFormat(OTHER).format(items);
}

/** 'px, rem, or em' */
export function eitherInWords(items: Iterable<string>): string {
  return new Intl.ListFormat(OTHER, { type: 'disjunction' }).format(items);
}

/** Parts behind one another: 'improved, over the 3 keywords asked in both'. */
export function commaList(items: Iterable<string>): string {
  return new Intl.ListFormat(OTHER, { type: 'unit', style: 'short' }).format(items);
}

/** Names of countries or languages by their codes. */
export function namesOf(
  type: 'region' | 'language',
  options: Partial<Intl.DisplayNamesOptions> = {},
): Intl.DisplayNames {
  return new Intl.DisplayNames(OTHER, { ...options, type });
}

const COLLATOR = new Intl.Collator(OTHER);

/** The order in which people look for names. */
export function compareNames(one: string, other: string): number {
  return COLLATOR.compare(one, other);
}
