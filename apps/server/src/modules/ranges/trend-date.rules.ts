import { type RangeOfDays, readDayRange } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';
import { DAY_MS } from '../../lib/time.ts';

/** What a plan refreshes automatically. */
export interface PlannedChecks {
  next_at: Date;
  every_hours: number;
  /** Keywords of a refresh that a rate counts. */
  keywords: number;
}

/** Two ranges of a quarter, and as long again for a plan that refreshes rarely. */
const FORESEEN_MS = 4 * WINDOW.most_days * DAY_MS;
const HOUR_MS = 3_600_000;

/**
 * The refresh at which two adjoining ranges of one of these lengths first hold enough checks, by the calendar and the plan: what was checked
 * before comes to its place as time goes by. Null where the plan never brings enough.
 * @param checked when each check was that a comparison would count
 * @param lengths in days, the shortest first
 */
export function trendFrom(
  checked: readonly Date[],
  planned: PlannedChecks,
  lengths: readonly number[],
): Date | null {
  const checks = countedChecks(checked);
  const first = planned.next_at.getTime();
  for (let at = first; at <= first + FORESEEN_MS; at += planned.every_hours * HOUR_MS) {
    checks.push({ at, answers: planned.keywords });
    if (holdsTwoRanges(checks, at, lengths)) return new Date(at);
  }
  return null;
}

/**
 * How many answers checks of all keywords right now would have to bring, so that two ranges hold enough; null where none
 * would help, because the weeks before lack theirs.
 */
export function checksThatHelp(
  checked: readonly Date[],
  { now, keywords, lengths }: { now: Date; keywords: number; lengths: readonly number[] },
): number | null {
  const at = now.getTime();
  const checks = countedChecks(checked);
  for (let more = keywords; keywords > 0 && more < WINDOW.answers + keywords; more += keywords) {
    checks.push({ at, answers: keywords });
    if (holdsTwoRanges(checks, at, lengths)) return more;
  }
  return null;
}

/** Whether answers of a moment count in a range. A month and custom dates end; the last days move with today. */
export function countsAnswersOf({ range, to }: RangeOfDays, at: Date): boolean {
  const read = readDayRange(range);
  return (read !== null && 'days' in read) || at.toISOString().slice(0, 10) <= to;
}

/** Answers of one moment, in milliseconds. */
interface CountedCheck {
  at: number;
  answers: number;
}

function countedChecks(checked: readonly Date[]): CountedCheck[] {
  return checked.map((one) => ({ at: one.getTime(), answers: 1 }));
}

function holdsTwoRanges(checks: readonly CountedCheck[], end: number, lengths: readonly number[]): boolean {
  const ofDay = Array.from({ length: 2 * Math.max(...lengths) }, () => 0);
  for (const { at, answers } of checks) {
    const age = Math.floor((end - at) / DAY_MS);
    if (age >= 0 && age < ofDay.length) ofDay[age] = (ofDay[age] ?? 0) + answers;
  }
  let total = 0;
  const within = [0, ...ofDay.map((count) => (total += count))];
  return lengths.some((days) => {
    const recent = within[days] ?? 0;
    return Math.min(recent, (within[2 * days] ?? 0) - recent) >= WINDOW.answers;
  });
}
