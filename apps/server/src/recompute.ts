import { readFileSync } from 'node:fs';
import { BundleError, recompute } from './modules/judging/index.ts';

const PROBLEMS_SHOWN = 20;

/**
 * `npm run recompute -- bundle.zip`: judges every answer of a report's evidence again, prints the numbers that follow,
 * and fails when a hash, a verdict or a digit is not what the bundle says.
 */
function main(): void {
  const path = process.argv[2];
  if (path === undefined) throw new BundleError('which bundle? npm run recompute -- bundle.zip');
  const { manifest, report, answers, problems } = recompute(read(path));
  const { channel, created_at, id } = manifest.report;
  process.stdout.write(`Report ${id}: ${channel}, ${created_at}, ${answers} answers\n\n`);
  for (const [name, value] of Object.entries(report.numbers))
    process.stdout.write(`${name.padEnd(28)}${JSON.stringify(value)}\n`);
  if (problems.length === 0) {
    process.stdout.write('\nEvery hash, every verdict and every digit is the same.\n');
    return;
  }
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) process.stderr.write(`${problem}\n`);
  process.stderr.write(`\nThis is not what the bundle says: ${problems.length} differences.\n`);
  process.exitCode = 1;
}

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new BundleError(error instanceof Error ? error.message : String(error));
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  process.stderr.write(`recompute: ${error.message}\n`);
  process.exit(1);
}
