import { expect, it } from 'vitest';
import { suggestPillars, suggestQuestions } from './suggest-entries.ts';

const local = [
  { place: null, version: 2 },
  { place: 'Wien', version: 2 },
];

it('suggests questions with the templates of the profile’s language about what the profile says, with its place', () => {
  const facts = { offer: 'Buchhaltung', industry: 'Steuerberater', language: 'de', wordings: local };
  const suggested = suggestQuestions(facts, []);
  expect(suggested.map(({ text, question_category }) => [question_category, text])).toEqual([
    ['services', 'Was sind die besten Angebote für Buchhaltung?'],
    ['location', 'Was sind die besten Angebote für Buchhaltung in Wien?'],
    ['industry', 'Was sind die besten Angebote für Steuerberater?'],
    ['location', 'Was sind die besten Angebote für Steuerberater in Wien?'],
  ]);
  expect(suggested[0]?.from).toBe('From what you offer');
});

it('suggests no question about what the profile does not say, nor one that is there or too long', () => {
  const facts = { offer: 'tea', industry: 'TEA', language: 'en', wordings: [] };
  const [one, ...more] = suggestQuestions(facts, []);
  expect(one?.text).toBe('What are the best options for tea?');
  expect(more).toEqual([]);
  expect(suggestQuestions(facts, [{ question_text: one?.text.toUpperCase() ?? '' }])).toEqual([]);
  const nothing = { offer: null, industry: ' ', language: 'en', wordings: local };
  expect(suggestQuestions(nothing, [])).toEqual([]);
  const long = { ...facts, offer: 'x'.repeat(300), industry: null };
  expect(suggestQuestions(long, [])).toEqual([]);
});

it('suggests pillars that are sentences of the brand profile, word for word, each once', () => {
  const brand = {
    unique_value_proposition:
      'Books in a day. Advice from readers, e.g. for children!\n- Fair prices\nQuality',
    competitive_differentiation: 'BOOKS IN A DAY.',
    brand_mission: null,
    brand_vision: 'A bookshop in every town',
  };
  expect(suggestPillars(brand, 'en', ['fair prices'])).toEqual([
    { text: 'Books in a day.', from: 'From your unique value proposition' },
    { text: 'Advice from readers, e.g. for children!', from: 'From your unique value proposition' },
    { text: 'A bookshop in every town', from: 'From your vision' },
  ]);
  expect(suggestPillars(null, 'en', [])).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => `Promise number ${at}.`).join(' ');
  expect(suggestPillars({ ...brand, unique_value_proposition: many }, 'en', [])).toHaveLength(6);
});
