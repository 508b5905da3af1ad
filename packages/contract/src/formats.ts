import type { Language } from './language.ts';
import { formatNumber } from './messages/formatting.ts';
import { LANGUAGE } from './messages/language.ts';

/** English writes its days as '28 Nov', and all else as in the United States. */
const daysIn = (language: Language) => (language === 'en' ? 'en-GB' : language);
const othersIn = (language: Language) => (language === 'en' ? 'en-US' : language);

const OTHER = othersIn(LANGUAGE);

// Functions that mails use take the language of their reader; on pages it is that of the build.

/** What does not apply is left out. */
type Texts = Iterable<string | false | null | undefined>;

/** '12,345' */
export function numberInWords(
  value: number,
  options?: Intl.NumberFormatOptions,
  language: Language = LANGUAGE,
): string {
  return formatNumber(othersIn(language), value, options);
}

/** '$4.50'; with `stripIfInteger` '$4', where a sentence says it. */
export function currencyInWords(
  amount: number,
  currency = 'USD',
  options: Intl.NumberFormatOptions & { trailingZeroDisplay?: 'auto' | 'stripIfInteger' } = {},
  language: Language = LANGUAGE,
): string {
  return formatNumber(othersIn(language), amount, {
    style: 'currency',
    currency: currency.toUpperCase(),
    ...options,
  });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** How days and times are written by a language tag, 'en-GB'. */
export function dateFormatIn(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Making a format is slow.
  const key = tag + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, format);
  return format;
}

/** How days are written. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  language: Language = LANGUAGE,
): Intl.DateTimeFormat {
  return dateFormatIn(daysIn(language), options);
}

/** 'ChatGPT, Claude, and Gemini' */
export function listInWords(items: Iterable<string>, language: Language = LANGUAGE): string {
  return new Intl.ListFormat(othersIn(language)).format(items);
}

/** 'px, rem, or em' */
export function eitherInWords(items: Iterable<string>): string {
  return new Intl.ListFormat(OTHER, { type: 'disjunction' }).format(items);
}

/** Parts behind one another: 'improved, over the 3 keywords asked in both'. German's lists of units end with 'und'. */
export function commaList(items: Texts): string {
  return joined(items, ', ');
}

/** Whole sentences one after another. */
export function sentencesInWords(sentences: Texts): string {
  return joined(sentences, ' ');
}

/** Statements of one text: '“Core” added to 12 keywords; 2 have 20 tags already'. */
export function statementsInWords(statements: Texts): string {
  return joined(statements, '; ');
}

/** Facts as one hears them read: '54-67%, 140 answers. Share of voice 12%'. */
export function readAloud(facts: Texts): string {
  return joined(facts, '. ');
}

function joined(texts: Texts, separator: string): string {
  return [...texts].filter(Boolean).join(separator);
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
