import type { RunningPackage } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Those whose name or licence holds every word. */
export function findPackages(packages: readonly RunningPackage[], search: string | undefined) {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return packages.filter(({ name, licence }) => {
    const text = `${name} ${licence ?? messages.notStated}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
