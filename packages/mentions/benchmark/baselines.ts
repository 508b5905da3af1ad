import type { LabelledCase } from './labelled-cases.ts';

/** What trackers commonly do: any declared name as letters anywhere, whatever the case. */
export function bySubstring({ answer, brand }: LabelledCase): boolean {
  const text = answer.toLowerCase();
  return namesOf(brand).some((name) => text.includes(name.toLowerCase()));
}

/** The better common way: any declared name as a whole word, whatever the case. */
export function byWholeWord({ answer, brand }: LabelledCase): boolean {
  const names = namesOf(brand).map(escapeName).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'iu').test(answer);
}

/** A name as a pattern that matches only itself. */
export function escapeName(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function namesOf({ name, aliases }: LabelledCase['brand']): string[] {
  return [name, ...(aliases ?? [])];
}
