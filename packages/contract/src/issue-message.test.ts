import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueMessage } from './issue-message.ts';
import { BooleanParameter } from './parameters.ts';

function saidOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value, { error: issueMessage });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), null, 'This field is required'],
  [z.string(), 7, 'Must be a text'],
  [z.number(), 'seven', 'Must be a number'],
  [z.number(), Number.NaN, 'Must be a number'],
  [z.coerce.number(), 'seven', 'Must be a number'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.boolean(), 'maybe', 'Must be true or false'],
  [z.array(z.string()), 'a', 'Must be a list'],
  [z.object({}), [], 'Must be an object'],
  [z.string().min(1), '', 'Must not be empty'],
  [z.string().min(2), 'x', 'Must be at least 2 characters long'],
  [z.string().max(1), 'xy', 'Must be at most 1 character long'],
  [z.string().length(2), 'x', 'Must be exactly 2 characters long'],
  [z.number().min(1), 0, 'Must be 1 or more'],
  [z.number().max(100), 101, 'Must be 100 or less'],
  [z.number().positive(), 0, 'Must be more than 0'],
  [z.number().lt(5), 5, 'Must be less than 5'],
  [z.number().multipleOf(5), 7, 'Must be a multiple of 5'],
  [z.array(z.string()).min(1), [], 'Must hold at least 1 entry'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Must hold at most 2 entries'],
  [z.enum(['low', 'high']), 'deep', 'Must be one of low, high'],
  [z.literal(true), false, 'Must be true'],
  [z.uuid(), 'x', 'Must be an id'],
  [z.email(), 'x', 'Must be an email address'],
  [z.url(), 'x', 'Must be a web address'],
  [z.iso.datetime(), 'x', 'Must be a date and time such as 2026-11-20T09:00:00Z'],
  [z.iso.date(), 'x', 'Must be a date such as 2026-11-20'],
  [z.string().regex(/^a$/), 'b', 'Must be of a form that is accepted here'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Unknown fields: a, b'],
  [z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  [z.union([z.string(), z.number()]), [], 'Must be of a form that is accepted here'],
  [z.record(z.enum(['a']), z.string()), { b: 'c' }, 'This field is required|Unknown field: b'],
  [BooleanParameter, 'yes', 'Must be true or false'],
  [z.string().refine(() => false), 'x', 'Is not accepted'],
  [
    z.discriminatedUnion('operation', [
      z.object({ operation: z.literal('get') }),
      z.object({ operation: z.literal('set') }),
    ]),
    { operation: 'drop' },
    'Must be one of get, set',
  ],
])('a refusal without words of its own can be read (%#)', (schema, value, said) => {
  expect(saidOf(schema, value).toSorted().join('|')).toBe(said);
});

test('the words of a schema come first', () => {
  expect(saidOf(z.string().min(2, 'A name has two letters'), 'x')).toEqual(['A name has two letters']);
});
