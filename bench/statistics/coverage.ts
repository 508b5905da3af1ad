import { trackedRate } from '@answerscope/statistics';
import { drawCount, drawRate, seededChance } from './draw.ts';

export interface CoverageCell {
  keywords: number;
  samples: number;
  rate: number;
  correlation: number;
  /** Share of intervals that hold the true rate. */
  coverage: number;
  /** The same for a plain resampling of keywords (percentiles), where it was run. */
  resampled: number | null;
  mean_width: number;
  least_width: number;
}

const KEYWORDS = [5, 10, 25, 100, 400];
const SAMPLES = [1, 3, 10];
const RATES = [0.05, 0.2, 0.5];
const CORRELATIONS = [0.1, 0.4];

/** Coverage of the interval for similar keywords in every cell; beta-binomial answers. */
export function measureCoverage({
  replications,
  seed,
}: {
  replications: number;
  seed: number;
}): CoverageCell[] {
  const cells = CORRELATIONS.flatMap((correlation) =>
    RATES.flatMap((rate) =>
      SAMPLES.flatMap((samples) => KEYWORDS.map((keywords) => ({ keywords, samples, rate, correlation }))),
    ),
  );
  return cells.map((cell, index) => {
    const chance = seededChance(seed + index * 7919);
    let [held, widths, least, resampledHeld] = [0, 0, 1, 0];
    const resamples = cell.keywords <= 25 && cell.samples === 3;
    for (let round = 0; round < replications; round++) {
      const counts = Array.from({ length: cell.keywords }, () => ({
        mentioned: drawCount(chance, cell.samples, drawRate(chance, cell.rate, cell.correlation)),
        answers: cell.samples,
      }));
      const interval = trackedRate(counts)?.similar.interval;
      if (interval === undefined) throw new Error('a rate without answers');
      held += Number(interval.low <= cell.rate && cell.rate <= interval.high);
      widths += interval.high - interval.low;
      least = Math.min(least, interval.high - interval.low);
      if (resamples) resampledHeld += Number(resampleHolds(counts, cell.rate, chance));
    }
    const resampled = resamples ? resampledHeld / replications : null;
    return {
      ...cell,
      coverage: held / replications,
      resampled,
      mean_width: widths / replications,
      least_width: least,
    };
  });
}

/** The baseline: percentiles of 200 resamples of the keywords (Efron 1979, Ann. Stat. 7:1-26). */
function resampleHolds(
  counts: readonly { mentioned: number; answers: number }[],
  rate: number,
  chance: () => number,
): boolean {
  const rates = Array.from({ length: 200 }, () => {
    let [mentioned, answers] = [0, 0];
    for (let pick = 0; pick < counts.length; pick++) {
      const count = counts[Math.floor(chance() * counts.length)];
      mentioned += count?.mentioned ?? 0;
      answers += count?.answers ?? 0;
    }
    return mentioned / answers;
  }).toSorted((a, b) => a - b);
  return (rates[4] ?? 0) <= rate && rate <= (rates[194] ?? 1);
}
