import { expect, it } from 'vitest';
import { errorInWords } from './error-in-words.ts';
import { localError, RequestError } from './request-error.ts';

it("says a failure in the server's words, and a lost connection in its own", () => {
  const refused = new RequestError({ code: 'CONFLICT', status: 409, message: 'It is in your list already.' });
  expect(errorInWords(refused, 'Not saved.')).toBe('It is in your list already.');
  expect(errorInWords(localError('NETWORK_ERROR', null))).toBe(
    'Please check your internet connection and try again.',
  );
});

it('shows nobody the inner words of a fault of ours', () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'id')");
  expect(errorInWords(fault)).toBe('Something went wrong. Please try again.');
  expect(errorInWords(fault, 'Not saved.')).toBe('Not saved.');
  expect(errorInWords(null)).toBe('Something went wrong. Please try again.');
});
