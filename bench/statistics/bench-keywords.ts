import { type Bench, line, percent } from './bench-of.ts';
import { measureCoverage } from './coverage.ts';
import { measureClusters, measurePower, measureReports } from './verdicts.ts';

/** Intervals over keywords, verdicts of keywords in a report, and the planner. */
export function benchKeywords({ seed, demand }: Bench): void {
  console.log('\nCoverage of the 95% interval, 4,000 replications a cell: K = 5, 10, 25, 100, 400 keywords');
  const coverage = measureCoverage({ replications: 4000, seed });
  for (const correlation of [0.1, 0.4]) {
    for (const rate of [0.05, 0.2, 0.5]) {
      for (const samples of [1, 3, 10]) {
        const row = coverage.filter(
          (cell) => cell.correlation === correlation && cell.rate === rate && cell.samples === samples,
        );
        const shown = row.map((cell) => `${percent(cell.coverage)} ± ${(50 * cell.mean_width).toFixed(1)}`);
        line([`ICC ${correlation}, p ${rate}, n ${samples}`, ...shown]);
      }
    }
  }
  for (const cell of coverage) {
    const name = `K ${cell.keywords}, n ${cell.samples}, p ${cell.rate}, ICC ${cell.correlation}`;
    demand(cell.coverage >= 0.93, `${name}: coverage ${percent(cell.coverage)}`);
    demand(cell.least_width > 0, `${name}: an interval of width zero`);
  }
  const worst = coverage.toSorted((a, b) => a.coverage - b.coverage)[0];
  console.log(
    `least coverage ${percent(worst?.coverage ?? null)}, least width ${Math.min(...coverage.map((cell) => cell.least_width)).toFixed(4)}`,
  );
  for (const keywords of [5, 10, 25]) {
    const resampled = coverage.filter((cell) => cell.keywords === keywords && cell.resampled !== null);
    const shares = resampled.map((cell) => cell.resampled ?? 0);
    console.log(
      `plain resampling of ${keywords} keywords (n 3): ${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`,
    );
  }

  console.log('\nReports, 2,000 each');
  line([
    'keywords',
    'answers a window',
    'changed',
    'any false',
    'any false, uncontrolled',
    'FDR',
    'shown',
    'planned',
  ]);
  for (const cell of measureReports({ seed, rounds: 2000 })) {
    const { keywords, answers_per_window, changed_share } = cell;
    const errors = [cell.any_false, cell.any_false_alone, cell.false_discoveries].map(percent);
    line([
      keywords,
      answers_per_window,
      percent(changed_share),
      ...errors,
      percent(cell.shown),
      percent(cell.planned),
    ]);
    const name = `${keywords} keywords, ${answers_per_window} answers, ${percent(changed_share)} changed`;
    if (changed_share === 0) demand(cell.any_false <= 0.05, `${name}: any false ${percent(cell.any_false)}`);
    demand(cell.false_discoveries <= 0.05, `${name}: false discoveries ${percent(cell.false_discoveries)}`);
  }

  console.log('\nPower of a keyword alone, 40,000 pairs of windows each');
  line(['answers a window', 'change', 'planned', 'measured', 'difference, points']);
  for (const cell of measurePower({ seed, rounds: 40_000 })) {
    const difference = 100 * (cell.measured - cell.planned);
    const change = `${cell.rate_before} → ${cell.rate_after}`;
    line([
      cell.answers_per_window,
      change,
      percent(cell.planned),
      percent(cell.measured),
      difference.toFixed(2),
    ]);
    demand(
      Math.abs(difference) <= 1,
      `${cell.answers_per_window} answers, ${change}: off by ${difference.toFixed(2)}`,
    );
  }

  console.log(
    '\nNot promised: false verdicts of a keyword alone when the samples of one check resemble each other',
  );
  line(['checks a window', 'samples a check', 'correlation in a check', 'false verdicts']);
  for (const cell of measureClusters({ seed, rounds: 4000 })) {
    line([cell.checks, cell.samples, cell.correlation, percent(cell.false_verdicts)]);
  }
}
