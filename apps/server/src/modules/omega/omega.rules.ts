import type { ForcedStatus, ResultState } from '@answerscope/contract';
import { type AnswerCounts, resultStateOf } from '../answers/index.ts';

/** What a check's answers come to, and what an administrator has forced its status to, if anything. */
export interface ForcedCounts extends AnswerCounts {
  forced_status: ForcedStatus | null;
}

/**
 * The word that is shown of a check. A forced one goes before what the answers say, also where none came: the counts and
 * every rate stay those of the answers.
 */
export function shownStateOf(check: ForcedCounts): ResultState {
  return check.forced_status ?? resultStateOf(check);
}
