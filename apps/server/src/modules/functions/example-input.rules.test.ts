import { describe, expect, it } from 'vitest';
import { exampleInput, exampleOf } from './example-input.rules.ts';

const ID = '0199c1de-0000-7000-8000-000000000000';

describe('an example of an input', () => {
  it('has what must be given, and leaves out what may be', () => {
    const schema = {
      properties: { id: { type: 'string', format: 'uuid' }, page: { type: 'integer' } },
      required: ['id'],
    };
    expect(exampleInput('keywords.get_keyword', schema)).toEqual({ id: ID });
  });

  it('gives a reason wherever one may be given', () => {
    expect(exampleInput('admin.faq_items.bulk', { properties: { reason: { type: 'string' } } })).toEqual({
      reason: 'An example',
    });
  });

  it('is a value of its kind: the first choice, the smallest number, as many entries as there must be', () => {
    expect(exampleOf({ enum: ['csv', 'json'] })).toBe('csv');
    expect(exampleOf({ type: 'integer', minimum: 256 })).toBe(256);
    expect(exampleOf({ type: 'integer', minimum: -9_007_199_254_740_991 })).toBe(1);
    expect(exampleOf({ minItems: 2, items: { type: 'boolean' } })).toEqual([true, true]);
    expect(exampleOf({ type: 'string', minLength: 12 })).toHaveLength(12);
    expect(exampleOf({ type: 'string', format: 'date' })).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is something rather than nothing where both may be given', () => {
    expect(exampleOf({ anyOf: [{ type: 'null' }, { type: 'boolean' }] })).toBe(true);
  });

  it('says an email where the field is one, and an id where a field of a known name is one', () => {
    expect(exampleOf({ type: 'string' }, 'email')).toContain('@');
    expect(exampleOf({ type: 'string', format: 'uuid' }, 'keyword')).toBe(ID);
  });
});
