import { expect, it } from 'vitest';
import { localError, RequestError } from './request-error.ts';
import { refusalOf } from './use-saving.ts';

const VALUES = { name: '', aliases: '' };
const refused = (fields: Record<string, string[]>) =>
  new RequestError({
    code: 'VALIDATION_ERROR',
    status: 400,
    message: 'Please check your input and try again.',
    details: { fields },
  });

it('says a refusal at the fields that were refused, and nowhere else', () => {
  expect(refusalOf(refused({ name: ['Too long', 'Too odd'] }), VALUES)).toEqual({
    fields: { name: 'Too long' },
    words: null,
  });
});

it("says what is wrong with an entry at the list's field, the first of several", () => {
  expect(refusalOf(refused({ 'aliases.1': ['Too short'], 'aliases.4': ['Too long'] }), VALUES)).toEqual({
    fields: { aliases: 'Too short' },
    words: null,
  });
});

it('says under the form what none of its fields can say', () => {
  expect(refusalOf(refused({ name: ['Too long'], plan: ['Unknown'] }), VALUES)).toEqual({
    fields: { name: 'Too long' },
    words: 'Please check your input and try again.',
  });
  expect(refusalOf(localError('NETWORK_ERROR', null), VALUES)).toEqual({
    fields: {},
    words: 'Please check your internet connection and try again.',
  });
  expect(refusalOf(new Error('x'), VALUES).words).toBe("We couldn't save your changes. Please try again.");
  expect(refusalOf(new Error('x'), VALUES, () => 'Not saved.')).toEqual({ fields: {}, words: 'Not saved.' });
});
