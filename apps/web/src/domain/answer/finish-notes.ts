import type { AnswerDetail } from '@answerscope/contract';

/** What is to be said of an answer that did not simply end. */
export const FINISH_NOTES: Partial<Record<AnswerDetail['finish'], string>> = {
  truncated: 'The answer was cut off at its length limit.',
  refused: 'The assistant refused to answer.',
  blocked: 'The provider blocked the answer.',
  failed: 'The assistant gave no usable answer.',
};
