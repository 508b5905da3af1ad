import { normalQuantile } from './distributions.ts';
import { FisherTable } from './exact-test.ts';
import { SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import { WINDOW } from './windows.ts';

/** The chance of seeing a change that a plan asks for. Cohen (1988), Statistical Power Analysis, 2.4. */
export const PLANNED_POWER = 0.8;

/** Beyond this an exact plan takes a second or more, and the approximation is within some 3% of it. */
const MOST_EXACT_ANSWERS = 150;

/** The two-sided error of one verdict; 5% for a keyword alone, `reportSignificanceLevel` for one among many. */
interface Level {
  significance_level?: number;
}

/**
 * The chance that two windows of this many answers show a change from one rate (0 to 1) to another, in the right
 * direction: the exact sum over all outcomes that `createChangeTest` calls a change. Suissa & Shuster (1985),
 * J. R. Stat. Soc. A 148:317-327.
 * @throws RangeError for windows without a whole number of answers, a rate outside 0 to 1 or a level outside of it
 */
export function changePower({
  answers_per_window,
  rate_before,
  rate_after,
  significance_level = SIGNIFICANCE_LEVEL,
}: { answers_per_window: number; rate_before: number; rate_after: number } & Level): number {
  requireWindow(answers_per_window);
  requireRates({ rate_before, rate_after });
  requireOpen({ significance_level });
  return powerOf(answers_per_window, significance_level)(rate_before, rate_after);
}

/**
 * The nearest rates above and below this one (0 to 1) that two windows of this many answers show with 80% power;
 * null where even 1 or 0 would not show.
 * @throws RangeError for windows without a whole number of answers, a rate outside 0 to 1, or a power or level that is
 * not between them
 */
export function detectableChange({
  answers_per_window,
  rate,
  power = PLANNED_POWER,
  significance_level = SIGNIFICANCE_LEVEL,
}: { answers_per_window: number; rate: number; power?: number } & Level): {
  improves_to: number | null;
  declines_to: number | null;
} {
  requireWindow(answers_per_window);
  requireRates({ rate });
  requireOpen({ power, significance_level });
  const powerTo = powerOf(answers_per_window, significance_level);
  const nearest = (limit: number): number | null => {
    if (powerTo(rate, limit) < power) return null;
    let [shown, hidden] = [limit, rate];
    while (Math.abs(shown - hidden) > 1e-6) {
      const middle = (shown + hidden) / 2;
      if (powerTo(rate, middle) >= power) shown = middle;
      else hidden = middle;
    }
    return shown;
  };
  return { improves_to: nearest(1), declines_to: nearest(0) };
}

/** What showing a change takes. */
export interface AnswerPlan {
  answers_per_window: number;
  /** Both windows. */
  answers_in_all: number;
  /** In the currency of the price given. */
  price: number;
  /** False where it comes from the normal approximation. */
  exact: boolean;
}

/**
 * Answers needed per window, 9 at least, to show a change between two different rates (0 to 1) with 80% power, and
 * their price. Exact up to 150 per window; beyond, the normal approximation without continuity correction (Fleiss,
 * Levin & Paik 2003, Statistical Methods for Rates and Proportions, 4.14). Null when the rates are equal.
 * @throws RangeError for a rate outside 0 to 1, a power or level that is not between them, or a price below 0
 */
export function answersNeeded({
  rate_before,
  rate_after,
  price_per_answer,
  power = PLANNED_POWER,
  significance_level = SIGNIFICANCE_LEVEL,
}: {
  rate_before: number;
  rate_after: number;
  price_per_answer: number;
  power?: number;
} & Level): AnswerPlan | null {
  requireRates({ rate_before, rate_after });
  requireOpen({ power, significance_level });
  if (!(price_per_answer >= 0)) throw new RangeError(`price_per_answer is ${price_per_answer}`);
  if (rate_before === rate_after) return null;
  const plan = (answers: number, exact: boolean): AnswerPlan => {
    const answers_in_all = 2 * answers;
    return { answers_per_window: answers, answers_in_all, price: answers_in_all * price_per_answer, exact };
  };
  const shows = (answers: number): boolean =>
    powerOf(answers, significance_level)(rate_before, rate_after) >= power;
  const approximate = approximateAnswers({ rate_before, rate_after, power, significance_level });
  let answers = Math.max(WINDOW.answers, approximate);
  while (answers <= MOST_EXACT_ANSWERS && !shows(answers)) answers++;
  if (answers > MOST_EXACT_ANSWERS) return plan(answers, false);
  while (answers > WINDOW.answers && shows(answers - 1)) answers--;
  return plan(answers, true);
}

/**
 * What `answersNeeded` says, by the normal approximation alone and in no time: for plans that are shown beside many
 * others. With rates that are not both near 0 or 1 it is within some 5% of the exact number; from 0 it asks for up to a
 * quarter more. Null when the rates are equal.
 * @throws RangeError as `answersNeeded`
 */
export function roughAnswersNeeded({
  rate_before,
  rate_after,
  power = PLANNED_POWER,
  significance_level = SIGNIFICANCE_LEVEL,
}: { rate_before: number; rate_after: number; power?: number } & Level): number | null {
  requireRates({ rate_before, rate_after });
  requireOpen({ power, significance_level });
  if (rate_before === rate_after) return null;
  return Math.max(WINDOW.answers, approximateAnswers({ rate_before, rate_after, power, significance_level }));
}

/** How much answers of one check resemble each other, as `bench/statistics` draws them. */
const CHECK_CORRELATION = 0.3;

/**
 * Answers per check, 1 to `most`, at which a change of a rate (0 to 1) by so much shows with 80% power between two windows
 * of so many checks; null where not even the most would. Answers of a check count for m / (1 + (m - 1) · 0.3) (Kish 1965,
 * Survey Sampling, 5.4), and the change goes towards one half, where it is hardest to see.
 * @throws RangeError as `answersNeeded`
 */
export function answersPerCheckNeeded({
  rate,
  change,
  checks_per_window,
  most,
  significance_level = SIGNIFICANCE_LEVEL,
}: {
  rate: number;
  change: number;
  checks_per_window: number;
  most: number;
} & Level): number | null {
  const rate_after = rate <= 0.5 ? rate + change : rate - change;
  const needed = roughAnswersNeeded({ rate_before: rate, rate_after, significance_level });
  if (needed === null) return null;
  for (let answers = 1; answers <= most; answers++)
    if (checks_per_window * (answers / (1 + (answers - 1) * CHECK_CORRELATION)) >= needed) return answers;
  return null;
}

/**
 * The level at which one changed cell of a report is judged on average when this many of its cells changed and each
 * shows with this power: what `reportVerdict` costs. The Benjamini-Hochberg threshold q · shown / cells (Genovese &
 * Wasserman 2002, J. R. Stat. Soc. B 64:499-517), counting this cell and the other changes among the shown. An
 * average: in one report the level hangs on what else it shows.
 */
export function reportSignificanceLevel({
  cells,
  changed_cells,
  power = PLANNED_POWER,
}: {
  cells: number;
  changed_cells: number;
  power?: number;
}): number {
  const shown = 1 + Math.max(0, changed_cells - 1) * power;
  return Math.min(SIGNIFICANCE_LEVEL, (SIGNIFICANCE_LEVEL * shown) / cells);
}

function requireWindow(answers: number): void {
  if (!Number.isSafeInteger(answers) || answers < 1) throw new RangeError(`${answers} answers are no window`);
}

/** Refuses what is no rate: below 0, above 1, or no number. */
function requireRates(rates: Readonly<Record<string, number>>): void {
  for (const [name, rate] of Object.entries(rates))
    if (!(rate >= 0 && rate <= 1)) throw new RangeError(`${name} is ${rate}; it must lie from 0 to 1`);
}

/** Refuses a chance that is nothing or certainty: no number of answers reaches it. */
function requireOpen(chances: Readonly<Record<string, number>>): void {
  for (const [name, chance] of Object.entries(chances))
    if (!(chance > 0 && chance < 1))
      throw new RangeError(`${name} is ${chance}; it must lie between 0 and 1`);
}

/** The power of windows of one size, as a function of the two rates; the windows' table is made once. */
function powerOf(answers: number, level: number): (before: number, after: number) => number {
  const table = new FisherTable(answers, answers);
  const region = table.regionAtLevel(level / 2);
  // With windows of one size a fall is a rise read backwards.
  return (before, after) => table.chance(region, Math.min(before, after), Math.max(before, after));
}

function approximateAnswers({
  rate_before,
  rate_after,
  power,
  significance_level,
}: {
  rate_before: number;
  rate_after: number;
  power: number;
  significance_level: number;
}): number {
  const mean = (rate_before + rate_after) / 2;
  const ifEqual = normalQuantile(1 - significance_level / 2) * Math.sqrt(2 * mean * (1 - mean));
  const spread = rate_before * (1 - rate_before) + rate_after * (1 - rate_after);
  const ifChanged = normalQuantile(power) * Math.sqrt(spread);
  return Math.ceil(((ifEqual + ifChanged) / (rate_after - rate_before)) ** 2);
}
