import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Recorded facts about the providers' APIs, beside the repository where someone keeps them. Tests only. */
const FOLDER = resolve(import.meta.dirname, '../../../../../shared/reference');

export const hasReference = existsSync(FOLDER);

/** A document of the folder, parsed: `examples/openai.ok.json`. */
export function readReference(path: string): unknown {
  return JSON.parse(readFileSync(resolve(FOLDER, path), 'utf8'));
}

/** The names of the files of one of its folders. */
export function listReference(folder: string): string[] {
  return readdirSync(resolve(FOLDER, folder));
}

/** Says once, in the output of a run, why the tests that need the folder are skipped. */
export function noteMissingReference(): void {
  if (!hasReference)
    console.info('No ../shared/reference beside the repository: its examples and specs are skipped.');
}
