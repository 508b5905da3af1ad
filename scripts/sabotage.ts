import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { runGroup } from './sabotage/run-group.ts';

/**
 * `npm run sabotage`: mutation testing with mutants chosen by hand. In a copy of the project it breaks one line at a
 * time and expects the tests to fail. `npm run sabotage -- money cookie` tries only the area `money` and the
 * breakages whose name holds `cookie`; `-- --sample 24 …` draws from an older list, see sabotage/sample.ts.
 */
const main = join(ROOT, 'scripts/sabotage/main.ts');
const { code } = await runGroup(process.execPath, [main, ...process.argv.slice(2)], {
  cwd: ROOT,
  isShown: true,
});
process.exit(code);
