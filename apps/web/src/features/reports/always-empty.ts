import type { KeywordTrend, ReportKeyword } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';

/**
 * No answer of this report names a company, and none of the weeks before did: both windows lack everything. More
 * answers to the same words would bring no more.
 */
export function isAlwaysEmpty(
  { n, empty }: Pick<ReportKeyword, 'n' | 'empty'>,
  { missing_answers }: Pick<KeywordTrend, 'missing_answers'>,
): boolean {
  return n > 0 && empty === n && missing_answers === 2 * WINDOW.answers;
}
