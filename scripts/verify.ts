import { parseArgs } from 'node:util';
import { alone, type Part, runStages, script } from './parts.ts';
import { changedSince, lastVerifiedCommit, recordGreenVerify } from './verify/last-verify.ts';
import {
  BROWSER_PARTS,
  OWN_BUILD_PARTS,
  PRODUCT_PARTS,
  partsFor,
  VERIFY_PARTS,
  type VerifyPart,
} from './verify/parts.ts';

/**
 * `npm run verify`: everything that `npm test` leaves out. `-- proof attack` runs these parts alone, `-- --changed` those
 * that the changes since the last green verify ask for, `-- --alone` one part after another, which measures each.
 * A whole green run of a committed state is recorded in docs/testing.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, alone: { type: 'boolean', default: false } },
});

const chosen = choose();
if (chosen.length === 0) {
  process.stdout.write('No part is asked for by what has changed.\n');
  process.exit(0);
}
process.stdout.write(`verify: ${chosen.map(({ name }) => name).join(', ')}\n`);
const started = performance.now();
const isChosen = (part: Part) => chosen.some(({ name }) => name === part.name);
const rows = [PRODUCT_PARTS.filter(isChosen), BROWSER_PARTS.filter(isChosen)];
const stages = [rows, [OWN_BUILD_PARTS.filter(isChosen)]];
const work = values.alone ? alone(stages) : stages;
const hasPassed = await runStages([[[{ name: 'build', command: script('build') }]], ...work]);
if (hasPassed && chosen.length === VERIFY_PARTS.length)
  recordGreenVerify(new Date(), (performance.now() - started) / 60_000);
process.exit(hasPassed ? 0 : 1);

function choose(): readonly VerifyPart[] {
  const unknown = positionals.filter((name) => !VERIFY_PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const names = VERIFY_PARTS.map(({ name }) => `'${name}'`).join(', ');
    process.stderr.write(`No part is called ${unknown.join(', ')}. There are ${names}.\n`);
    process.exit(2);
  }
  if (positionals.length > 0) return VERIFY_PARTS.filter(({ name }) => positionals.includes(name));
  if (!values.changed) return VERIFY_PARTS;
  const base = lastVerifiedCommit();
  if (base !== null) return partsFor(changedSince(base));
  process.stdout.write('docs/testing.md records no green verify that this clone holds: all parts run.\n');
  return VERIFY_PARTS;
}
