import { readFile } from 'node:fs/promises';
import { RunningPackage } from '@answerscope/contract';
import { z } from 'zod';

const Packages = z.array(RunningPackage);

/** The packages that a build wrote down; null where the product runs from its sources. */
export async function listPackages(file: string): Promise<RunningPackage[] | null> {
  try {
    return Packages.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
