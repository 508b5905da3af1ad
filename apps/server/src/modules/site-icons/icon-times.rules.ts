import { DAY_MS } from '../../lib/time.ts';

/** An icon is looked for again after so many days. */
const REFRESH_DAYS = 30;
/** The first retries come sooner, because a site may only have been down. */
const RETRY_DAYS = [1, 7] as const;

/** The time of the next try, by the failures in a row before it. */
export function nextDue(now: Date, failures: number): Date {
  const days = (failures > 0 ? RETRY_DAYS[failures - 1] : undefined) ?? REFRESH_DAYS;
  return new Date(now.getTime() + days * DAY_MS);
}
