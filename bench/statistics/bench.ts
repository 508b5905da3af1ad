import { describeMachine } from '../machine.ts';
import { benchChanges } from './bench-changes.ts';
import { benchHeadline } from './bench-headline.ts';
import { benchKeywords } from './bench-keywords.ts';
import { benchRanges } from './bench-ranges.ts';

/**
 * Whether the intervals hold what they promise, and whether the verdicts err as seldom and show as much as planned.
 * `-- ranges`, `-- changes`, `-- keywords` or `-- headline` runs that part alone; a number after it is another seed. Ends
 * with an error when a promise is broken.
 */
const PARTS = {
  ranges: benchRanges,
  changes: benchChanges,
  keywords: benchKeywords,
  headline: benchHeadline,
};

const wanted = process.argv.slice(2);
const seed = Number(wanted.find((one) => /^\d+$/.test(one)) ?? 20_261);
const named = Object.entries(PARTS).filter(([name]) => wanted.includes(name));
const started = performance.now();
const misses: string[] = [];
const demand = (held: boolean, what: string): void => {
  if (!held) misses.push(what);
};

console.log(describeMachine());
for (const [, bench] of named.length > 0 ? named : Object.entries(PARTS)) bench({ seed, demand });
console.log(`\nseed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(misses.length === 0 ? 'every promise held' : misses.map((what) => `MISSED ${what}`).join('\n'));
process.exitCode = misses.length === 0 ? 0 : 1;
