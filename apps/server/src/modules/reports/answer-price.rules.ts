/** Samples a keyword is asked for at once, by the lines of its checks. */
export function answersPerCheck(lines: readonly { n: number; failed: number }[]): number {
  return Math.max(1, ...lines.map(({ n, failed }) => n + failed));
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
