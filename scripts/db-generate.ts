import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';

const SERVER = join(ROOT, 'apps/server');
const META = join(SERVER, 'migrations/meta');

/**
 * Removes all schema snapshots in a drizzle-kit `meta` folder but the newest and returns it, null where there is none.
 * drizzle-kit compares the tables with the newest alone; each older one would add 7,000 lines to the repository.
 */
export function keepNewestSnapshot(meta: string): string | null {
  const snapshots = readdirSync(meta)
    .filter((file) => /^\d{4}_snapshot\.json$/.test(file))
    .sort();
  const newest = snapshots.pop() ?? null;
  for (const file of snapshots) rmSync(join(meta, file));
  return newest;
}

if (import.meta.main) {
  const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
    cwd: SERVER,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  keepNewestSnapshot(META);
}
