import type { MissingAnswersPrice } from '@answerscope/contract';
import { toDollars } from '../../lib/money.ts';

/** What is missing and what it costs; US dollars to the cent's hundredth, null while no answer's cost is known. */
export function priceOf(
  missing: { missing_answers: number; answers_to_show_20_points: number | null },
  meanCostMicrodollars: number | null,
): MissingAnswersPrice {
  const { missing_answers: answers, answers_to_show_20_points } = missing;
  const price = (count: number | null) =>
    count === null || meanCostMicrodollars === null
      ? null
      : toDollars(Math.round((count * meanCostMicrodollars) / 100) * 100);
  return {
    answers,
    cost_per_answer_usd: meanCostMicrodollars === null ? null : toDollars(Math.round(meanCostMicrodollars)),
    cost_usd: price(answers),
    answers_to_show_20_points,
    cost_to_show_20_points_usd: price(answers_to_show_20_points),
  };
}
