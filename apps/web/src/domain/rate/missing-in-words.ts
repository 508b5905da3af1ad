import type { MissingAnswersPrice } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { formatUsd } from '../../lib/format.ts';

/** What is missing to tell a change, as it comes with a report. */
export type Missing = Pick<
  MissingAnswersPrice,
  'answers' | 'answers_per_check' | 'cost_usd' | 'check_every_days'
>;

/** '14 more answers', and where a check asks several at once '14 more checks of 3 answers each'. */
export function moreAnswers({ answers, answers_per_check }: Missing): string {
  if (answers_per_check === 1) return counted(answers, 'more answer');
  return `${counted(answers, 'more check')} of ${answers_per_check} answers each`;
}

/** ', about $1.40', or nothing while no price is known. */
export function atCost({ cost_usd }: Missing): string {
  return cost_usd === null ? '' : `, about ${formatUsd(cost_usd)}`;
}

/** Said instead of what is missing where more checks of the same rarity would never be enough. */
export function tooRare(days: number): string {
  return `Checked this rarely, a change cannot be distinguished from chance: check at least every ${days} days.`;
}
