import { messageForCode } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { loadFailureInWords } from './load-failure.ts';
import { localError, RequestError } from './request-error.ts';

const failed = (code: RequestError['code'], message = messageForCode(code)) =>
  new RequestError({ ...(code === 'UNKNOWN' ? {} : { code }), status: 500, message });

it.each([
  [
    'INTERNAL_SERVER_ERROR',
    'Something went wrong on our end. Our team has been notified and is working on it.',
  ],
  ['TIMEOUT_ERROR', 'This is taking longer than usual. You can wait or try refreshing the page.'],
  ['NETWORK_ERROR', "We couldn't reach the server. Please check your internet connection and try again."],
  ['RATE_LIMIT_EXCEEDED', "You're doing that a little too quickly. Please wait a moment and try again."],
  ['FORBIDDEN', "You don't have access to this. Please contact your administrator if you need it."],
  ['NOT_FOUND', "We couldn't find what you were looking for. It may have been deleted."],
  ['VALIDATION_ERROR', "That request didn't look right. Please check your input and try again."],
  ['SERVICE_UNAVAILABLE', 'The service is temporarily unavailable. Please try again later.'],
  ['UNKNOWN', 'Something unexpected happened. Please try again.'],
] as const)('where something cannot be loaded, %s is said as “%s”', (code, words) => {
  expect(loadFailureInWords(failed(code))).toBe(words);
});

it('leaves the server its own words, and has some for what is no answer of it', () => {
  expect(loadFailureInWords(failed('NOT_FOUND', 'This report was deleted.'))).toBe(
    'This report was deleted.',
  );
  expect(loadFailureInWords(localError('NETWORK_ERROR', null))).toMatch(/couldn't reach the server/);
  expect(loadFailureInWords(new TypeError('x is not a function'))).toBe(
    "We couldn't load this. Please try again.",
  );
});
