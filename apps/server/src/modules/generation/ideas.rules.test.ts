import { expect, it } from 'vitest';
import type { KeywordIdea } from './generation.tables.ts';
import { type CompanyFacts, companyKey, describeFacts, keepable, pauseMs } from './ideas.rules.ts';

const idea = (keyword: string, topic: string | null = 'Prices'): KeywordIdea => ({
  keyword,
  topic,
  search_intent: 'commercial',
});
const FACTS: CompanyFacts = {
  name: 'Bäckerei Strudl',
  url: 'https://strudl.example',
  servesLocal: false,
  offers: 'Sauerteigbrot',
  profile: {
    language: 'de',
    country: 'AT',
    city: 'Wien',
    state: null,
    business_category: null,
    business_subcategory: null,
  },
};

it('is fit when it is a keyword, said once, and not branded', () => {
  const fit = keepable(
    [
      idea(' Brot   online '),
      idea('brot online'),
      idea('see https://example.com'),
      idea('Brot von Strudl'),
      idea('Brot & Kuchen', 'x'.repeat(150)),
    ],
    (keyword) => keyword.includes('Strudl'),
  );
  expect(fit).toEqual([
    { keyword: 'Brot online', text_key: 'brot online', topic: 'Prices', search_intent: 'commercial' },
    { keyword: 'Brot & Kuchen', text_key: 'brot & kuchen', topic: null, search_intent: 'commercial' },
  ]);
});

it('tells what is known of the company, and of its place only where it serves people there', () => {
  expect(describeFacts(FACTS)).toBe(
    'Company: Bäckerei Strudl\nWebsite: https://strudl.example\nWhat it offers: Sauerteigbrot\nCountry: Austria (AT)\nLanguage: German (de)',
  );
  const local = describeFacts({ ...FACTS, servesLocal: true });
  expect(describeFacts(FACTS, [idea('Brot online'), idea('Brot & Kuchen')])).toMatch(
    /\nGive others than these: Brot online; Brot & Kuchen$/,
  );
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
    { ...FACTS, offers: null },
  ])
    expect(companyKey(other)).not.toBe(key);
});

it.each([
  ['nobody was asked', null, 0],
  ['somebody was asked this moment', 0, 5],
  ['somebody was asked four minutes ago', 4, 1],
  ['somebody was asked five minutes ago', 5, 0],
  ['somebody was asked an hour ago', 60, 0],
] as const)('when %s, the next generation waits accordingly', (_, ago, minutes) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const last = ago === null ? null : new Date(now.getTime() - ago * 60_000);
  expect(pauseMs(last, now)).toBe(minutes * 60_000);
});
