import { trackedRate, wilsonInterval } from '@answerscope/statistics';
import { scoreInterval, Z_95 } from '../../packages/statistics/src/wilson-interval.ts';
import { CHECKINGS, type Checking, drawChecks, drawRate, SINGLE_ANSWERS, seededChance } from './draw.ts';

interface Setting extends Checking {
  keywords: number;
  answers: number;
  rate: number;
  correlation: number;
}

export interface RangeCell extends Setting {
  /** Share of ranges that hold the mean rate of the company's own keywords. */
  coverage: number;
  /** Mean width by that of the same interval with the true variance within each keyword. */
  width: number;
  /** Mean width by that of Wilson's interval of all answers, which knows of no keywords. */
  width_of_wilson: number;
}

export const KEYWORDS = [5, 10, 20, 50];
export const ANSWERS = [2, 4, 9, 27];
export const RATES = [0.05, 0.1, 0.3, 0.5];
export const CORRELATIONS = [0.1, 0.4, 0.8];
const LEAST_ANSWERS = 30;

/** The range of a rate in every setting. Rates of keywords are drawn for each company and are then what is to be covered. */
export function measureRanges({ seed, companies }: { seed: number; companies: number }): RangeCell[] {
  const cells = CORRELATIONS.flatMap((correlation) =>
    RATES.flatMap((rate) =>
      KEYWORDS.flatMap((keywords) =>
        ANSWERS.filter((answers) => keywords * answers >= LEAST_ANSWERS).map((answers) => ({
          keywords,
          answers,
          rate,
          correlation,
          ...SINGLE_ANSWERS,
        })),
      ),
    ),
  );
  return measure(cells, { seed, companies });
}

/** The same of checks of several answers that may agree. */
export function measureChecks({ seed, companies }: { seed: number; companies: number }): RangeCell[] {
  const cells = [0.1, 0.4].flatMap((correlation) =>
    [0.1, 0.5].flatMap((rate) =>
      CHECKINGS.map((checking) => ({ keywords: 20, answers: 27, rate, correlation, ...checking })),
    ),
  );
  return measure(cells, { seed: seed + 3, companies });
}

function measure(cells: readonly Setting[], of: { seed: number; companies: number }): RangeCell[] {
  const { seed, companies } = of;
  return cells.map((cell, index) => {
    const chance = seededChance(seed + index * 7919);
    let [held, widths, known, pooled] = [0, 0, 0, 0];
    for (let company = 0; company < companies; company++) {
      const rates = Array.from({ length: cell.keywords }, () =>
        drawRate(chance, cell.rate, cell.correlation),
      );
      const truth = mean(rates);
      const counts = rates.map((rate) => drawChecks(chance, { ...cell, rate }));
      const found = trackedRate(counts);
      if (found === null) throw new Error('a rate without answers');
      const { rate, interval, answers, mentions } = found;
      const variance = mean(rates.map((one) => one * (1 - one)));
      const n = variance > 0 ? (answers * truth * (1 - truth)) / variance : Number.MAX_VALUE;
      held += Number(interval.low <= truth && truth <= interval.high);
      widths += widthOf(interval);
      known += widthOf(scoreInterval({ rate, n, quantile: Z_95 }));
      pooled += widthOf(wilsonInterval(mentions, answers));
    }
    return {
      ...cell,
      coverage: held / companies,
      width: widths / known,
      width_of_wilson: widths / pooled,
    };
  });
}

function widthOf(interval: { low: number; high: number } | null): number {
  return interval === null ? 0 : interval.high - interval.low;
}

function mean(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0) / values.length;
}
