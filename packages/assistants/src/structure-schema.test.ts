import { expect, test } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from './structure-schema.ts';

test('a schema keeps its form and tells its limits in words', () => {
  const schema = z.object({
    ideas: z.array(z.object({ keyword: z.string().min(2).max(80).describe('As typed.') })).max(10),
    intent: z.enum(['informational', 'commercial']),
    score: z.int().min(1),
    note: z.string().nullable(),
    kind: z.literal('list'),
  });
  expect(toJsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      ideas: {
        type: 'array',
        items: {
          type: 'object',
          properties: { keyword: { type: 'string', description: 'As typed. minLength: 2, maxLength: 80' } },
          required: ['keyword'],
          additionalProperties: false,
        },
        description: 'maxItems: 10',
      },
      intent: { type: 'string', enum: ['informational', 'commercial'] },
      score: { type: 'integer', description: 'minimum: 1' },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      kind: { type: 'string', enum: ['list'] },
    },
    required: ['ideas', 'intent', 'score', 'note', 'kind'],
    additionalProperties: false,
  });
});
