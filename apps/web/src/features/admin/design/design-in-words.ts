import type { DesignVersion } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What a design was made of: 'design 2 again, 4 values differ from the built-in look' */
export function restoredInWords(count: number, restored: number | null): string {
  return restored === null || restored === 0
    ? messages.valuesThatDiffer({ count })
    : messages.designAgain({ number: String(restored), count });
}

/** What visitors see. */
export function publishedInWords(published: DesignVersion | null): string {
  if (published === null || published.style_sheet === null) return messages.everybodySeesBuiltInLook;
  return messages.everybodySees({ number: String(published.number), count: published.tokens.length });
}
