import { detectMentions, isTelling, nameKind } from '@answerscope/mentions';
import { describe, expect, it } from 'vitest';
import { nameExamples } from './name-examples.rules.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'];
const KINDS = ['word', 'place', 'person', 'short'] as const;
const textsOf = (...of: Parameters<typeof nameExamples>) => nameExamples(...of).map(({ text }) => text);
const namesakesOf = (...of: Parameters<typeof nameExamples>) =>
  nameExamples(...of).flatMap(({ namesake }) => namesake ?? []);
const of = (name: string, language = 'en', offer: string | null = null) => {
  const kind = nameKind(name);
  if (kind === null) throw new Error(`${name} speaks for itself`);
  return { name, kind, language, offer };
};
const QUESTION = 'Which companies and products are a good choice?';
const isCounted = (answer: string, name: string, namesakes = namesakesOf(of(name))) =>
  detectMentions({ answer, question: QUESTION, brand: { name, namesakes } }).mentions.length > 0;

describe('example sentences of a name', () => {
  it.each([
    ['Apple', ['An apple a day, with other fruit.', 'Apple juice or apple cake for dessert?']],
    ['Notion Inc.', [/^The notion that/, /^You need some notion of/]],
    ['Target', ['Set your target budget before you compare.', /target group/]],
    ['Ember', ['It depends on the ember of each product, not on its price.', /kind of ember/]],
    ['Kia', [/the kia of/, /kind of kia/]],
    ['Dior', [/^Dior, born in 1970, founded/, /Mr or Ms Dior/]],
    ['Paris', [/shops in Paris/, /days in Paris/]],
    ['HP', ['A boat with a 150 HP engine.', /abbreviation/]],
    ['SAP', ['The sap of a maple tree.', /abbreviation/]],
  ])('use known meanings of the name: %s', (name, expected) => {
    const [brand, ...others] = textsOf(of(name));
    expect(brand).toContain(name.replace(' Inc.', ''));
    expect(others).toHaveLength(2);
    for (const [at, text] of expected.entries()) expect(others[at]).toMatch(text);
  });

  it('are three in every language and of every kind, with words that tell', () => {
    for (const language of LANGUAGES)
      for (const kind of KINDS)
        for (const name of ['Velunda', 'HP', 'Orange']) {
          const examples = nameExamples({ name, kind, offer: null, language });
          expect(examples).toHaveLength(3);
          for (const { text, namesake } of examples) {
            expect(text.toLowerCase()).toContain(name.toLowerCase());
            expect([text, ...(namesake?.words ?? [])].join()).not.toMatch(/NAME|WORD|OFFER/);
            if (namesake) expect(isTelling({ name }, namesake), `${name}: ${namesake.words}`).toBe(true);
          }
        }
  });

  it('are in the language that is asked in', () => {
    expect(textsOf(of('Spiegel', 'de-AT'))[1]).toBe('Ein Spiegel mit Rahmen fürs Bad.');
    expect(textsOf(of('Orange', 'fr'))[2]).toBe('Le jus d’une orange fraîche.');
    expect(textsOf({ name: 'Ember', kind: 'word', language: 'fr', offer: null })[1]).toBe(
      'Quel type d’ember vous convient ?',
    );
    expect(textsOf(of('Mango', 'es'))[1]).toBe('Un zumo de mango y piña.');
  });

  it('leave out what the brand offers', () => {
    const words = namesakesOf(of('Apple', 'en', 'fruit juice')).flatMap((one) => one.words);
    expect(words).toContain('apple a day');
    expect(words).not.toContain('fruit');
  });
});

describe('what they declare', () => {
  it.each([
    'Apple',
    'Target',
    'Notion',
    'Slack',
    'Ring',
    'Orange',
    'Ember',
    'Box',
    'Dior',
    'Paris',
    'HP',
    'SAP',
  ])('keeps its own sentences from counting: %s', (name) => {
    const namesakes = namesakesOf(of(name));
    for (const text of textsOf(of(name)).slice(1))
      for (const answer of [text, text.replaceAll(name.toLowerCase(), name)])
        expect(isCounted(answer, name, namesakes), answer).toBe(false);
  });

  it.each([
    ['Apple', 'Apple has Apple Music, which plays a song with its lyrics, from any album.'],
    ['Apple', 'For a laptop, Apple offers the longest support.'],
    ['Notion', 'Write it down in Notion, whose templates are free.'],
    ['Notion', 'Your Notion workspace holds docs and tasks.'],
    ['Target', 'Target sells it for $20, with free delivery.'],
    ['Slack', 'Your team talks in Slack, and Slack integrates with most tools.'],
    ['Ring', 'The Ring Video Doorbell is easy to install.'],
    ['HP', 'HP sells printers and laptops.'],
    ['Dior', 'Dior was founded in Paris and sells perfume.'],
  ])('still counts what is said of the company: %s', (name, answer) => {
    expect(isCounted(answer, name, [])).toBe(true);
    expect(isCounted(answer, name)).toBe(true);
  });
});
