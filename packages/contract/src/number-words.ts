import * as messages from './common-messages.ts';
import { currencyInWords, dateFormat } from './formats.ts';

/** A fraction in whole percent: '42%'. */
export function percentInWords(fraction: number): string {
  return messages.percent({ rate: fraction });
}

/** Money as customers read it, to the cent: '$0.62', and below a cent 'less than 1 cent'. */
export function usdInWords(amount: number): string {
  return amount > 0 && amount < 0.01 ? messages.lessThanOneCent : currencyInWords(amount);
}

/** A price or a limit, without cents where it has none: '$20', '$4.50'. */
export function dollarsInWords(amount: number): string {
  return currencyInWords(amount, 'USD', { trailingZeroDisplay: 'stripIfInteger' });
}

/** The same of what is expected: 'about $0.62', 'less than 1 cent'. */
export function aboutUsd(amount: number): string {
  return amount > 0 && amount < 0.01 ? usdInWords(amount) : messages.about({ amount: usdInWords(amount) });
}

/** '28 Nov' in a zone, with the year where it is another one than now: '28 Nov 2025'. */
export function dayInWords(iso: string, timeZone: string | undefined, now = new Date()): string {
  return dayOf(iso, { month: 'short', timeZone, now });
}

/** '26 December', with the year where it is another one than now. */
export function longDayInWords(iso: string, timeZone: string | undefined, now = new Date()): string {
  return dayOf(iso, { month: 'long', timeZone, now });
}

interface Day {
  month: 'short' | 'long';
  timeZone: string | undefined;
  now: Date;
}

function dayOf(iso: string, { month, timeZone, now }: Day): string {
  const yearOf = (day: Date) => dateFormat({ year: 'numeric', timeZone }).format(day);
  const at = new Date(iso);
  const isThisYear = yearOf(at) === yearOf(now);
  return dateFormat({ day: 'numeric', month, ...(!isThisYear && { year: 'numeric' }), timeZone }).format(at);
}

/** '26 December 2026' in a zone, for mails. */
export function wholeDayInWords(at: Date, timeZone: string): string {
  return dateFormat({ dateStyle: 'long', timeZone }).format(at);
}
