import { describe, expect, it } from 'vitest';
import { random } from '../../companies/counting.fixture.ts';
import { provenStatements, readingTask, type StanceReply } from './stance-readings.rules.ts';

const COMPANIES = [
  { key: null, name: 'Northwind', also: [] },
  { key: 'fabrikam', name: 'Fabrikam', also: [] },
];
const TEXT = 'Northwind is **quick to set up**. But its support is slow. Fabrikam has no mobile app.';
const said = (of: Partial<StanceReply['statements'][number]>): StanceReply => ({
  statements: [{ company: 0, stance: 'praised', quote: 'But its support is slow.', topic: null, ...of }],
});
/** The place of a quotation about a company in an answer, and the text there; null where there is none. */
const placed = (text: string, quote: string, company = 0, others: string[] = []) => {
  const { statements } = provenStatements(text, COMPANIES, said({ quote, company }), { others, spans: [] });
  const [one] = statements;
  return one === undefined ? null : { at: one.start, quote: one.quote };
};

describe('what a model has read', () => {
  it('counts where its words stand in the answer, at their place in it', () => {
    const { statements, unproven } = provenStatements(
      TEXT,
      COMPANIES,
      said({ stance: 'with_reservation', topic: 'support' }),
    );
    expect(unproven).toBe(0);
    expect(statements).toMatchObject([
      { company_key: null, stance: 'with_reservation', quote: 'But its support is slow.', topic: 'support' },
    ]);
  });

  it('may leave out marks of layout: what is kept is the answer’s', () => {
    for (const quote of ['Northwind is quick to set up.', 'Northwind is **quick to set up**'])
      expect(placed(TEXT, quote)?.quote, quote).toContain('Northwind is **quick to set up**');
    expect(placed('- **Northwind** – easy to learn quickly', '- Northwind – easy to learn quickly')).toEqual({
      at: 2,
      quote: '**Northwind** – easy to learn quickly',
    });
  });

  it('changes nothing where its words stand nowhere, or its company is none', () => {
    for (const wrong of [
      { quote: 'Its support is bad.' },
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
    const sentences = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(
      (word) => `Northwind has the number ${word}.`,
    );
    const many = sentences.flatMap((quote) => [...said({ quote }).statements, ...said({ quote }).statements]);
    expect(provenStatements(sentences.join(' '), COMPANIES, { statements: many }).statements).toHaveLength(5);
  });
});

describe('a quotation', () => {
  it('is a whole sentence, list entry or cell', () => {
    for (const quote of [
      'e',
      '|',
      'Northwind',
      'Northwind is',
      'quick to set up',
      'support is slow.',
      'But its support',
    ])
      expect(placed(TEXT, quote), quote).toBeNull();
    const list = '1. **Northwind** – easy to learn for all\n   - Price: cheap for small teams';
    for (const quote of [
      'Northwind – easy to learn for all',
      'easy to learn for all',
      'Price: cheap for small teams',
      'cheap for small teams',
    ])
      expect(placed(list, quote), quote).not.toBeNull();
    for (const quote of ['to learn for all', 'easy to learn for', 'for small teams'])
      expect(placed(list, quote), quote).toBeNull();
    const denied = 'Northwind is not – as many say – easy to learn.';
    expect(placed(denied, 'easy to learn.')).toBeNull();
    expect(placed(denied, denied)).not.toBeNull();
  });

  it('has three words beside the name, or three letters where nothing parts words', () => {
    expect(placed('Northwind is great.', 'Northwind is great.')).toBeNull();
    expect(placed('Avoid Northwind.', 'Avoid Northwind.')).toBeNull();
    expect(placed('Northwind is really great.', 'Northwind is really great.')).not.toBeNull();
    expect(placed('Northwindは使いやすいです。', 'Northwindは使いやすいです。')).not.toBeNull();
    expect(placed('Northwindは良。', 'Northwindは良。')).toBeNull();
  });

  it('is not about somebody else', () => {
    expect(
      placed('Northwind is fine. Avoid PennyPilot for all teams.', 'Avoid PennyPilot for all teams.', 0, [
        'PennyPilot',
      ]),
    ).toBeNull();
    expect(placed(TEXT, 'Fabrikam has no mobile app.')).toBeNull();
    expect(placed(TEXT, 'Fabrikam has no mobile app.', 1)).not.toBeNull();
    expect(placed(TEXT, 'But its support is slow.', 1)).toBeNull();
    const both = 'Northwind is much cheaper than Fabrikam.';
    expect([placed(both, both, 0), placed(both, both, 1)]).not.toContain(null);
  });

  it('of several places is the one nearest behind the company, in its block', () => {
    const table = `| Tool | Best for |
|---|---|
| Fabrikam | small local businesses |
| Northwind | small local businesses |`;
    expect(placed(table, 'small local businesses')?.at).toBe(table.lastIndexOf('small'));
    expect(placed(table, 'small local businesses', 1)?.at).toBe(table.indexOf('small'));
    expect(placed(table.split('\n').slice(0, 3).join('\n'), 'small local businesses')).toBeNull();
    const columns = `| | Northwind | Fabrikam |
|---|---|---|
| Support | slow on all days | fast on all days |`;
    expect(placed(columns, 'slow on all days')).not.toBeNull();
    expect(placed(columns, 'slow on all days', 1)).toBeNull();
    expect(placed(columns, 'fast on all days', 1)).not.toBeNull();
  });

  it('may stand below the heading of its company, and not below another', () => {
    const text = `## Fabrikam

**Cons**
- Slow with large databases

## Northwind

**Pros**
- Easy to learn quickly
- Slow with large databases

## Contoso

- Cheap for small teams

Prices change every single year.`;
    expect(placed(text, 'Slow with large databases')?.at).toBe(text.lastIndexOf('Slow'));
    expect(placed(text, 'Slow with large databases', 1)?.at).toBe(text.indexOf('Slow'));
    expect(placed(text, 'Easy to learn quickly')).not.toBeNull();
    expect(placed(text, 'Easy to learn quickly', 1)).toBeNull();
    expect(placed(text, 'Cheap for small teams')).toBeNull();
    const list = `- **Northwind**
  - Easy to learn quickly
- **Contoso**
  - Cheap for small teams

Prices change every single year.`;
    expect(placed(list, 'Easy to learn quickly')).not.toBeNull();
    expect(placed(list, 'Cheap for small teams')).toBeNull();
    expect(placed(list, 'Prices change every single year.')).toBeNull();
    expect(
      placed('**Northwind**\nEasy to learn quickly.\n\nAnd cheap for teams.', 'And cheap for teams.'),
    ).not.toBeNull();
    expect(placed('Northwind is known.\n\nCheap for small teams.', 'Cheap for small teams.')).toBeNull();
  });
});

describe('any reply', () => {
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
