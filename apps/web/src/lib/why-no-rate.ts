import type { ReportRevision } from '@answerscope/contract';

/** Why a report holds no rate, after 'No rate: '. Without any answer that is unknown: it says nothing about brands. */
export function whyNoRate({
  answered_keywords,
  empty_answers,
}: Pick<ReportRevision, 'answered_keywords' | 'empty_answers'>): string {
  if (answered_keywords === 0) return 'every check failed, so it is unknown';
  return empty_answers > 0 ? 'no answer names any brand' : 'only branded keywords have answers';
}
