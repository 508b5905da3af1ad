import type { SummaryFrequency } from '@answerscope/contract';
import { DAY_MS, dayOf } from '../../lib/time.ts';
import { type LocalTime, localTimeOf, momentOf } from '../../lib/zoned-time.ts';

/** How often somebody who gets any is sent a summary. */
export type SentFrequency = Exclude<SummaryFrequency, 'off'>;

/** On the user's clocks: refreshes of the night, which begin at five, have their reports by then. */
const SUMMARY_HOUR = 8;
/** One that nobody could make for so long is left out; the next one covers its days. */
const LATE_MS = 2 * DAY_MS;
/** After a longer pause a summary covers its own period alone. */
const COVERED_MS = 35 * DAY_MS;

export const PERIOD_DAYS: Readonly<Record<SentFrequency, number>> = { weekly: 7, daily: 1 };

/** When a summary is due: the day on the user's calendar, and the moment. */
export interface Slot {
  due_on: string;
  due_at: Date;
}

/** The newest slot that has come: a day's, or a Monday's. */
export function newestSlot(frequency: SentFrequency, time_zone: string, now: Date): Slot {
  const local = localTimeOf(now, time_zone);
  const back = frequency === 'daily' ? 0 : daysSinceMonday(local);
  const slot = slotOn(local, -back, time_zone);
  return slot.due_at <= now ? slot : slotOn(local, -back - PERIOD_DAYS[frequency], time_zone);
}

/** The first slot that is still to come. */
export function nextSlot(frequency: SentFrequency, time_zone: string, now: Date): Slot {
  const local = localTimeOf(now, time_zone);
  const back = frequency === 'daily' ? 0 : daysSinceMonday(local);
  const slot = slotOn(local, -back, time_zone);
  return slot.due_at > now ? slot : slotOn(local, PERIOD_DAYS[frequency] - back, time_zone);
}

/**
 * Whether the newest slot is to be used now: not when it came before its user chose, and not when it is long gone. That it
 * was used before is for the key of the table to say.
 */
export function isDue(slot: Slot, { chosen_at, now }: { chosen_at: Date | null; now: Date }): boolean {
  return now.getTime() - slot.due_at.getTime() < LATE_MS && (chosen_at === null || chosen_at < slot.due_at);
}

/** Where the period of a summary begins: at the end of the last one, if that is not long ago. */
export function periodBegin(frequency: SentFrequency, { due_at }: Slot, last_until: Date | null): Date {
  if (last_until !== null && due_at.getTime() - last_until.getTime() <= COVERED_MS) return last_until;
  return new Date(due_at.getTime() - PERIOD_DAYS[frequency] * DAY_MS);
}

function slotOn({ year, month, day }: LocalTime, daysLater: number, time_zone: string): Slot {
  const calendar = { year, month, day: day + daysLater };
  return {
    due_on: dayOf(new Date(Date.UTC(year, month - 1, calendar.day))),
    due_at: momentOf({ ...calendar, hour: SUMMARY_HOUR, minute: 0, second: 0 }, time_zone),
  };
}

function daysSinceMonday({ year, month, day }: LocalTime): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
