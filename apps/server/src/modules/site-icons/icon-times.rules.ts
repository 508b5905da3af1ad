import { DAY_MS } from '../../lib/time.ts';

/** An icon is looked for again after so many days. */
const REFRESH_DAYS = 30;
/** After the first failures sooner: a site may only have been down. */
const RETRY_DAYS = [1, 7] as const;

/** When a site is asked again: after `failures` tries in a row without an icon, 0 after one that came. */
export function nextDue(now: Date, failures: number): Date {
  const days = (failures > 0 ? RETRY_DAYS[failures - 1] : undefined) ?? REFRESH_DAYS;
  return new Date(now.getTime() + days * DAY_MS);
}
