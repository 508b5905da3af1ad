import { expect, test } from 'vitest';
import { composeValue } from './compose-value.ts';

const schema = {
  type: 'object',
  properties: {
    ideas: {
      type: 'array',
      minItems: 8,
      maxItems: 8,
      items: { $ref: '#/$defs/idea' },
    },
    verdict: { enum: ['yes', 'no'] },
    note: { anyOf: [{ type: 'null' }, { type: 'string', description: 'Short. maxLength: 12' }] },
    share: { type: 'number', minimum: 0.2, maximum: 0.4 },
    count: { type: 'integer', minimum: 3, maximum: 4 },
    sure: { type: 'boolean' },
  },
  $defs: { idea: { type: 'object', properties: { keyword: { type: 'string' } } } },
};

test('a value has the asked form, speaks of the subject and does not repeat its ideas', () => {
  const value = composeValue({ seed: 's', prompt: 'Keywords for a bakery in Freiburg', schema }) as {
    ideas: { keyword: string }[];
    note: string;
    share: number;
    count: number;
  };
  const keywords = value.ideas.map(({ keyword }) => keyword);
  expect(new Set(keywords).size).toBe(8);
  expect(keywords.every((keyword) => keyword.includes('bakeries'))).toBe(true);
  expect(value.note.length).toBeLessThanOrEqual(12);
  expect(value.share).toBeGreaterThanOrEqual(0.2);
  expect([3, 4]).toContain(value.count);
  expect(value).toEqual(composeValue({ seed: 's', prompt: 'Keywords for a bakery in Freiburg', schema }));
});

test('keywords for a company have its language, its offer and its place, and are all different', () => {
  const item = {
    type: 'object',
    properties: { keyword: { type: 'string' }, topic: { type: 'string' }, search_intent: { type: 'string' } },
  };
  const schema = { type: 'object', properties: { keywords: { type: 'array', items: item } } };
  const ideasFor = (prompt: string) =>
    (
      composeValue({ seed: 's', prompt, schema }) as {
        keywords: { keyword: string; topic: string; search_intent: string }[];
      }
    ).keywords;
  const texts = (prompt: string) => ideasFor(prompt).map(({ keyword }) => keyword);
  const bakery = texts('Company: Bäckerei Strudl\nPlace: Wien\nLanguage: German (de)');
  expect(bakery).toContain('beste Bäckereien in Wien');
  expect(new Set(bakery).size).toBe(28);
  expect(texts('Company: X\nWhat it offers: pâtisserie\nLanguage: French (fr)')).toContain('avis pâtisserie');
  expect(texts('Company: X\nLanguage: Spanish (es)')).toContain('cómo elegir proveedores de servicios');
  const english = ideasFor('Company: X\nWhat it offers: tea\nLanguage: English (en)');
  expect(new Set(english.map(({ search_intent }) => search_intent)).size).toBe(5);
  expect(english.every(({ keyword }) => !/[{}]/.test(keyword))).toBe(true);
});

test('topics for a company have its language, its place and its competitor, and others come before known ones', () => {
  const item = {
    type: 'object',
    properties: { topic: { type: 'string' }, questions: { type: 'array', items: { type: 'string' } } },
  };
  const schema = { type: 'object', properties: { topics: { type: 'array', items: item } } };
  const topicsFor = (prompt: string) =>
    (composeValue({ seed: 's', prompt, schema }) as { topics: { topic: string; questions: string[] }[] })
      .topics;
  const told = 'Company: X\nWhat it offers: Bäckereien\nPlace: Wien\nLanguage: German (de)';
  const bakery = topicsFor(`${told}\nCompetitor: Ostwind`);
  expect(bakery).toHaveLength(4);
  for (const { questions } of bakery) {
    expect(questions).toHaveLength(4);
    expect(questions[1]).toContain('Bäckereien in Wien');
    expect(questions[3]).toContain('Ostwind');
    expect(questions.join()).not.toMatch(/[{}]/);
  }
  expect(topicsFor(told).every(({ questions }) => questions.length === 3)).toBe(true);
  const known = bakery.map(({ topic }) => topic);
  const others = topicsFor(`${told}\nGive others than these: ${known.join('; ')}`);
  expect(others.slice(0, 2).some(({ topic }) => known.includes(topic))).toBe(false);
});

test('a doubtful name gets one decision, with a quotation that stands in its piece', () => {
  const item = {
    type: 'object',
    properties: { decision: { type: 'string' }, other: { type: 'string' }, quote: { type: 'string' } },
  };
  const schema = { type: 'object', properties: { places: { type: 'array', items: item } } };
  const text = `First line.\n${'Many words stand here. '.repeat(30)}⟦Northwind⟧ is praised for its support.`;
  const prompt = JSON.stringify({ places: [{ text }, { text: '⟦Northwind⟧' }] });
  const { places } = composeValue({ seed: 's', prompt, schema }) as {
    places: { decision: string; quote: string }[];
  };
  expect(places).toHaveLength(2);
  const plain = text.replace(/[⟦⟧]/g, '');
  expect(plain).toContain(places[0]?.quote);
  expect(places[0]?.quote).toMatch(/Northwind is praised/);
  expect(places[0]?.quote.length).toBeLessThan(400);
  expect(places[1]?.quote).toBe('Northwind');
});
