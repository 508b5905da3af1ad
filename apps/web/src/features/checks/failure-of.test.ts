import { messageForCode } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { localError, RequestError } from '../../lib/request-error.ts';
import { describeOutcome } from './describe-outcome.ts';
import { failureOf } from './failure-of.ts';

const told = (error: unknown) => describeOutcome('tea', [{ channel: 'openai', ...failureOf(error) }]);

it.each([
  new RequestError({
    code: 'PAYMENT_REQUIRED',
    status: 402,
    message: 'The budget of this month is used up.',
  }),
  new RequestError({
    code: 'VALIDATION_ERROR',
    status: 400,
    message: 'Company name must be 2-100 characters.',
  }),
])('tells a refusal in the words of the server: $status', (error) => {
  expect(told(error)).toMatchObject({ title: 'Check Failed', description: error.message });
});

it.each(['NETWORK_ERROR', 'TIMEOUT_ERROR'] as const)('tells that nothing was heard: %s', (code) => {
  expect(told(localError(code, null)).description).toBe(messageForCode(code));
});

it('tells an answer that the server waited for in vain', () => {
  const error = new RequestError({ code: 'TIMEOUT_ERROR', status: 504, message: 'Request timed out.' });
  expect(told(error).description).toBe('Request timed out.');
});

it('keeps its own words for a fault of the server and for asking too often', () => {
  const fault = new RequestError({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'x' });
  expect(told(fault).title).toBe('Database Error');
  const often = new RequestError({ code: 'RATE_LIMIT_EXCEEDED', status: 429, message: 'x' });
  expect(told(often).title).toBe('Rate Limit Active');
});

it('does not repeat what a fault elsewhere says of itself', () => {
  const proxy = new RequestError({ status: 502, message: 'Bad Gateway' });
  expect(told(proxy).description).toBe('Failed to check keyword visibility. Please try again.');
  expect(told(new TypeError('x')).description).toBe('Failed to check keyword visibility. Please try again.');
});
