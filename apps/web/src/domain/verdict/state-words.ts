import type { ResultState } from '@answerscope/contract';

/** What an answer says of the brand, as chips, lists and filters have it. */
export const STATE_WORDS: Record<ResultState, string> = {
  mentioned: 'Mentioned',
  not_mentioned: 'Not mentioned',
  no_companies: 'No companies mentioned',
  refused: 'Refused',
  failed: 'Check failed',
};
