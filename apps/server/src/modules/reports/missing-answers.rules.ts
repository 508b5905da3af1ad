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

/** Answers whose cost tells what the next one costs. */
export const PRICED_ANSWERS = 20;

/** What an answer costs on average, micro-dollars; null when none of them was found. */
export function meanCost(
  answerIds: readonly (string | null)[],
  costs: ReadonlyMap<string, number>,
): number | null {
  const known = answerIds.flatMap((id) => (id === null ? [] : (costs.get(id) ?? [])));
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0) / known.length;
}

/** The answers to be priced: the first ones that there are. */
export function pricedAnswers(answerIds: readonly (string | null)[]): string[] {
  return answerIds.filter((id) => id !== null).slice(0, PRICED_ANSWERS);
}
