import type { KeywordTrend } from '@answerscope/contract';
import { atCost, type Missing, moreAnswers, tooRare } from '../../domain/rate/missing-in-words.ts';
import { counted } from '../../lib/counted.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What the two windows of a keyword held, and what is missing to say more. */
export function trendInWords(trend: Omit<KeywordTrend, 'verdict'>, missing: Missing): string {
  const { window_days, earlier, recent } = trend;
  const windows =
    window_days === null || !earlier || !recent
      ? ''
      : `Named ${times(recent.mentioned)} in ${counted(recent.answers, 'answer')} of the last ${window_days} days, ${times(earlier.mentioned)} in ${counted(earlier.answers, 'answer')} of the ${window_days} before. `;
  if (missing.answers === 0) return windows.trim();
  if (missing.check_every_days !== null) return `${windows}${tooRare(missing.check_every_days)}`;
  const are = missing.answers === 1 ? 'is' : 'are';
  return `${windows}${moreAnswers(missing)} ${are} needed to tell a change from chance${atCost(missing)}.`;
}
