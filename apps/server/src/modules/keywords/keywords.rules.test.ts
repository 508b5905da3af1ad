import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { readRow } from './keywords.rules.ts';

const said = (keyword: string) => readRow({ keyword });

it.each([
  ['crm <b>', '“<” cannot be part of a keyword.'],
  ['best crm 🚀', '“🚀” cannot be part of a keyword.'],
  ['crm\tsoftware', 'The invisible character U+0009 cannot be part of a keyword.'],
  ['crm\u202esoftware', 'The invisible character U+202E cannot be part of a keyword.'],
  ['x'.repeat(201), 'This keyword is too long. It may have at most 200 characters.'],
  ['x'.repeat(900), 'This keyword is too long. It may have at most 200 characters.'],
  ['  ', 'This row has no keyword.'],
  ['?!', FRIENDLY_ERRORS.keywords.invalid_format],
  ['www.example.com', FRIENDLY_ERRORS.keywords.invalid_format],
])('names what is wrong with %j', (keyword, message) => {
  expect(said(keyword)).toMatchObject({ state: 'invalid', message, keyword: null });
});

it('has nothing to say of a keyword', () => {
  expect(said('Which crm is “best”?')).toMatchObject({ state: 'valid', message: null });
  expect(said('crm\u00a0for 20 €')).toMatchObject({ state: 'valid', message: null });
});
