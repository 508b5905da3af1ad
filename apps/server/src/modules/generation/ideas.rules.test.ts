import { expect, it } from 'vitest';
import type { KeywordIdea } from './generation.tables.ts';
import { type CompanyFacts, companyKey, keepable, toldFacts } from './ideas.rules.ts';

const idea = (keyword: string, topic: string | null = 'Prices'): KeywordIdea => ({
  keyword,
  topic,
  search_intent: 'commercial',
});
const FACTS: CompanyFacts = {
  name: 'Bäckerei Strudl',
  url: 'https://strudl.example',
  servesLocal: false,
  profile: {
    language: 'de',
    country: 'AT',
    city: 'Wien',
    state: null,
    seed_keyword: 'Sauerteigbrot',
    business_category: null,
    business_subcategory: null,
  },
};

it('keeps what is a keyword, once, not listed yet and not branded, and at most as many as a batch holds', () => {
  const isBranded = (keyword: string) => keyword.includes('Strudl');
  const kept = keepable(
    [
      idea(' Brot   online '),
      idea('brot online'),
      idea('see https://example.com'),
      idea('Brot von Strudl'),
      idea('Listed Already'),
      idea('Brot & Kuchen', 'x'.repeat(150)),
    ],
    { taken: new Set(['listed already']), isBranded },
  );
  expect(kept).toEqual([
    { keyword: 'Brot online', text_key: 'brot online', topic: 'Prices', search_intent: 'commercial' },
    { keyword: 'Brot & Kuchen', text_key: 'brot & kuchen', topic: null, search_intent: 'commercial' },
  ]);
  const many = Array.from({ length: 40 }, (_, at) => idea(`keyword ${at}`));
  expect(keepable(many, { taken: new Set(), isBranded }).map(({ keyword }) => keyword)).toEqual(
    many.slice(0, 25).map(({ keyword }) => keyword),
  );
});

it('tells what is known of the company, and of its place only where it serves people there', () => {
  expect(toldFacts(FACTS)).toBe(
    'Company: Bäckerei Strudl\nWebsite: https://strudl.example\nWhat it offers: Sauerteigbrot\nCountry: Austria (AT)\nLanguage: German (de)',
  );
  const local = toldFacts({ ...FACTS, servesLocal: true });
  expect(local).toContain('Serves people on the spot: yes\nPlace: Wien\n');
});

it('has one key for a company as long as nothing changes that the ideas depend on', () => {
  const key = companyKey(FACTS);
  expect(companyKey({ ...FACTS, name: 'bäckerei strudl' })).toBe(key);
  const moved = { ...FACTS, profile: { ...FACTS.profile, city: 'Graz' } };
  expect(companyKey(moved)).toBe(key);
  expect(companyKey({ ...moved, servesLocal: true })).not.toBe(companyKey({ ...FACTS, servesLocal: true }));
  for (const other of [
    { ...FACTS, name: 'Strudl' },
    { ...FACTS, url: null },
    { ...FACTS, profile: { ...FACTS.profile, language: 'en' } },
    { ...FACTS, profile: { ...FACTS.profile, country: 'DE' } },
    { ...FACTS, profile: { ...FACTS.profile, seed_keyword: null } },
  ])
    expect(companyKey(other)).not.toBe(key);
});
