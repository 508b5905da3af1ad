import { describe, expect, it } from 'vitest';
import { claimOf, groupByClaim, marksOfClaims } from './claims.rules.ts';

const support = { kind: 'with_reservation', quote: '**Support:** answers take days' };

describe('a claim', () => {
  it.each([
    ['without marks', '- Support: answers take days.'],
    ['with other capitals and spaces', 'SUPPORT:  answers\ntake days'],
  ])('is the same %s', (_, quote) => {
    expect(claimOf({ ...support, quote })).toBe(claimOf(support));
  });

  it.each([
    ['another kind', { ...support, kind: 'advised_against' }],
    ['another number', { ...support, quote: 'Support: answers take 3 days' }],
    ['another currency', { kind: 'price', quote: 'It costs $39.' }],
    ['no word', { ...support, quote: '★☆☆' }],
  ])('is another one with %s', (_, other) => {
    expect(claimOf(other)).not.toBe(claimOf({ kind: 'price', quote: 'It costs €39.' }));
    expect(claimOf(other)).not.toBe(claimOf(support));
  });

  it('is another one for each currency', () => {
    const price = (quote: string) => claimOf({ kind: 'price', quote });
    expect(price('It costs ₹39.')).not.toBe(price('It costs ₺39.'));
  });

  it('has its newest mark, whichever answer bears it', () => {
    const place = { answer_id: 'a', start: 0, end: 10, ...support };
    const marks = marksOfClaims([
      { ...place, mark: 'true', marked_at: '2026-11-02T00:00:00.000Z' },
      { ...place, answer_id: 'b', mark: 'false', marked_at: '2026-11-01T00:00:00.000Z' },
    ]);
    expect([...marks.values()]).toEqual([{ mark: 'true', marked_at: '2026-11-02T00:00:00.000Z' }]);
  });

  it('is listed once, as its first answer says it, with the number of answers', () => {
    const listed = groupByClaim([
      { answer_id: 'new', ...support },
      { answer_id: 'new', ...support },
      { answer_id: 'old', ...support },
      { answer_id: 'old', kind: 'price', quote: 'It costs €39.' },
    ]);
    expect(listed).toMatchObject([
      { answer_id: 'new', quote: support.quote, answers: 2 },
      { answer_id: 'old', kind: 'price', answers: 1 },
    ]);
  });
});
