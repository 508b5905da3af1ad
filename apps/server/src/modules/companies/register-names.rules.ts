import { companyForms, groupNames } from '@answerscope/mentions';
import type { CompanyRow } from '../brand/index.ts';

export interface Registered {
  /** New companies, and those with other spellings than before. */
  changed: { key: string; forms: string[]; isNew: boolean }[];
  /** Companies that turned out to be forms of another one. */
  removed: string[];
}

/**
 * What newly found spellings make of the known companies. Forms of one name are one company, which a longer name is only
 * where the shorter one is known; a tracked company stays one of its own. The same whatever order they were found in.
 * @param tracked keys of companies that the user declared, with the names declared
 */
export function registerNames(
  known: readonly Pick<CompanyRow, 'key' | 'forms'>[],
  tracked: ReadonlyMap<string, string>,
  found: readonly string[],
): Registered {
  const before = new Map(known.map((one) => [one.key, one.forms]));
  const kept = new Map([...tracked.keys()].map((key) => [key, [...(before.get(key) ?? [])]]));
  const loose = [
    ...new Set([...known.flatMap(({ key, forms }) => (tracked.has(key) ? [] : forms)), ...found]),
  ];
  // A tracked name groups with the others under its own key, whatever a shorter one of theirs would make of it.
  const keys = groupNames([...loose, ...tracked.values()]);
  const after = new Map<string, string[]>(kept);
  for (const [index, form] of loose.entries()) {
    const key = keys[index] ?? '';
    if (key === '') continue;
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
