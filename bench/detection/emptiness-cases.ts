import { readdirSync, readFileSync } from 'node:fs';

/** An answer labelled with whether it names any company; judged for a brand that stands in none of them. */
export interface EmptinessCase {
  id: string;
  lang: string;
  kind: string;
  question: string | null;
  answer: string;
  names: boolean;
}

const FOLDER = new URL('../../packages/mentions/cases/emptiness/', import.meta.url);
/** The labelled answers by the set they were written for. */
export function emptinessSets(): { name: string; cases: EmptinessCase[] }[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      cases: readFileSync(new URL(file, FOLDER), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as EmptinessCase),
    }));
}
