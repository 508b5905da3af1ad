import type { ResultState } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What an answer says of the brand, as chips, lists and filters have it. */
export const STATE_WORDS: Record<ResultState, string> = {
  mentioned: messages.mentioned,
  not_mentioned: messages.notMentioned,
  no_companies: messages.noCompaniesMentioned,
  refused: messages.refused,
  failed: messages.checkFailed,
};
