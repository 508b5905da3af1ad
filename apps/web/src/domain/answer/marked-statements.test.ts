import { plainNode } from '@answerscope/answer-text';
import type { AnswerStatements, Statement } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { cutAtSpans } from './answer-spans.ts';
import { markStatements, toCompanyStatements } from './marked-statements.ts';

const said = (quote: string, start: number, stance: Statement['stance'] = 'praised'): Statement => ({
  quote,
  start,
  end: start + quote.length,
  stance,
  sign: null,
  label: null,
  topic: null,
  source: 'rules',
  model: null,
  mark: null,
  marked_at: null,
});
const answer = (statements: Statement[]): AnswerStatements => ({
  is_read: true,
  companies: [
    { key: null, name: null, is_tracked: true, statements },
    { key: 'other', name: 'Other', is_tracked: false, statements: [said('x', 0)] },
  ],
});
const marks = (...statements: Statement[]) =>
  markStatements(toCompanyStatements(answer(statements), 'Northwind'));

describe('statements in the text of an answer', () => {
  it('are those about the brand and tracked companies, each from its first word on', () => {
    expect(marks(said('- **Support:** slow', 10, 'with_reservation'))).toEqual([
      { id: 'said-1', start: 14, end: 29, tone: 'negative', title: 'Northwind: with a reservation' },
    ]);
  });

  it('are cut out with the names in them; the shorter of two wins, and each begins where it does', () => {
    const statements = marks(said('Quick and cheap', 0), said('cheap', 10));
    expect(
      cutAtSpans(plainNode('Quick and cheap.', 0), [], statements).map(({ text, statement, begins }) => [
        text,
        statement?.id ?? null,
        begins,
      ]),
    ).toEqual([
      ['Quick and ', 'said-1', ['said-1']],
      ['cheap', 'said-2', ['said-2']],
      ['.', null, []],
    ]);
  });
});
