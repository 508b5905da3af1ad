import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build-stamp.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Breakage } from './breakage.ts';

/** A breakage of a commit's list. Former lists also name a browser journey by part of its title. */
export interface ListedBreakage extends Breakage {
  journeys?: string;
}

/** The first `size` of a seeded Fisher-Yates shuffle: the same list and seed give the same draw. Pure. */
export function draw<T>(list: readonly T[], size: number, seed: number): T[] {
  const random = seededRandom(seed);
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled.slice(0, size);
}

/** Every breakage that the list of a commit holds, in its order. */
export async function readListOf(commit: string): Promise<ListedBreakage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-list-'));
  try {
    const archive = join(folder, 'list.tar');
    const lists = ['scripts/sabotage/breakages', 'scripts/sabotage/breakages.ts'];
    writeFileSync(
      archive,
      execFileSync('git', ['archive', commit, ...lists], { cwd: ROOT, maxBuffer: 2 ** 26 }),
    );
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const list: Record<string, unknown> = await import(
      pathToFileURL(join(folder, 'scripts/sabotage/breakages.ts')).href
    );
    const areas = (list.AREAS ?? list.ROOMS) as Readonly<Record<string, readonly ListedBreakage[]>>;
    return Object.values(areas).flat();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
