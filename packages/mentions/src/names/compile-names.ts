import type { BrandNames } from '../types.ts';
import { type Automaton, buildAutomaton } from './automaton.ts';
import { type NameForm, nameForms } from './name-forms.ts';
import { formPatterns, type Pattern } from './pattern.ts';

/** The names of a brand and its competitors, ready to be looked for. Index 0 is the brand. */
export interface CompiledNames {
  brands: readonly BrandNames[];
  forms: readonly NameForm[];
  patterns: readonly Pattern[];
  automaton: Automaton;
}

const CACHE_SIZE = 32;
const cache = new Map<string, CompiledNames>();

/** Compiles names; the last few sets are kept, since many answers are judged with the same names. */
export function compileNames(brand: BrandNames, competitors: readonly BrandNames[]): CompiledNames {
  const declared = [brand, ...competitors];
  const key = JSON.stringify(declared.map((b) => [b.name, b.domain, b.aliases, b.products, b.category]));
  const known = cache.get(key);
  if (known) return known;
  const brands = declared.map((names) => ({ ...names }));
  const forms = brands.flatMap((names, index) => nameForms(names, index));
  const patterns = forms.flatMap(formPatterns);
  const compiled = { brands, forms, patterns, automaton: buildAutomaton(patterns) };
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, compiled);
  return compiled;
}
