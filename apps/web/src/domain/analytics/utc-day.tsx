import { dayInWords } from '../../lib/calendar-day.ts';
import * as messages from './messages.ts';

/** A day in a table; whose days they are is said where it is pointed at. */
export function UtcDay({ day }: { day: string }) {
  return <span title={messages.daysAreOfUtc}>{dayInWords(day)}</span>;
}
