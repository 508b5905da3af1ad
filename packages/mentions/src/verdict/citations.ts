import { declaredHost } from '../names/name-forms.ts';
import { normalizeUrl, registrableDomain } from '../text/urls.ts';
import type { BrandNames, Citation } from '../types.ts';

interface CitationInput {
  urls: readonly string[];
  brand: BrandNames;
  competitors: readonly BrandNames[];
}

/** Whether a host is the declared one or below it (docs.notion.so for notion.so). */
function belongsTo(page: { hostname: string; domain: string | null }, own: OwnHost): boolean {
  if (page.hostname === own.host || page.hostname.endsWith(`.${own.host}`)) return true;
  return own.registrable && page.domain === own.host;
}

interface OwnHost {
  host: string;
  registrable: boolean;
}

function ownHost(names: BrandNames): OwnHost | null {
  const host = declaredHost(names.domain);
  return host === null ? null : { host, registrable: registrableDomain(host) === host };
}

/** The pages the answer leads to, each normalised URL once, in order of appearance. */
export function listCitations(input: CitationInput): Citation[] {
  const citations = new Map<string, Citation>();
  if (input.urls.length === 0) return [];
  const brandHost = ownHost(input.brand);
  const hosts = input.competitors.map(ownHost);
  for (const raw of input.urls) {
    const url = normalizeUrl(raw);
    if (url === null || citations.has(url)) continue;
    const page = { hostname: URL.parse(url)?.hostname ?? '', domain: registrableDomain(url) };
    const own = brandHost !== null && belongsTo(page, brandHost);
    const owner = hosts.findIndex((host) => host !== null && belongsTo(page, host));
    const competitor = input.competitors[owner] ?? null;
    citations.set(url, {
      url,
      domain: page.domain,
      kind: own ? 'own' : competitor ? 'competitor' : 'third_party',
      competitor: own ? null : (competitor?.name ?? null),
    });
  }
  return [...citations.values()];
}
