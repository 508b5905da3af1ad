import { registrableDomain } from '../text/urls.ts';
import type { BrandNames } from '../types.ts';
import { type Automaton, buildAutomaton } from './automaton.ts';
import { declaredHost, isNamesake, type NameForm, nameForms } from './name-forms.ts';
import { formPatterns, type Pattern } from './pattern.ts';

export interface CompiledNames {
  brands: readonly BrandNames[];
  forms: readonly NameForm[];
  patterns: readonly Pattern[];
  automaton: Automaton;
  hosts: readonly (string | null)[];
  isRegistrable: readonly boolean[];
  ownDomains: readonly (string | null)[];
}

const CACHE_SIZE = 32;
const cache = new Map<string, CompiledNames>();
let last: CompiledNames | null = null;

export function compileNames(brand: BrandNames, competitors: readonly BrandNames[]): CompiledNames {
  const declared = [brand, ...competitors];
  if (last !== null && areSame(last.brands, declared)) return last;
  const key = JSON.stringify(
    declared.map((b) => [b.name, b.domain, b.aliases, b.products, b.category, namesakesKey(b.namesakes)]),
  );
  const known = cache.get(key);
  if (known) {
    last = known;
    return known;
  }
  const brands = declared.map((names) => ({
    ...names,
    aliases: [...(names.aliases ?? [])],
    products: [...(names.products ?? [])],
  }));
  const forms = brands.flatMap((names, index) => nameForms(names, index));
  const patterns = forms.flatMap(formPatterns);
  const hosts = brands.map((names) => declaredHost(names.domain));
  const isRegistrable = hosts.map((host) => host !== null && registrableDomain(host) === host);
  const ownDomains = brands.map((names) => ownDomain(names));
  const compiled = {
    brands,
    forms,
    patterns,
    automaton: buildAutomaton(patterns),
    hosts,
    isRegistrable,
    ownDomains,
  };
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, compiled);
  last = compiled;
  return compiled;
}

function ownDomain({ name, domain }: BrandNames): string | null {
  const own = domain ? registrableDomain(domain) : null;
  return own !== null && isNamesake(own, name) ? own : null;
}

function areSame(known: readonly BrandNames[], declared: readonly BrandNames[]): boolean {
  if (known.length !== declared.length) return false;
  for (let i = 0; i < known.length; i++) {
    const a = known[i];
    const b = declared[i];
    if (a === undefined || b === undefined || a.name !== b.name || a.domain !== b.domain) return false;
    if (a.category !== b.category) return false;
    if (a.namesakes !== b.namesakes && namesakesKey(a.namesakes) !== namesakesKey(b.namesakes)) return false;
    if (!areSameTexts(a.aliases, b.aliases) || !areSameTexts(a.products, b.products)) return false;
  }
  return true;
}

/** None at all and an empty list are the same. */
function namesakesKey(namesakes: BrandNames['namesakes'] = []): string {
  return namesakes.length === 0 ? '' : JSON.stringify(namesakes.map(({ name, words }) => [name, words]));
}

function areSameTexts(a: readonly string[] = [], b: readonly string[] = []): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
