import type { KeywordTrend, ReportKeyword } from '@answerscope/contract';

/**
 * No answer of this report mentions a company, and the weeks before hold too few that do: more answers to the same words
 * would bring no more.
 */
export function isAlwaysEmpty(
  { n, empty }: Pick<ReportKeyword, 'n' | 'empty'>,
  { verdict }: Pick<KeywordTrend, 'verdict'>,
): boolean {
  return n > 0 && empty === n && verdict === 'not_enough_data';
}
