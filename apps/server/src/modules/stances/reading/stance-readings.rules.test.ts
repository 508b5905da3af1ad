import { describe, expect, it } from 'vitest';
import { random } from '../../companies/counting.fixture.ts';
import { provenStatements, readingTask, type StanceReply } from './stance-readings.rules.ts';

const COMPANIES = [
  { key: null, name: 'Northwind', also: [] },
  { key: 'fabrikam', name: 'Fabrikam', also: [] },
];
const TEXT = 'Northwind is **quick to set up**, but its support is slow. Fabrikam has no app.';
const said = (of: Partial<StanceReply['statements'][number]>): StanceReply => ({
  statements: [{ company: 0, stance: 'praised', quote: 'its support is slow', topic: null, ...of }],
});

describe('what a model has read', () => {
  it('counts where its words stand in the answer, at their place in it', () => {
    const { statements, unproven } = provenStatements(
      TEXT,
      COMPANIES,
      said({ stance: 'with_reservation', topic: 'support' }),
    );
    expect(unproven).toBe(0);
    expect(statements).toMatchObject([
      { company_key: null, stance: 'with_reservation', quote: 'its support is slow', topic: 'support' },
    ]);
  });

  it('may leave out marks of layout: what is kept is the answer’s', () => {
    const { statements } = provenStatements(TEXT, COMPANIES, said({ quote: 'Northwind is quick to set up' }));
    expect(statements).toMatchObject([{ quote: 'Northwind is **quick to set up' }]);
  });

  it('changes nothing where its words stand nowhere, or its company is none', () => {
    for (const wrong of [
      { quote: 'its support is bad' },
      { quote: '' },
      { quote: '  ' },
      { company: 2 },
      { company: -1 },
      { company: 0.5 },
    ])
      expect(provenStatements(TEXT, COMPANIES, said(wrong))).toEqual({ statements: [], unproven: 1 });
  });

  it('has no topic that its words do not name', () => {
    expect(provenStatements(TEXT, COMPANIES, said({ topic: 'price' })).statements).toMatchObject([
      { topic: null },
    ]);
  });

  it('is five statements of a company at most, each once', () => {
    const words = TEXT.split(' ').slice(0, 8);
    const many = words.flatMap((quote) => [...said({ quote }).statements, ...said({ quote }).statements]);
    expect(provenStatements(TEXT, COMPANIES, { statements: many }).statements).toHaveLength(5);
  });

  it('never holds words that the answer does not, whatever is replied', () => {
    const { below } = random(3);
    const signs = [...'ab *_#|\n[](<é中😀&.'];
    const anyText = (length: number) => Array.from({ length }, () => signs[below(signs.length)]).join('');
    for (let times = 0; times < 500; times++) {
      const text = anyText(below(120));
      const statements = Array.from({ length: below(12) }, () => {
        const at = below(120);
        const quote = below(2) === 0 ? anyText(below(6)) : text.slice(at, at + below(20));
        return { company: below(4) - 1, stance: 'praised' as const, quote, topic: quote.slice(0, 3) };
      });
      const proven = provenStatements(text, COMPANIES, { statements });
      for (const { start, end, quote, topic } of proven.statements) {
        expect(text.slice(start, end)).toBe(quote);
        expect(quote).not.toBe('');
        if (topic !== null) expect(quote.toLowerCase()).toContain(topic.toLowerCase());
      }
    }
  });
});

it('a model is given the companies and the answer as data, a long one in part', () => {
  const { prompt } = readingTask({ text: 'x'.repeat(50_000), companies: COMPANIES });
  expect(JSON.parse(prompt)).toEqual({
    companies: [
      { number: 0, name: 'Northwind', also: [] },
      { number: 1, name: 'Fabrikam', also: [] },
    ],
    answer: 'x'.repeat(16_000),
  });
});
