import type { BrandNamesSnapshot } from './brand.tables.ts';

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
  return { name: companyName, domain: domainOf(companyUrl), aliases: [], products: [], competitors: [] };
}

/** True when two snapshots name the same things. */
export function sameNames(one: BrandNamesSnapshot, other: BrandNamesSnapshot): boolean {
  return canonical(one) === canonical(other);
}

function canonical(names: BrandNamesSnapshot): string {
  const { name, domain, aliases, products, competitors } = names;
  return JSON.stringify([
    name,
    domain,
    aliases,
    products,
    competitors.map((one) => [one.name, one.domain, one.aliases, one.products]),
  ]);
}
