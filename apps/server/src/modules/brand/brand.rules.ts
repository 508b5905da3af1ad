import { nameKey } from '@answerscope/contract';
import type { BrandNamesSnapshot } from './brand.tables.ts';
import * as messages from './messages.ts';

/** The host of a company's address without 'www.', or null. */
export function domainOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return (
    new URL(url).hostname
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.$/, '') || null
  );
}

/** The names that are known when only the company's name and address are. */
export function namesOfCompany(companyName: string, companyUrl: string | null): BrandNamesSnapshot {
  return {
    name: companyName,
    domain: domainOf(companyUrl),
    aliases: [],
    products: [],
    category: null,
    competitors: [],
  };
}

interface NamesOfCompetitor {
  competitor_name: string;
  competitor_url: string | null;
  aliases: string[];
  products: string[];
}

/**
 * Everything answers are judged by. A competitor of the brand's own name is left out: the profile's company may have
 * been renamed to one, and nobody competes with oneself.
 */
export function composeNames(known: {
  companyName: string;
  companyUrl: string | null;
  brand: { aliases: string[]; products: string[]; category: string | null };
  namesakes: readonly { name: string; words: string[] }[];
  competitors: NamesOfCompetitor[];
}): BrandNamesSnapshot {
  const ownKey = nameKey(known.companyName);
  const namesakes = known.namesakes.map(({ name, words }) => ({ name, words }));
  return {
    ...namesOfCompany(known.companyName, known.companyUrl),
    aliases: known.brand.aliases,
    products: known.brand.products,
    category: known.brand.category,
    ...(namesakes.length > 0 && { namesakes }),
    competitors: known.competitors
      .filter(({ competitor_name }) => nameKey(competitor_name) !== ownKey)
      .map(({ competitor_name, competitor_url, aliases, products }) => ({
        name: competitor_name,
        domain: domainOf(competitor_url),
        aliases,
        products,
      })),
  };
}

/** Names of one company, to be compared with those of the others. */
export interface OwnedNames {
  owner: string;
  names: string[];
  domain: string | null;
}

/**
 * What stands in the way of giving a company these names: per field, names that another company has already, since an
 * answer could then not be said to name one of them. Empty when nothing does.
 */
export function takenNames(fields: Record<string, string[]>, others: OwnedNames[]): Record<string, string[]> {
  const owners = new Map(others.flatMap(({ owner, names }) => names.map((name) => [nameKey(name), owner])));
  const taken: Record<string, string[]> = {};
  for (const [field, names] of Object.entries(fields)) {
    const refusals = names.flatMap((name) => {
      const owner = owners.get(nameKey(name));
      return owner === undefined ? [] : [messages.nameTaken({ name, owner })];
    });
    if (refusals.length > 0) taken[field] = refusals;
  }
  return taken;
}

/** True when two snapshots name the same things. */
export function sameNames(one: BrandNamesSnapshot, other: BrandNamesSnapshot): boolean {
  return canonical(one) === canonical(other);
}

function canonical(names: BrandNamesSnapshot): string {
  const { name, domain, aliases, products, category = null, namesakes = [], competitors } = names;
  return JSON.stringify([
    name,
    domain,
    aliases,
    products,
    category,
    namesakes.map((one) => [one.name, one.words]),
    competitors.map((one) => [one.name, one.domain, one.aliases, one.products]),
  ]);
}
