import { getDomain, parse } from 'tldts';

const WITH_PRIVATE = { allowPrivateDomains: true };

/** Whether a host name ends in a registered public suffix (node.js does not, zillow.com does). */
export function isRegistrableHost(host: string): boolean {
  const parsed = parse(host);
  return parsed.isIcann === true && parsed.domain !== null;
}

/** Suffixes of countries that companies of every country register under, as they do under com. */
const WORLDWIDE = new Set('ac ai am cc co fm gg im io is it la ly me nu sh so st to tv vc ws'.split(' '));

/**
 * Whether a registrable domain is another one's sibling in some country: ikea.de and ikea.co.uk beside ikea.com. The
 * label is the same, and one of the two suffixes, or both, are a country's own; delta.io is none of delta.com.
 */
export function isNationalSibling(domain: string, declared: string): boolean {
  const label = domain.slice(0, domain.indexOf('.'));
  if (label === '' || !declared.startsWith(`${label}.`) || domain === declared) return false;
  return isNational(domain.slice(label.length + 1)) && isCompanys(declared.slice(label.length + 1));
}

/** Whether an address is on the registrable domain or on a sibling of it in some country. */
export function isOwnAddress(url: string, declared: string): boolean {
  if (!url.includes(declared.slice(0, declared.indexOf('.') + 1))) return false;
  const domain = registrableDomain(url);
  return domain !== null && (domain === declared || isNationalSibling(domain, declared));
}

function isNational(suffix: string): boolean {
  return /^(?:(?:com?|ltd|plc|gmbh)\.)?[a-z]{2}$/.test(suffix) && !WORLDWIDE.has(suffix);
}

/** The suffix of a company's main address: com, or a country's. */
function isCompanys(suffix: string): boolean {
  return suffix === 'com' || isNational(suffix);
}

/**
 * Registrable domain (example.co.uk) of a URL or host, by the public suffix list with its private section: on
 * github.io or myshopify.com every name below is somebody else's. Null for an address without one.
 */
export function registrableDomain(urlOrHost: string): string | null {
  return getDomain(urlOrHost, WITH_PRIVATE);
}
