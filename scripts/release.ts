import { ROOT } from './build-stamp.ts';
import { makeRelease, ReleaseError } from './release/release.ts';

/** `npm run release -- 0.3.0`: makes a release of the changes since the last one, to be looked at and committed. */
try {
  const version = process.argv[2] ?? '';
  const count = makeRelease(ROOT, { version, date: new Date().toISOString().slice(0, 10) });
  process.stdout.write(`Release ${version}, changes: ${count}. Look at the diff, then commit it.\n`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`release: ${error.message}\n`);
  process.exitCode = 1;
}
