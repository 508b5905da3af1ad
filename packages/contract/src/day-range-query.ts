import { z } from 'zod';
import * as messages from './common-messages.ts';
import { readDayRange } from './day-range.ts';

/** A range as a call or a setting names it. */
export const DayRangeText = z
  .string(messages.chooseRangeDays)
  .max(22, messages.chooseRangeDays)
  .refine((text) => readDayRange(text) !== null, messages.chooseRangeDays);

/** A call that counts over a range: without one, that of the profile. */
export const DayRangeQuery = z.strictObject({ range: DayRangeText.optional() }).prefault({});
export type DayRangeQuery = z.infer<typeof DayRangeQuery>;

/** A range that numbers were counted over. Compared is the equally long one that ends the day before `from`. */
export const RangeOfDays = z.object({
  /** As `range` of the call names it. */
  range: z.string(),
  /** Days of UTC, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.number().int(),
});
export type RangeOfDays = z.infer<typeof RangeOfDays>;
