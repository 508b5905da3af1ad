import * as messages from './common-messages.ts';
import { currencyInWords, dateFormat, numberInWords } from './formats.ts';
import type { Language } from './language.ts';
import { LANGUAGE } from './messages/language.ts';
import type { Speech } from './messages/message.ts';

const OWN = { language: LANGUAGE, lessThanOneCent: messages.lessThanOneCent, about: messages.about };

type AmountSpeech = Speech<typeof OWN>;

/** A fraction in whole percent: '42%'. */
export function percentInWords(fraction: number, language: Language = LANGUAGE): string {
  return numberInWords(fraction, { style: 'percent' }, language);
}

/** Money as customers read it, to the cent: '$0.62', and below a cent 'less than 1 cent'. */
export function usdInWords(amount: number, words: AmountSpeech = OWN): string {
  return amount > 0 && amount < 0.01
    ? words.lessThanOneCent
    : currencyInWords(amount, 'USD', {}, words.language);
}

/** A price or a limit, without cents where it has none: '$20', '$4.50'. */
export function dollarsInWords(amount: number, language: Language = LANGUAGE): string {
  return currencyInWords(amount, 'USD', { trailingZeroDisplay: 'stripIfInteger' }, language);
}

/** The same of what is expected: 'about $0.62', 'less than 1 cent'. */
export function aboutUsd(amount: number, words: AmountSpeech = OWN): string {
  const said = usdInWords(amount, words);
  return amount > 0 && amount < 0.01 ? said : words.about({ amount: said });
}

/** '28 Nov' in a zone, with the year where it is another one than now: '28 Nov 2025'. */
export function dayInWords(iso: string, timeZone: string | undefined, now = new Date()): string {
  return dayOf(iso, { month: 'short', timeZone, now, language: LANGUAGE });
}

/** '26 December', with the year where it is another one than now. */
export function longDayInWords(
  iso: string,
  timeZone: string | undefined,
  language: Language = LANGUAGE,
): string {
  return dayOf(iso, { month: 'long', timeZone, now: new Date(), language });
}

interface Day {
  month: 'short' | 'long';
  timeZone: string | undefined;
  now: Date;
  language: Language;
}

function dayOf(iso: string, { month, timeZone, now, language }: Day): string {
  const yearOf = (day: Date) => dateFormat({ year: 'numeric', timeZone }).format(day);
  const at = new Date(iso);
  const year = yearOf(at) === yearOf(now) ? {} : { year: 'numeric' as const };
  return dateFormat({ day: 'numeric', month, ...year, timeZone }, language).format(at);
}

/** '26 December 2026' in a zone, for mails. */
export function wholeDayInWords(at: Date, timeZone: string, language: Language = LANGUAGE): string {
  return dateFormat({ dateStyle: 'long', timeZone }, language).format(at);
}
