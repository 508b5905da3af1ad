import { z } from 'zod';
import * as messages from './common-messages.ts';

/** The most entries of a list whose length nothing else in the contract bounds. */
export const LIST_MAX = 100_000;

/** An object of anything by names that the contract does not know, so many of them at most. */
export function anyNames<Value extends z.ZodType>(value: Value, max: number) {
  return z
    .record(z.string(), value)
    .refine((given) => Object.keys(given).length <= max, messages.atMostEntries({ max }))
    .meta({ maxProperties: max });
}
