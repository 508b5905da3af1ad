import { validationError } from '@answerscope/contract';

/** A day without a change of clocks, as all days are in UTC. */
export const DAY_MS = 86_400_000;

/** The calendar month of a moment in UTC, 'YYYY-MM'. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The calendar day of a moment in UTC, 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The moment at which something ends whose last day (UTC) is given; null where it has none.
 * @throws VALIDATION_ERROR at `until` where the day is over
 */
export function endOfLastDay(until: string | undefined, now: Date): Date | null {
  if (until === undefined) return null;
  const ends = new Date(Date.parse(until) + DAY_MS);
  if (ends <= now) throw validationError({ until: ['This day is over already'] });
  return ends;
}
