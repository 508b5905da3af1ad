import { contract } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillReply } from './fill-reply.ts';

const Row = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['open', 'done']),
  count: z.number().int().min(1),
  is_new: z.boolean(),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  note: z.string().optional(),
});
const Rows = z.object({ items: z.array(Row).max(2), total: z.number().int() });
const Told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('count'), count: z.number() }),
  z.object({ kind: z.literal('row'), row: Row }),
]);

describe('a canned reply', () => {
  it('says what it is about, and the contract fills in the rest', () => {
    const { items, total } = fillReply(Rows, { items: [{ name: 'A' }, { state: 'done', until: null }] });
    expect(total).toBe(0);
    expect(items[0]).toMatchObject({ name: 'A', state: 'open', count: 1, is_new: false, until: null });
    expect(items[1]).toMatchObject({ name: 'Sample', state: 'done' });
    expect(items[0]?.note).toBeUndefined();
    expect(items[0]?.id).not.toBe(items[1]?.id);
  });

  it('is the same each time', () => {
    expect(fillReply(Rows, { items: [{}] })).toEqual(fillReply(Rows, { items: [{}] }));
  });

  it('is of the variant that it names', () => {
    expect(fillReply(Told, { kind: 'row', row: { name: 'A' } })).toMatchObject({
      row: { name: 'A', count: 1 },
    });
    expect(fillReply(Told, { kind: 'count' })).toEqual({ kind: 'count', count: 0 });
    expect(() => fillReply(Told, { kind: 'gone' })).toThrow('reply fits no variant');
  });

  it('is refused with a field that the contract does not have, wherever it stands', () => {
    const renamed = { items: [{ title: 'A' }] } as { items: object[] };
    expect(() => fillReply(Rows, renamed)).toThrow('reply.items.0 has no title');
    const inVariant = { kind: 'row', row: { title: 'A' } } as { row: object };
    expect(() => fillReply(Told, inVariant)).toThrow('reply.row has no title');
  });

  it.each([
    ['a choice that is gone', { items: [{ state: 'closed' }] }],
    ['a moment that is none', { items: [{ at: 'yesterday' }] }],
    ['a number that is too small', { items: [{ count: 0 }] }],
    ['more rows than there may be', { items: [{}, {}, {}] }],
  ])('is refused with %s', (_, given) => {
    expect(() => fillReply(Rows, given)).toThrow();
  });

  it('can be made of nothing for what the contract answers', () => {
    const { outputSchema } = contract.reports.get_dashboard['~orpc'];
    if (!outputSchema) throw new Error('the dashboard answers nothing');
    expect(fillReply(outputSchema, {})).toMatchObject({ channels: [], unnamed_keywords: 0 });
  });
});
