/** Where a company has said what it offers. */
export interface OfferFacts {
  /** Of its profile. */
  seed_keyword: string | null;
  /** What its brand is: 'accounting software'. */
  category: string | null;
  /** Of its brand profile. */
  industry: string | null;
}

/** What a company offers, in its own words: the first that it gave, or null. One place is enough. */
export function offerOf({ seed_keyword, category, industry }: OfferFacts): string | null {
  return [seed_keyword, category, industry].map((text) => text?.trim()).find(Boolean) ?? null;
}
