import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const PROPERTIES = fileURLToPath(new URL('properties.ts', import.meta.url));

/** Gives every test `properties.ts` where it imports fast-check: how often a property runs is decided there, for all. */
export function propertyRuns(): Plugin {
  return {
    name: 'property-runs',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== PROPERTIES ? PROPERTIES : null),
  };
}
