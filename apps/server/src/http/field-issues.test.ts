import { StartRun } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-issues.ts';

it('name each field that is not known', () => {
  const { error } = StartRun.safeParse({ channel: ['openai'], sample: 2 });
  expect(fieldMessages(error?.issues ?? [])).toEqual({
    channel: ['This field is not known'],
    sample: ['This field is not known'],
  });
  const nested = z.object({ data: z.strictObject({}) }).safeParse({ data: { reson: 'x' } });
  expect(fieldMessages(nested.error?.issues ?? [])).toEqual({ 'data.reson': ['This field is not known'] });
});

it('name the field by its way, and the whole input by nothing', () => {
  const wrong = z.object({ data: z.object({ reason: z.string('A reason is required') }) });
  expect(fieldMessages(wrong.safeParse({ data: {} }).error?.issues ?? [])).toEqual({
    'data.reason': ['A reason is required'],
  });
  expect(fieldMessages([{ message: 'Nothing was sent' }])).toEqual({ '': ['Nothing was sent'] });
});
