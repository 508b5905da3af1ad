import type { DesignVersion } from '@answerscope/contract';
import { counted } from '../../../lib/counted.ts';
import * as messages from './messages.ts';

export const designName = (number: number): string => `Design ${number}`;

/** '4 values differ from the built-in look' */
export function valuesInWords(count: number): string {
  if (count === 0) return 'the built-in look';
  return `${counted(count, 'value')} ${count === 1 ? 'differs' : 'differ'} from the built-in look`;
}

/** What a design was made of: 'design 2 again, 4 values differ from the built-in look' */
export function restoredInWords(count: number, restored: number | null): string {
  return restored === null || restored === 0
    ? valuesInWords(count)
    : `design ${restored} again, ${valuesInWords(count)}`;
}

/** What visitors see. */
export function publishedInWords(published: DesignVersion | null): string {
  if (published === null || published.style_sheet === null) return messages.everybodySeesBuiltInLook;
  return `Everybody sees design ${published.number}: ${valuesInWords(published.tokens.length)}.`;
}
