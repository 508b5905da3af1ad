import { z } from 'zod';
import * as messages from './common-messages.ts';

const EARLIEST = '1900-01-01';
const TOO_EARLY = messages.mustNotBeBeforeYear;

/** A day that somebody names. PostgreSQL knows no year 0, and nothing here is older than the product. */
export const DayParameter = z.iso.date().refine((day) => day >= EARLIEST, TOO_EARLY);

/** A moment that somebody names. */
export const MomentParameter = momentParameter();

/** A moment that somebody names, refused in words of its own where it is none. */
export function momentParameter(words?: string) {
  return z.iso.datetime(words).refine((moment) => moment >= EARLIEST, TOO_EARLY);
}

/** A yes or no that may come in an address, where everything is text. */
export const BooleanParameter = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  messages.mustBeTrueOrFalse,
);
