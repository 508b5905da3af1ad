import type { CompiledNames } from '../names/compile-names.ts';
import { isNationalSibling, registrableDomain } from '../text/urls.ts';
import type { Citation } from '../types.ts';

const BRAND = 0;
const HOST = /^https:\/\/(?:[^/?@]*@)?([^/?:]+)/;

function belongsTo(
  page: { host: string; domain: string | null },
  names: CompiledNames,
  brand: number,
): boolean {
  const host = names.hosts[brand] ?? null;
  if (host === null) return false;
  if (
    page.host.endsWith(host) &&
    (page.host.length === host.length || page.host.at(-host.length - 1) === '.')
  )
    return true;
  if (page.domain === null || names.isRegistrable[brand] !== true) return false;
  return page.domain === host || isNationalSibling(page.domain, host);
}

function ownerOf(page: { host: string; domain: string | null }, names: CompiledNames): number {
  for (let brand = BRAND; brand < names.hosts.length; brand++)
    if (belongsTo(page, names, brand)) return brand;
  return -1;
}

interface Site {
  host: string;
  domain: string | null;
  owner: number;
}

const MAX_DOMAINS = 1000;
const domains = new Map<string, string | null>();

function domainOf(url: string, host: string): string | null {
  const known = domains.get(host);
  if (known !== undefined) return known;
  const domain = registrableDomain(url);
  if (domains.size >= MAX_DOMAINS) domains.clear();
  if (host !== '') domains.set(host, domain);
  return domain;
}

function siteOf(url: string, host: string, names: CompiledNames): Site {
  const domain = domainOf(url, host);
  return { host, domain, owner: ownerOf({ host, domain }, names) };
}

export function listCitations(urls: readonly string[], names: CompiledNames): Citation[] {
  const citations = new Map<string, Citation>();
  let site: Site = { host: '', domain: null, owner: -1 };
  for (const url of urls) {
    if (citations.has(url)) continue;
    const host = HOST.exec(url)?.[1] ?? '';
    if (site.host !== host || host === '') site = siteOf(url, host, names);
    const { domain, owner } = site;
    citations.set(url, {
      url,
      domain,
      kind: owner === BRAND ? 'own' : owner > BRAND ? 'competitor' : 'third_party',
      competitor: owner > BRAND ? (names.brands[owner]?.name ?? null) : null,
    });
  }
  return [...citations.values()];
}
