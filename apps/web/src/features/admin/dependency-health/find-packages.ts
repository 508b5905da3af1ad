import type { RunningPackage } from '@answerscope/contract';

/** Those whose name or licence holds every word. */
export function findPackages(packages: readonly RunningPackage[], search: string | undefined) {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return packages.filter(({ name, licence }) => {
    const text = `${name} ${licence ?? 'not stated'}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
