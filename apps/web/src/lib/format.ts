import { dayInWords } from '@answerscope/contract';

/** Day and time in a zone: '28 Nov, 10:35 PM', with the year where it is another one than now. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
}

/** Day in a zone: '28 Nov', with the year where it is another one than now. */
export function formatDate(iso: string, timeZone?: string): string {
  return dayInWords(iso, timeZone);
}

/** US dollars as an administrator reads them: cents, and below ten cents two digits that say something ('$0.0041'). */
export function formatExactUsd(amount: number): string {
  if (amount === 0 || amount >= 0.1) return `$${amount.toFixed(2)}`;
  const digits = Math.min(8, 1 - Math.floor(Math.log10(amount)));
  const text = amount.toFixed(digits);
  return `$${digits > 2 ? text.replace(/0$/, '') : text}`;
}

/** Milliseconds in words: '840 ms', '3.4 s'. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** A longer time in words, rounded to what one plans by: '40 s', '3 min', '1 h 5 min'. Seconds. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** Time of day in a zone, for example '10:35 PM'. */
export function formatTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** The size of a file: '512 B', '14 kB', '3.2 MB', '4.3 GB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
