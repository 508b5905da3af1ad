import { describe, expect, test } from 'vitest';
import { hashOf } from '../random.ts';
import { namingProbability } from './choose-brands.ts';
import { type ComposeInput, composeAnswer } from './compose-answer.ts';
import { FIELDS, GENERAL_BRANDS } from './fields.ts';
import { languageOf } from './language.ts';
import { findField, readSubject } from './subject.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-08-22T10:00:00Z');
const BAKERY = 'What are the best options for bakery in Freiburg? Recommend specific companies or products.';

function compose(changes: Partial<ComposeInput> = {}) {
  return composeAnswer({
    seed: 's',
    channel: 'openai',
    question: BAKERY,
    at: START,
    repetition: 0,
    search: true,
    tracked: [],
    courses: [],
    ...changes,
  });
}

function textOf(answer: ReturnType<typeof compose>): string {
  return answer.passages.map(({ text }) => text).join('');
}

function later(days: number): Date {
  return new Date(START.getTime() + days * DAY_MS);
}

describe('an answer', () => {
  test('is the same for the same seed, channel, question, day and repetition', () => {
    expect(compose({ at: new Date('2026-08-22T23:00:00Z') })).toEqual(compose());
    for (const change of [{ seed: 't' }, { channel: 'claude' }, { at: later(1) }, { repetition: 1 }]) {
      expect(compose(change)).not.toEqual(compose());
    }
  });

  test('comes in every kind, and refusals are the rarest', () => {
    const counts = new Map<string, number>();
    for (let repetition = 0; repetition < 600; repetition += 1) {
      const { kind } = compose({ repetition });
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([
      'comparison',
      'denial',
      'list',
      'prose',
      'refusal',
      'table',
    ]);
    expect(Math.min(...counts.values())).toBe(counts.get('refusal'));
    expect(counts.get('refusal')).toBeLessThan(20);
  });

  test('names companies of the asked field, and always some of a fixed few for an unknown one', () => {
    const bakeries = FIELDS.find(({ id }) => id === 'bakery')?.brands ?? [];
    for (let repetition = 0; repetition < 40; repetition += 1) {
      const answer = compose({ repetition });
      if (answer.kind === 'refusal' || answer.kind === 'denial') continue;
      expect(bakeries.some((name) => textOf(answer).includes(name))).toBe(true);
      const unknown = textOf(compose({ repetition, question: 'Best options for drone rental?' }));
      const known = FIELDS.flatMap(({ brands }) => brands).filter((name) => unknown.includes(name));
      expect(known).toEqual([]);
    }
    const general = textOf(compose({ question: 'Best options for drone rental?' }));
    expect(GENERAL_BRANDS.some((name) => general.includes(name))).toBe(true);
  });

  test('leaves no placeholder and no empty statement, in any language and kind', () => {
    const questions = [
      BAKERY,
      'Welche Bäckerei in Ulm?',
      'Quel avocat à Paris ?',
      '¿Qué gimnasio en Cádiz?',
      'x',
    ];
    for (const question of questions) {
      for (let repetition = 0; repetition < 120; repetition += 1) {
        const text = textOf(compose({ question, repetition, tracked: [{ name: 'Foo & Söhne' }] }));
        expect(text).not.toMatch(/[{}]|undefined|\*\*\*\*| {2}/);
        expect(text.length).toBeGreaterThan(20);
      }
    }
  });

  test('cites only pages it found, and none without a search', () => {
    for (let repetition = 0; repetition < 60; repetition += 1) {
      const found = compose({ repetition });
      const cites = found.passages.flatMap((passage) => passage.cites);
      expect(cites.every((cite) => found.sources[cite] !== undefined)).toBe(true);
      for (const { url } of found.sources) expect(new URL(url).hostname).toMatch(/\.example$/);
      const unsearched = compose({ repetition, search: false });
      expect(unsearched).toMatchObject({ sources: [], queries: [] });
      expect(unsearched.passages.flatMap((passage) => passage.cites)).toEqual([]);
    }
  });

  test('names a company that is tracked for one question in answers to that question only', () => {
    const tracked = [{ name: 'Käsekönig', question: BAKERY }];
    const naming = (question: string) =>
      Array.from({ length: 40 }, (_, repetition) =>
        textOf(compose({ repetition, question, tracked })).includes('Käsekönig'),
      );
    expect(new Set(naming(BAKERY))).toEqual(new Set([true, false]));
    expect(naming(BAKERY.toUpperCase())).toContain(true);
    expect(naming(`${BAKERY} And why?`)).not.toContain(true);
  });

  test('to a question about a tracked company speaks of it, and sometimes does not know it', () => {
    const texts = Array.from({ length: 40 }, (_, repetition) =>
      textOf(compose({ repetition, question: 'Is Acme Brot any good?', tracked: [{ name: 'Acme Brot' }] })),
    );
    expect(texts.every((text) => text.includes('Acme Brot'))).toBe(true);
    const unknowing = texts.filter((text) => /could not find|not familiar/.test(text)).length;
    expect(unknowing).toBeGreaterThan(2);
    expect(unknowing).toBeLessThan(25);
  });
});

describe('a tracked company', () => {
  const tracked = [{ name: 'Käsekönig' }];
  const chance = (day: number, question = BAKERY) =>
    namingProbability({
      seed: 's',
      channel: 'openai',
      question,
      at: later(day),
      courses: [],
      brand: 'Käsekönig',
    });

  test('is named about as often as its standing says', () => {
    let named = 0;
    let expected = 0;
    for (let day = 0; day < 400; day += 1) {
      const answer = compose({ at: later(day), tracked });
      if (answer.kind === 'refusal' || answer.kind === 'denial') continue;
      if (answer.kind === 'comparison' || answer.kind === 'table') continue;
      expected += chance(day);
      named += textOf(answer).includes('Käsekönig') ? 1 : 0;
    }
    expect(Math.abs(named - expected)).toBeLessThan(30);
  });

  test('drifts slowly: little from day to day, visibly over months', () => {
    const chances = Array.from({ length: 180 }, (_, day) => chance(day));
    const steps = chances.slice(1).map((one, index) => Math.abs(one - (chances[index] ?? one)));
    expect(Math.max(...steps)).toBeLessThan(0.03);
    expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.15);
  });

  test('stands differently with each question', () => {
    const standings = Array.from({ length: 30 }, (_, index) => chance(0, `question ${index}`));
    expect(Math.max(...standings) - Math.min(...standings)).toBeGreaterThan(0.4);
  });

  test('of another field is not named', () => {
    const dentist = [{ name: 'Zahnstern', field: 'dentist' }];
    for (let repetition = 0; repetition < 60; repetition += 1) {
      expect(textOf(compose({ repetition, tracked: dentist }))).not.toContain('Zahnstern');
    }
  });
});

describe('a course', () => {
  const rising = { from: 0.1, to: 0.9, begins: later(100), ends: later(110) };
  const named = (name: string, days: readonly [number, number], changes: Partial<ComposeInput>) => {
    let count = 0;
    for (let day = days[0]; day < days[1]; day += 1)
      if (textOf(compose({ at: later(day), ...changes })).includes(name)) count += 1;
    return count;
  };

  test('says how often a tracked company is named, on its channel and to its questions alone', () => {
    const tracked = [{ name: 'Käsekönig' }];
    const steady = { brand: 'Käsekönig', from: 0, to: 0, begins: START, ends: START };
    const courses = [
      { ...rising, brand: 'Käsekönig', channel: 'openai' as const, about: 'FREIBURG' },
      steady,
    ];
    expect(named('Käsekönig', [0, 100], { tracked, courses })).toBeLessThan(25);
    expect(named('Käsekönig', [110, 210], { tracked, courses })).toBeGreaterThan(60);
    expect(named('Käsekönig', [110, 210], { tracked, courses, channel: 'claude' })).toBe(0);
    expect(named('Käsekönig', [110, 210], { tracked, courses, question: 'best bakery' })).toBe(0);
  });

  test('says it of a company of the field too, and never brings one into another field', () => {
    const [brand = ''] = FIELDS.find(({ id }) => id === 'bakery')?.brands ?? [];
    const courses = [{ ...rising, brand }];
    expect(named(brand, [0, 100], { courses })).toBeLessThan(25);
    expect(named(brand, [110, 210], { courses })).toBeGreaterThan(60);
    expect(named(brand, [110, 210], { courses, question: 'best dentist' })).toBe(0);
  });
});

describe('a question', () => {
  test.each([
    ['What are the best options for accounting software in Lyon?', 'en', 'accounting_software', 'Lyon'],
    ['Welche Steuerberater in Bad Tölz sind gut?', 'de', 'tax_advisor', 'Bad Tölz'],
    ['Quels sont les meilleurs cabinets d’avocats à Aix ?', 'fr', 'law', 'Aix'],
    ['¿Cuál es el mejor gimnasio en Málaga?', 'es', 'fitness', 'Málaga'],
    ['best crm for startups', 'en', 'crm', null],
    ['drone rental', 'en', null, null],
  ])('%o is in %s, about %s, in %s', (question, language, field, place) => {
    const subject = readSubject(question);
    expect([subject.language, subject.field?.id ?? null, subject.place]).toEqual([language, field, place]);
  });

  test('in no language in particular counts as English', () => {
    expect(languageOf('CRM 2026')).toBe('en');
  });

  test('finds each field by each of its words', () => {
    for (const field of FIELDS) {
      for (const word of field.words) expect(findField(`best ${word} now`)).not.toBeNull();
    }
  });
});

test('draws are spread evenly', () => {
  const draws = Array.from({ length: 4000 }, (_, index) => hashOf('draw', index));
  const lower_half = draws.filter((draw) => draw < 0.5).length;
  expect(Math.abs(lower_half - 2000)).toBeLessThan(140);
  expect(new Set(draws).size).toBe(4000);
});
