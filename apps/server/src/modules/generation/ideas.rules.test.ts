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
    { ...FACTS, profile: { ...FACTS.profile, seed_keyword: null } },
  ])
    expect(companyKey(other)).not.toBe(key);
});

it.each([
  ['nobody was asked', [], 0],
  ['the last one gave keywords a minute ago', [[1, false]], 4],
  [
    'one is under way since a moment, and one failed after it',
    [
      [0, true],
      [1, false],
    ],
    4,
  ],
  [
    'two gave nothing',
    [
      [1, true],
      [2, true],
    ],
    0,
  ],
  [
    'three gave nothing, the first of them four minutes ago',
    [
      [1, true],
      [2, true],
      [4, true],
    ],
    1,
  ],
  [
    'four gave nothing',
    [
      [0, true],
      [1, true],
      [2, true],
      [4, true],
    ],
    3,
  ],
] as const)('when %s, the next generation waits accordingly', (_, askings, minutes) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const ago = askings.map(([at, gaveNothing]) => ({
    asked_at: new Date(now.getTime() - at * 60_000),
    gaveNothing,
  }));
  expect(pauseMs(ago, now)).toBe(minutes * 60_000);
});
