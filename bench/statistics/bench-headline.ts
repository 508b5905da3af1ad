import { type Bench, line, percent } from './bench-of.ts';
import { measureHeadlinePower, measureHeadlines } from './headline.ts';

const DRAWS = 1000;

/** The headline of a company with known true rates, by the functions that the server writes and shows it with. */
export function benchHeadline({ seed, demand }: Bench): void {
  console.log(`\nHeadlines of four assistants in companies where nothing changed, ${DRAWS} each`);
  line([
    'company',
    'true rate',
    'covers its own rate',
    'covers keywords like these',
    'bias, points',
    '± points',
    "any false 'improved'",
    'any false change',
  ]);
  for (const cell of measureHeadlines({ seed, draws: DRAWS })) {
    const bias = 100 * cell.bias;
    line([
      ...[cell.company, cell.rate, percent(cell.covers_own), percent(cell.covers_like), bias.toFixed(2)],
      ...[(100 * cell.half_width).toFixed(1), percent(cell.false_improved), percent(cell.false_change)],
    ]);
    const name = `${cell.company}, rate ${cell.rate}`;
    demand(
      cell.agrees || cell.covers_own >= 0.93,
      `${name}: covers its own rate in ${percent(cell.covers_own)}`,
    );
    demand(cell.covers_like >= 0.93, `${name}: covers keywords like these in ${percent(cell.covers_like)}`);
    demand(Math.abs(bias) <= 1, `${name}: off by ${bias.toFixed(2)} points`);
    demand(cell.false_improved <= 0.05, `${name}: false 'improved' in ${percent(cell.false_improved)}`);
  }

  console.log('\nRises 28 days ago that a card shows, 250 companies each');
  line(['company', 'rise', 'of one assistant', 'of all four', 'of one keyword, never to always']);
  for (const cell of measureHeadlinePower({ seed, draws: 250 })) {
    const shown = [cell.one_changed, cell.all_changed, cell.one_keyword].map(percent);
    line([cell.company, `${cell.from} → ${cell.to}`, ...shown]);
    const name = `${cell.company}, ${cell.from} → ${cell.to}`;
    demand(cell.one_keyword <= 0.05, `${name}: one keyword turns a card in ${percent(cell.one_keyword)}`);
  }
}
