import { ADMINISTRATORS_FAILURES } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What a result keeps of a failed check. */
export interface FailureOfCheck {
  /** As it is stored, for a reader. */
  text: string;
  /** Why, for a program; null where none was kept. */
  code: string | null;
}

/**
 * Why a check failed, for whoever reads it: a key, its credit and the model are the administrator's to mend, so the text
 * that names them becomes details. Every other text is shown as it is stored.
 */
export function failureInWords(
  assistant: string,
  { text, code }: FailureOfCheck,
): { words: string; details: string | null } {
  if (!ADMINISTRATORS_FAILURES.some((known) => known === code)) return { words: text, details: null };
  return {
    words: messages.doesNotAnswer({ assistant }),
    details: text,
  };
}
