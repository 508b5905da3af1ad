import { companyForms, companyKeyOf, groupNames } from '@answerscope/mentions';
import type { CompanyRow } from '../brand/index.ts';

export interface Registered {
  /** New companies, and those with other spellings than before. */
  changed: { key: string; forms: string[]; isNew: boolean }[];
  /** Companies that turned out to be forms of another one. */
  removed: string[];
}

/**
 * What newly found spellings make of the known companies. Forms of one name are one company, which a longer name is only
 * where the shorter one is known; a tracked company stays separate and has every spelling of its name. What is
 * found under another name or a product of a tracked company is that company. The same whatever order they were found in.
 * @param tracked keys of companies that the user declared, with the names declared: the first is what it is called
 */
export function registerNames(
  known: readonly Pick<CompanyRow, 'key' | 'forms'>[],
  tracked: ReadonlyMap<string, readonly [string, ...(readonly string[])]>,
  found: readonly string[],
): Registered {
  const before = new Map(known.map((one) => [one.key, one.forms]));
  const kept = new Map([...tracked.keys()].map((key) => [key, [...(before.get(key) ?? [])]]));
  const loose = [
    ...new Set([...known.flatMap(({ key, forms }) => (tracked.has(key) ? [] : forms)), ...found]),
  ];
  const keys = groupNames([...loose, ...[...tracked.values()].map(([name]) => name)]);
  const owners = ownersOf(tracked, keys.slice(loose.length));
  const after = new Map<string, string[]>(kept);
  for (const [index, form] of loose.entries()) {
    const group = keys[index] ?? '';
    const own = companyKeyOf(form);
    // A declared alias is looked for as long as it is declared, and no longer.
    if (group === '' || owners.others.has(own)) continue;
    const key = owners.names.get(own) ?? owners.names.get(group) ?? group;
    const forms = after.get(key) ?? [];
    forms.push(form);
    after.set(key, forms);
  }
  const changed = [...after].flatMap(([key, spellings]) => {
    const forms = companyForms(spellings);
    const was = before.get(key);
    const isSame =
      was !== undefined && was.length === forms.length && forms.every((one) => was.includes(one));
    return isSame || forms.length === 0 ? [] : [{ key, forms, isNew: was === undefined }];
  });
  const removed = known.flatMap(({ key, forms }) => (after.has(key) || forms.length === 0 ? [] : [key]));
  return { changed, removed };
}

/**
 * The tracked companies by the keys of their names, and the keys of their other names and products.
 * @param groups of the names: the known `Domino` of `Domino’s`, which reads the same mentions
 */
function ownersOf(
  tracked: ReadonlyMap<string, readonly [string, ...(readonly string[])]>,
  groups: readonly string[],
) {
  const names = new Map<string, string>();
  for (const [key, [name]] of tracked) {
    const own = companyKeyOf(name);
    if (own !== '' && !names.has(own)) names.set(own, key);
  }
  for (const [index, [key, [name]]] of [...tracked].entries()) {
    const group = groups[index] ?? '';
    if (companyKeyOf(name) === `${group}s` && !names.has(group)) names.set(group, key);
  }
  const others = [...tracked.values()].flatMap(([, ...rest]) => rest.map(companyKeyOf));
  return { names, others: new Set(others.filter((own) => !names.has(own))) };
}
