import type { MissingAnswersPrice } from '@answerscope/contract';
import { WINDOW } from '@answerscope/statistics';
import { toDollars } from '../../lib/money.ts';
import { DAY_MS } from '../../lib/time.ts';

/** How the checks went that say what further ones take. */
export interface RecentChecks {
  /** What one answer costs, micro-dollars; null while none is known. */
  cost_microdollars: number | null;
  /** Samples that were asked of a keyword at once. */
  answers_per_check: number;
  /** When there was an answer that measured something, newest first. */
  checked_at: readonly Date[];
}

/**
 * What is missing and what it costs; US dollars to the cent's hundredth, null while no answer's cost is known. Only one
 * answer of a check counts over time, so each missing one costs a whole check.
 */
export function priceOf(
  missing: { missing_answers: number; answers_to_show_20_points: number | null },
  { cost_microdollars, answers_per_check, checked_at }: RecentChecks,
): MissingAnswersPrice {
  const { missing_answers: answers, answers_to_show_20_points } = missing;
  const price = (count: number | null) =>
    count === null || cost_microdollars === null
      ? null
      : toDollars(Math.round((count * answers_per_check * cost_microdollars) / 100) * 100);
  return {
    answers,
    answers_per_check,
    cost_per_answer_usd: cost_microdollars === null ? null : toDollars(Math.round(cost_microdollars)),
    cost_usd: price(answers),
    check_every_days: answers > 0 && areTooRare(checked_at) ? MOST_DAYS_BETWEEN : null,
    answers_to_show_20_points,
    cost_to_show_20_points_usd: price(answers_to_show_20_points),
  };
}

/** Checked less often than this, the longest windows never hold the answers they need. */
const MOST_DAYS_BETWEEN = Math.floor(WINDOW.most_days / WINDOW.answers);

/** Checks whose distances tell how often is checked: an old habit says nothing about the next window. */
export const CHECKS_OF_A_HABIT = 4;

/** True when the newest checks come so seldom that waiting for more of them would never be enough. */
function areTooRare(checked_at: readonly Date[]): boolean {
  const recent = checked_at.slice(0, CHECKS_OF_A_HABIT);
  const [newest, oldest] = [recent[0], recent.at(-1)];
  if (newest === undefined || oldest === undefined || recent.length < 2) return false;
  const days = (newest.getTime() - oldest.getTime()) / DAY_MS;
  // Half a day of grace: a refresh every ten days is never on the minute.
  return days / (recent.length - 1) > MOST_DAYS_BETWEEN + 0.5;
}

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
