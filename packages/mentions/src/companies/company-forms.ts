import { foldCompact } from '../text/fold.ts';
import { groupNames } from '../undeclared/group-names.ts';
import { keyWords, nameKeyOf } from '../undeclared/name-key.ts';

/** A company is looked for by so many spellings at most. */
const FORMS_MAX = 20;

/** What makes two spellings one company where no shorter name of it is known; empty for what holds no letter. */
export function companyKeyOf(name: string): string {
  return groupNames([name])[0] ?? '';
}

/**
 * The spellings a company is looked for by: those found, without what a shorter one reads as well (`HubSpot CRM` beside
 * `HubSpot`, another case). The same whatever the order they were found in.
 */
export function companyForms(spellings: readonly string[]): string[] {
  const sorted = [...new Set(spellings)].toSorted((x, y) => x.length - y.length || (x < y ? -1 : 1));
  const kept: { form: string; letters: string; key: string }[] = [];
  for (const form of sorted) {
    const letters = foldCompact(form);
    const key = nameKeyOf(keyWords(form));
    const isRead = kept.some((one) => one.key === key && letters.startsWith(one.letters));
    if (letters !== '' && !isRead) kept.push({ form, letters, key });
  }
  return kept.slice(0, FORMS_MAX).map(({ form }) => form);
}
