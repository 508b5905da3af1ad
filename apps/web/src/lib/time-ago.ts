import { counted } from './counted.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, or how far ahead, a moment is: 'just now', '5 min ago', 'in 3 days'. Rounded towards now. */
export function timeAgo(iso: string, now_ms: number): string {
  const ahead_ms = Date.parse(iso) - now_ms;
  const away_ms = Math.abs(ahead_ms);
  if (away_ms < MINUTE_MS) return 'just now';
  const [unit_ms, unit] =
    away_ms < HOUR_MS
      ? ([MINUTE_MS, 'min'] as const)
      : away_ms < DAY_MS
        ? ([HOUR_MS, 'h'] as const)
        : ([DAY_MS, 'day'] as const);
  const count = Math.floor(away_ms / unit_ms);
  const away = unit === 'day' ? counted(count, unit) : `${count} ${unit}`;
  return ahead_ms > 0 ? `in ${away}` : `${away} ago`;
}
