import type { AnswerDetail } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What is to be said of an answer that did not simply end. */
export const FINISH_NOTES: Partial<Record<AnswerDetail['finish'], string>> = {
  truncated: messages.cutOff,
  refused: messages.refused,
  blocked: messages.blocked,
  failed: messages.unusable,
};
