import { type Run, sentencesInWords } from '@answerscope/contract';
import { formatSeconds } from '../../lib/format.ts';
import * as messages from './messages.ts';
import { isUnderWay } from './run-states.ts';
import { useTimeLeft } from './use-time-left.ts';

/** How far the check under way is, in one line; null while none is. */
export function useRunInWords(runs: readonly Run[] | undefined): string | null {
  const run = runs?.find(isUnderWay);
  const left = useTimeLeft(run);
  if (!run) return null;
  const far = messages.answeredOf({ processed: run.processed, total: run.total });
  return sentencesInWords([far, left !== null && messages.timeLeft({ time: formatSeconds(left) })]);
}
