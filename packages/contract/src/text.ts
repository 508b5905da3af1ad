import { z } from 'zod';
import * as messages from './common-messages.ts';

/** True for text that the database can keep and a provider can be sent: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/[\p{Cs}\0]/u.test(text);
}

/**
 * More marks on one letter than any script writes (UAX #15): putting them in order takes their number squared. Signs
 * that are not seen may stand between them, and be left out before.
 */
const MANY_MARKS = /(?:\p{M}\p{Cf}*){31}/u;

/** How many characters a text has, or what comparing makes of it where that is more: one ligature can become 18 letters. */
export function textLength(text: string): number {
  return Math.max([...text].length, [...text.normalize('NFKC')].length);
}

/**
 * How every text of the contract begins: it can be stored, and before anything is made of it (trimmed, normalized) it is
 * no longer than four times what may be left of it, and quick to normalize.
 */
export function plainText(
  max: number,
  tooLong = messages.atMostCharacters({ max }),
  notPlain = messages.enterPlainText,
) {
  return z
    .string()
    .max(4 * max, { error: tooLong, abort: true })
    .refine((text) => isStorable(text) && !MANY_MARKS.test(text), {
      error: notPlain,
      abort: true,
    });
}
