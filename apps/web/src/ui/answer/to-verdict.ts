import type { AnswerDetail, VisibilityResult } from '@answerscope/contract';
import type { Verdict } from '../verdict-badge.tsx';

/** What an answer says of the brand. A blocked or failed one says nothing, so it is neither. */
export function toVerdict({
  finish,
  verdict,
}: Pick<AnswerDetail, 'finish'> & { verdict: { is_mentioned: boolean } }): Verdict {
  if (finish === 'blocked' || finish === 'failed') return 'failed';
  if (verdict.is_mentioned) return 'mentioned';
  return finish === 'truncated' ? 'failed' : 'not-mentioned';
}

/** The same of a keyword's newest result. */
export function resultVerdict({
  status,
  is_mentioned,
}: Pick<VisibilityResult, 'status' | 'is_mentioned'>): Verdict {
  if (status !== 'completed') return 'failed';
  return is_mentioned ? 'mentioned' : 'not-mentioned';
}
