import { getDomain, parse } from 'tldts';

const WITH_PRIVATE = { allowPrivateDomains: true };

export function isRegistrableHost(host: string): boolean {
  const parsed = parse(host);
  return parsed.isIcann === true && parsed.domain !== null;
}

const WORLDWIDE = new Set('ac ai am cc co fm gg im io is it la ly me nu sh so st to tv vc ws'.split(' '));

export function isNationalSibling(domain: string, declared: string): boolean {
  const label = domain.slice(0, domain.indexOf('.'));
  if (label === '' || !declared.startsWith(`${label}.`) || domain === declared) return false;
  return isNational(domain.slice(label.length + 1)) && isCompanys(declared.slice(label.length + 1));
}

export function isOwnAddress(url: string, declared: string): boolean {
  if (!url.includes(declared.slice(0, declared.indexOf('.') + 1))) return false;
  const domain = registrableDomain(url);
  return domain !== null && (domain === declared || isNationalSibling(domain, declared));
}

function isNational(suffix: string): boolean {
  return /^(?:(?:com?|ltd|plc|gmbh)\.)?[a-z]{2}$/.test(suffix) && !WORLDWIDE.has(suffix);
}

function isCompanys(suffix: string): boolean {
  return suffix === 'com' || isNational(suffix);
}

export function registrableDomain(urlOrHost: string): string | null {
  return getDomain(urlOrHost, WITH_PRIVATE);
}
