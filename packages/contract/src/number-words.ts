import * as messages from './common-messages.ts';

/** A fraction in whole percent: '42%'. */
export function percentInWords(fraction: number): string {
  return messages.percent({ rate: fraction });
}

/** Money as customers read it, to the cent: '$0.62', and below a cent 'less than 1 cent'. */
export function usdInWords(amount: number): string {
  return amount > 0 && amount < 0.01 ? messages.lessThanOneCent : `$${amount.toFixed(2)}`;
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
  const part = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone }).format(at);
  const at = new Date(iso);
  const year = part(at, { year: 'numeric' });
  const day = `${part(at, { day: 'numeric' })} ${part(at, { month })}`;
  return year === part(now, { year: 'numeric' }) ? day : `${day} ${year}`;
}
