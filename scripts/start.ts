import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeBuildNumber } from './build-number.ts';
import { isBuilt, ROOT } from './build-stamp.ts';

const LOOK_FOR_PARENT_MS = 500;

/**
 * A signal to `npm start` reaches npm and its shell, not this process: the shell dies and passes nothing on. Whoever
 * started us being gone is therefore the order to stop; else PostgreSQL and server would live on, holding the port.
 */
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}

if (isBuilt()) {
  // What was built is the same, and may be another commit's.
  writeBuildNumber(ROOT);
} else {
  process.stdout.write('Building what is missing. This happens once.\n');
  // In a process of its own: what bundlers hold in memory is none of the server's business.
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
enableCompileCache(join(ROOT, '.cache/compiled'));
await import(pathToFileURL(join(ROOT, 'apps/server/dist/main.js')).href);
