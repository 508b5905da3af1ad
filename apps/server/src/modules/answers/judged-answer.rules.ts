import type { AnswerFinish, EmptyKind, ResultState } from '@answerscope/contract';
import { statusOfAnswer } from './failure.rules.ts';
import { emptyKindOf, stateOfAnswer } from './result-state.rules.ts';

/** What one stored answer says in one word by a verdict on it and the user's decision whether it counts. */
export function stateOfJudged(
  answer: { finish: AnswerFinish; text: string; is_counted_in: boolean },
  verdict: { mentioned: boolean; empty_kind: EmptyKind | null; competitors: readonly { mentions: number }[] },
): ResultState {
  return stateOfAnswer({
    isUsable: statusOfAnswer(answer, verdict.mentioned) === 'completed',
    is_mentioned: verdict.mentioned,
    empty_kind: answer.is_counted_in ? null : emptyKindOf(verdict),
  });
}
