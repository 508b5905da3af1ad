const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, or how far ahead, a moment is: 'just now', '5 minutes ago', 'in 3 days'. Rounded towards now. */
export function timeAgo(iso: string, now_ms: number): string {
  const ahead_ms = Date.parse(iso) - now_ms;
  const away_ms = Math.abs(ahead_ms);
  if (away_ms < MINUTE_MS) return 'just now';
  const [unit_ms, unit] =
    away_ms < HOUR_MS
      ? ([MINUTE_MS, 'minute'] as const)
      : away_ms < DAY_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([DAY_MS, 'day'] as const);
  const count = Math.sign(ahead_ms) * Math.floor(away_ms / unit_ms);
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(count, unit);
}
