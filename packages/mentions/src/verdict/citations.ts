import { declaredHost } from '../names/name-forms.ts';
import { normalizeUrl, registrableDomain } from '../text/urls.ts';
import type { BrandNames, Citation } from '../types.ts';

interface CitationInput {
  urls: readonly string[];
  brand: BrandNames;
  competitors: readonly BrandNames[];
}

/** Whether a host is the declared one or below it (docs.notion.so for notion.so). */
function belongsTo(url: string, names: BrandNames): boolean {
  const own = declaredHost(names.domain);
  if (own === null || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    hostname === own ||
    hostname.endsWith(`.${own}`) ||
    (registrableDomain(own) === own && registrableDomain(url) === own)
  );
}

/** The pages the answer leads to, each normalised URL once, in order of appearance. */
export function listCitations(input: CitationInput): Citation[] {
  const citations = new Map<string, Citation>();
  for (const raw of input.urls) {
    const url = normalizeUrl(raw);
    if (url === null || citations.has(url)) continue;
    const competitor = input.competitors.find((names) => belongsTo(url, names)) ?? null;
    const own = belongsTo(url, input.brand);
    citations.set(url, {
      url,
      domain: registrableDomain(url),
      kind: own ? 'own' : competitor ? 'competitor' : 'third_party',
      competitor: own ? null : (competitor?.name ?? null),
    });
  }
  return [...citations.values()];
}
