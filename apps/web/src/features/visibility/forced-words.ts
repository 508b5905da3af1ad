import type { ForcedStatus } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What an administrator has set a result to. */
export const FORCED_WORDS: Record<ForcedStatus, string> = {
  mentioned: messages.setToMentioned,
  not_mentioned: messages.setToNotMentioned,
};
