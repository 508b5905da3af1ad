import { nameKey } from '@answerscope/contract';
import { companyForms, companyKeyOf, foldCompact } from '@answerscope/mentions';
import { domainOf } from './brand.rules.ts';
import type { CompanyNames, companies } from './companies.tables.ts';
import type { CompetitorRow } from './competitors.queries.ts';

export type CompanyRow = typeof companies.$inferSelect;

type Declared = Pick<CompetitorRow, 'competitor_name' | 'competitor_url' | 'aliases' | 'products'>;

/** The key of a competitor's company: made of its name, or a unique one where another competitor has that key. */
export function companyKeyFor(competitorName: string, others: readonly (string | null)[]): string {
  const own = nameKey(competitorName);
  const isFree = (key: string) => key !== '' && !others.includes(key);
  return [companyKeyOf(competitorName), own].find(isFree) ?? `=${own}`;
}

/** What is looked for of a company: what was found and what its user declared, each spelling once. */
export function namesToRead(forms: readonly string[], declared: Declared | null): CompanyNames {
  if (declared === null) {
    const [name = '', ...aliases] = companyForms(forms);
    return { name, domain: null, aliases, products: [] };
  }
  const { competitor_name: name, competitor_url, products } = declared;
  const all = companyForms([...forms, name, ...declared.aliases]);
  return { name, domain: domainOf(competitor_url), aliases: all.filter((one) => one !== name), products };
}

/** True when two sets of names are read alike: which of its spellings is the name makes no difference to who is meant. */
export function areReadAlike(one: CompanyNames, other: CompanyNames): boolean {
  const setOf = ({ name, aliases, domain, products }: CompanyNames) =>
    JSON.stringify([companyForms([name, ...aliases]), domain, products.toSorted()]);
  return setOf(one) === setOf(other);
}

/** Whether a part of any of a company's names is written so, whatever capitals, accents, apostrophes and spaces. */
export function isCalled(
  { name, forms, names }: Pick<CompanyRow, 'name' | 'forms' | 'names'>,
  part: string,
): boolean {
  const letters = foldCompact(part);
  if (letters === '') return name.includes(part);
  const all = [name, ...forms, names.name, ...names.aliases, ...names.products];
  return all.some((one) => foldCompact(one).includes(letters));
}

/** What changes of a company when it is looked for by these names from now on; nothing where they are read alike. */
export function searchedBy(
  company: CompanyRow,
  names: CompanyNames,
): Pick<CompanyRow, 'names' | 'cursor' | 'is_searched' | 'counted_at'> {
  const { cursor, is_searched, counted_at } = company;
  if (areReadAlike(company.names, names)) return { names: company.names, cursor, is_searched, counted_at };
  return { names, cursor: null, is_searched: false, counted_at };
}
