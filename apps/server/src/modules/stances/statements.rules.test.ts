import { describe, expect, it } from 'vitest';
import type { ReadStatement } from './reading/stance-readings.rules.ts';
import { statementsIn } from './statements.rules.ts';

const TEXT = `## Northwind

Northwind is easy to learn quickly.

**Cons**
- Slow with large databases
- No app for phones`;
const named = [...TEXT.matchAll(/Northwind/gu)].map(({ index }) => ({ start: index, end: index + 9 }));
const read = (stance: ReadStatement['stance'], quote: string): ReadStatement => {
  const start = TEXT.indexOf(quote);
  return { company_key: null, stance, quote, start, end: start + quote.length, topic: null };
};
const said = (...statements: ReadStatement[]) =>
  statementsIn({
    answer_id: 'answer',
    judgement_id: 'judgement',
    answer: { text: TEXT, sources: [], citations: [], finish: 'ok' },
    question: 'crm',
    language: 'en',
    names: { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [], namesakes: [] },
    auxiliary: [],
    spans: named,
    companies: [],
    readings: [{ model: 'model-1', statements }],
  }).map(({ stance, quote, source, position }) => [position, stance, quote, source]);

describe('what the rules have read of a company', () => {
  it('stays beside what a model has: a label proves it', () => {
    expect(said(read('praised', 'Northwind is easy to learn quickly.'))).toEqual([
      [1, 'praised', 'Northwind is easy to learn quickly.', 'model'],
      [2, 'with_reservation', 'Slow with large databases', 'rules'],
      [3, 'with_reservation', 'No app for phones', 'rules'],
    ]);
  });

  it('gives way where a statement of a model rests on the same words', () => {
    expect(said(read('advised_against', 'Slow with large databases'))).toEqual([
      [1, 'advised_against', 'Slow with large databases', 'model'],
      [2, 'with_reservation', 'No app for phones', 'rules'],
    ]);
  });
});
