import { currencyInWords, dateFormatIn, dayInWords, LANGUAGE } from '@answerscope/contract';
import * as messages from './messages.ts';

export { commaList } from '@answerscope/contract';

/** Day and time in a zone: '28 Nov, 10:35 PM', with the year where it is another one than now. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
}

/** Day and time with the zone they are in: '28 Nov, 10:35 PM GMT+1'. */
export function formatExactly(iso: string, timeZone?: string): string {
  const parts = clock({ timeStyle: 'long', timeZone }).formatToParts(new Date(iso));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatDateTime(iso, timeZone)} ${zone}`.trim();
}

/** Day in a zone: '28 Nov', with the year where it is another one than now. */
export function formatDate(iso: string, timeZone?: string): string {
  return dayInWords(iso, timeZone);
}

/** US dollars as an administrator reads them: cents, and below ten cents two digits that say something ('$0.0041'). */
export function formatExactUsd(amount: number): string {
  if (amount === 0 || amount >= 0.1) return currencyInWords(amount);
  const digits = Math.min(8, 1 - Math.floor(Math.log10(amount)));
  return currencyInWords(amount, 'USD', { maximumFractionDigits: digits });
}

/** Milliseconds in words: '840 ms', '3.4 s'. */
export function formatDuration(ms: number): string {
  return ms < 1000
    ? messages.milliseconds({ count: Math.round(ms) })
    : messages.tenthsOfSeconds({ count: Number((ms / 1000).toFixed(1)) });
}

/** A longer time in words, rounded to what one plans by: '40 s', '3 min', '1 h 5 min'. Seconds. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return messages.seconds({ count: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return messages.minutes({ count: minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? messages.hours({ count: hours }) : messages.hoursAndMinutes({ hours, minutes: rest });
}

/** Time of day in a zone, for example '10:35 PM'. */
export function formatTime(iso: string, timeZone?: string): string {
  return clock({ timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** The size of a file: '512 B', '14 kB', '3.2 MB', '4.3 GB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return messages.bytes({ count: bytes });
  if (bytes < 1_000_000) return messages.kilobytes({ count: Math.round(bytes / 1_000) });
  if (bytes < 1_000_000_000) return messages.megabytes({ count: Number((bytes / 1_000_000).toFixed(1)) });
  return messages.gigabytes({ count: Number((bytes / 1_000_000_000).toFixed(1)) });
}

/** In the build's language, with the region of the browser, which decides between 12 and 24 hours. */
function clock(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = navigator.languages.find((one) => one.startsWith(LANGUAGE) && isLanguageTag(one)) ?? LANGUAGE;
  return dateFormatIn(tag, options);
}

/** Browsers may say what is no language tag ('en-US@posix'). */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
