import * as messages from './accounts-messages.ts';
import * as common from './common-messages.ts';
import { normalizeName } from './name-key.ts';
import { plainText } from './text.ts';

/** An optional line of text: '' and null mean none. */
export const optionalText = (max: number) =>
  plainText(max)
    .transform(normalizeName)
    .refine((text) => [...text].length <= max, common.atMostCharacters({ max }))
    .refine((text) => !/[<>\p{Cc}\p{Cs}]/u.test(text), messages.enterPlainText)
    .transform((text) => (text === '' ? null : text))
    .nullable();

/** An optional text of several lines: '' and null mean none. */
export const optionalLines = (max: number) =>
  plainText(max)
    .transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((text) => [...text].length <= max, common.atMostCharacters({ max }))
    .refine((text) => !/(?!\n|\t)\p{Cc}/u.test(text), messages.enterPlainText)
    .transform((text) => (text === '' ? null : text))
    .nullable();
