import { expect, it } from 'vitest';
import { sourcesInWords } from './sources-in-words.ts';

const site = {
  domain: 'guide.example',
  icon_url: null,
  before: null,
  kind: 'third_party' as const,
  answers: 44,
  of: 224,
  without_you: 40,
  addresses: 3,
  channels: [],
  companies: [],
};

it('the first line says which site is cited most, and of a part of the list how many answers cite one', () => {
  const found = { answers: 224, citing: 100, items: [site], has_reports: true };
  expect(sourcesInWords(found, {})).toBe('20% of answers cite guide.example, the most cited site');
  expect(sourcesInWords(found, { kind: 'own' })).toBe('100 of 224 answers cite a site');
  const none = { answers: 0, citing: 0, items: [], has_reports: true };
  expect(sourcesInWords({ ...none, answers: 9, citing: 1 }, {})).toBe('1 of 9 answers cites a site');
  expect(sourcesInWords(none, {})).toBe('No answers in these days');
  expect(sourcesInWords({ ...none, has_reports: false }, {})).toBe(
    'See which sites answers cite after your first check',
  );
});
