import type { KeywordTrend, MissingAnswersPrice } from '@answerscope/contract';
import { formatUsd } from '../../lib/format.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
const answers = (count: number) => (count === 1 ? '1 answer' : `${count.toLocaleString('en')} answers`);

/** What the two windows of a keyword held, and what is missing to say more. */
export function trendInWords(
  trend: Omit<KeywordTrend, 'verdict'>,
  price: Pick<MissingAnswersPrice, 'cost_per_answer_usd'>,
): string {
  const { window_days, earlier, recent, missing_answers } = trend;
  const windows =
    window_days === null || !earlier || !recent
      ? ''
      : `Named ${times(recent.mentioned)} in ${answers(recent.answers)} of the last ${window_days} days, ${times(earlier.mentioned)} in ${answers(earlier.answers)} of the ${window_days} before. `;
  if (missing_answers === 0) return windows.trim();
  const cost =
    price.cost_per_answer_usd === null
      ? ''
      : `, about ${formatUsd(price.cost_per_answer_usd * missing_answers)}`;
  const more =
    missing_answers === 1 ? '1 more answer is' : `${missing_answers.toLocaleString('en')} more answers are`;
  return `${windows}${more} needed to tell a change from chance${cost}.`;
}
