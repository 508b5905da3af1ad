import { parseArgs } from 'node:util';
import { comparePictures } from './looks/compare-pictures.ts';

/**
 * `node scripts/compare-pictures.ts before after`: compares two folders of `npm run screenshots` and names the pictures
 * that differ. Times and ids on a page differ from run to run, so compare two runs of one commit first.
 */
const [before = '', after = ''] = parseArgs({ allowPositionals: true }).positionals;
const { same, different, missing } = comparePictures(before, after);
for (const name of different) process.stdout.write(`different: ${name}\n`);
for (const name of missing) process.stdout.write(`only one: ${name}\n`);
process.stdout.write(
  `${same} the same, ${different.length} different, ${missing.length} in one folder only\n`,
);
process.exit(different.length + missing.length > 0 ? 1 : 0);
