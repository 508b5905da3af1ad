import {
  changePower,
  createChangeTest,
  judgeTogether,
  reportSignificanceLevel,
} from '@answerscope/statistics';
import { drawCount, drawRate, seededChance } from './draw.ts';

const test = createChangeTest();

export interface ReportCell {
  keywords: number;
  answers_per_window: number;
  changed_share: number;
  /** Share of reports with at least one false verdict. */
  any_false: number;
  /** Share of reports in which any keyword standing alone at 5% would be false: without the control. */
  any_false_alone: number;
  /** Mean over reports of false among shown changes (0 when none is shown). */
  false_discoveries: number;
  /** Share of changed keywords shown; null without changed ones. */
  shown: number | null;
  planned: number | null;
}

/**
 * Reports whose keywords keep their own rates (beta, mean .3, correlation .4), except the changed share: those go
 * from .2 to .7, half of them the other way. A shown change in the wrong direction is false.
 */
export function measureReports({ seed, rounds }: { seed: number; rounds: number }): ReportCell[] {
  return [0, 0.2].flatMap((changed_share) =>
    [5, 25, 100, 400].flatMap((keywords) =>
      [9, 28, 84].map((answers_per_window, index) => {
        const chance = seededChance(seed + keywords * 31 + index * 7 + changed_share * 10_000);
        const changed = Math.round(keywords * changed_share);
        let [falseReports, falseAlone, falseShares, shown] = [0, 0, 0, 0];
        for (let round = 0; round < rounds; round++) {
          const truths = Array.from({ length: keywords }, (_, cell) => truth(chance, cell, changed));
          const count = (rate: number) => ({
            mentioned: drawCount(chance, answers_per_window, rate),
            answers: answers_per_window,
          });
          const pairs = truths.map(({ before, after }) => ({ earlier: count(before), recent: count(after) }));
          const verdicts = judgeTogether(pairs, test);
          let [right, wrong, wrongAlone] = [0, 0, 0];
          verdicts.forEach(({ verdict, p_value }, cell) => {
            const expected = truths[cell]?.expected;
            if (verdict !== 'no_detectable_change') verdict === expected ? right++ : wrong++;
            if (expected === 'no_detectable_change' && p_value <= 0.05) wrongAlone++;
          });
          falseReports += Number(wrong > 0);
          falseAlone += Number(wrongAlone > 0);
          falseShares += wrong / Math.max(1, right + wrong);
          shown += right;
        }
        return {
          keywords,
          answers_per_window,
          changed_share,
          any_false: falseReports / rounds,
          any_false_alone: falseAlone / rounds,
          false_discoveries: falseShares / rounds,
          shown: changed === 0 ? null : shown / (rounds * changed),
          planned: changed === 0 ? null : plannedPower(keywords, changed, answers_per_window),
        };
      }),
    ),
  );
}

/** The planner's power at the level that its own power implies: a few rounds find the fixed point. */
function plannedPower(cells: number, changed_cells: number, answers_per_window: number): number {
  let power = 0.8;
  for (let round = 0; round < 30; round++) {
    const significance_level = reportSignificanceLevel({ cells, changed_cells, power });
    power = changePower({ answers_per_window, rate_before: 0.2, rate_after: 0.7, significance_level });
  }
  return power;
}

function truth(chance: () => number, cell: number, changed: number) {
  if (cell >= changed) {
    const rate = drawRate(chance, 0.3, 0.4);
    return { before: rate, after: rate, expected: 'no_detectable_change' };
  }
  if (cell % 2 === 0) return { before: 0.2, after: 0.7, expected: 'improved' };
  return { before: 0.7, after: 0.2, expected: 'declined' };
}

export interface PowerCell {
  answers_per_window: number;
  rate_before: number;
  rate_after: number;
  planned: number;
  measured: number;
}

/** How often a keyword standing alone is shown to have changed, beside what the planner promises. */
export function measurePower({ seed, rounds }: { seed: number; rounds: number }): PowerCell[] {
  const changes = [
    [0.05, 0.3],
    [0.2, 0.5],
    [0.3, 0.7],
    [0.5, 0.9],
    [0.8, 0.5],
  ] as const;
  return [9, 14, 28, 84].flatMap((answers_per_window) =>
    changes.map(([rate_before, rate_after], index) => {
      const chance = seededChance(seed + answers_per_window * 101 + index);
      const direction = rate_after > rate_before ? 'up' : 'down';
      let seen = 0;
      for (let round = 0; round < rounds; round++) {
        const count = (rate: number) => ({
          mentioned: drawCount(chance, answers_per_window, rate),
          answers: answers_per_window,
        });
        const evidence = test({ earlier: count(rate_before), recent: count(rate_after) });
        seen += Number(evidence.p_value <= 0.05 && evidence.direction === direction);
      }
      const planned = changePower({ answers_per_window, rate_before, rate_after });
      return { answers_per_window, rate_before, rate_after, planned, measured: seen / rounds };
    }),
  );
}

export interface ClusterCell {
  checks: number;
  samples: number;
  correlation: number;
  /** Share of verdicts of change where nothing changed. */
  false_verdicts: number;
}

/**
 * What the test does not know: samples taken at the same moment may resemble each other (beta-binomial around .3).
 * Measured, not promised.
 */
export function measureClusters({ seed, rounds }: { seed: number; rounds: number }): ClusterCell[] {
  return [0.05, 0.2, 0.4].flatMap((correlation, index) =>
    [
      { checks: 28, samples: 1 },
      { checks: 28, samples: 3 },
      { checks: 9, samples: 10 },
    ].map(({ checks, samples }) => {
      const chance = seededChance(seed + index * 53 + samples);
      const window = () => {
        let mentioned = 0;
        for (let check = 0; check < checks; check++) {
          mentioned += drawCount(chance, samples, drawRate(chance, 0.3, correlation));
        }
        return { mentioned, answers: checks * samples };
      };
      let shown = 0;
      for (let round = 0; round < rounds; round++) {
        shown += Number(test({ earlier: window(), recent: window() }).p_value <= 0.05);
      }
      return { checks, samples, correlation, false_verdicts: shown / rounds };
    }),
  );
}
