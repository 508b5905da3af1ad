import * as messages from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, or how far ahead, a moment is: 'just now', '5 min ago', 'in 3 days'. Rounded towards now. */
export function timeAgo(iso: string, now_ms: number): string {
  const ahead_ms = Date.parse(iso) - now_ms;
  const away_ms = Math.abs(ahead_ms);
  if (away_ms < MINUTE_MS) return messages.justNow;
  const { unit_ms, ahead, ago } = away_ms < HOUR_MS ? MINUTES : away_ms < DAY_MS ? HOURS : DAYS;
  const count = Math.floor(away_ms / unit_ms);
  return ahead_ms > 0 ? ahead({ count }) : ago({ count });
}

const MINUTES = { unit_ms: MINUTE_MS, ahead: messages.inMinutes, ago: messages.minutesAgo };
const HOURS = { unit_ms: HOUR_MS, ahead: messages.inHours, ago: messages.hoursAgo };
const DAYS = { unit_ms: DAY_MS, ahead: messages.inDays, ago: messages.daysAgo };
