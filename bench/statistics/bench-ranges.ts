import { type Bench, line, percent } from './bench-of.ts';
import { CORRELATIONS, measureChecks, measureRanges, RATES } from './ranges.ts';

const COMPANIES = 4000;
const COMPANIES_OF_CHECKS = 2000;
/** Rates of fewer mentions than these are too rare for any interval that is not made for them. */
const RARE = 0.08;

/** The range of a rate for the keywords one has. */
export function benchRanges({ seed, demand }: Bench): void {
  console.log(
    `\nThe range of a rate, ${COMPANIES} companies a cell: coverage of the rate of its own keywords, × width of known variances`,
  );
  const cells = measureRanges({ seed, companies: COMPANIES });
  const columns = [...new Set(cells.map(({ keywords, answers }) => `${keywords} × ${answers}`))];
  line(['', ...columns]);
  for (const correlation of CORRELATIONS)
    for (const rate of RATES) {
      const row = cells.filter((cell) => cell.correlation === correlation && cell.rate === rate);
      const shown = row.map((cell) => `${percent(cell.coverage)} × ${cell.width.toFixed(2)}`);
      line([`correlation ${correlation}, rate ${rate}`, ...shown]);
    }
  for (const cell of cells) {
    const name = `${cell.keywords} keywords of ${cell.answers}, rate ${cell.rate}, correlation ${cell.correlation}`;
    if (cell.rate >= RARE) demand(cell.coverage >= 0.93, `${name}: coverage ${percent(cell.coverage)}`);
    if (cell.correlation <= 0.4) demand(cell.width <= 1.35, `${name}: width × ${cell.width.toFixed(2)}`);
    demand(cell.width_of_wilson <= 1, `${name}: wider than Wilson's, × ${cell.width_of_wilson.toFixed(3)}`);
  }
  const usual = cells.filter(({ coverage }) => coverage >= 0.94 && coverage <= 0.995).length / cells.length;
  demand(usual >= 0.9, `coverage from 94% to 99.5% in ${percent(usual)} of the settings`);
  const worst = cells.toSorted((a, b) => a.coverage - b.coverage)[0];
  const narrowest = Math.min(...cells.map((cell) => cell.width_of_wilson));
  console.log(
    `${cells.length} settings, least coverage ${percent(worst?.coverage ?? null)} (rate ${worst?.rate}), 94% to 99.5% in ${percent(usual)} of them; ${percent(narrowest)} to 100% of the width of Wilson's interval`,
  );
  benchChecks({ seed, demand });
}

/** What is given up where the answers of a check agree: no range is wider than Wilson's, whatever the checks say. */
function benchChecks({ seed, demand }: Bench): void {
  console.log(
    `\nChecks of several answers, 20 keywords of 27 answers, ${COMPANIES_OF_CHECKS} companies a cell: coverage, × width of Wilson's`,
  );
  const cells = measureChecks({ seed, companies: COMPANIES_OF_CHECKS });
  const rows = Map.groupBy(cells, ({ rate, correlation }) => `correlation ${correlation}, rate ${rate}`);
  const [first = []] = rows.values();
  line(['', ...first.map(({ per_check, agreement }) => `${per_check} a check, agreement ${agreement}`)]);
  for (const [name, row] of rows)
    line([name, ...row.map((cell) => `${percent(cell.coverage)} × ${cell.width_of_wilson.toFixed(2)}`)]);
  for (const cell of cells) {
    const name = `${cell.per_check} answers a check, agreement ${cell.agreement}, rate ${cell.rate}, correlation ${cell.correlation}`;
    demand(cell.width_of_wilson <= 1, `${name}: wider than Wilson's, × ${cell.width_of_wilson.toFixed(3)}`);
    if (cell.agreement === 0) demand(cell.coverage >= 0.93, `${name}: coverage ${percent(cell.coverage)}`);
  }
}
