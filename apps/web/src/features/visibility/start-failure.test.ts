import { expect, test } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { isUnderWayAlready, startFailure } from './start-failure.ts';

const error = (code: 'CONFLICT' | 'INTERNAL_SERVER_ERROR' | 'NETWORK_ERROR', status: number) =>
  new RequestError({ code, status, message: `told: ${code}` });

test('a refusal is told in the words of the server', () => {
  expect(startFailure(error('CONFLICT', 409), {})).toBe('told: CONFLICT');
});

test('a missing connection is told as such', () => {
  expect(startFailure(error('NETWORK_ERROR', 0), { keyword_ids: ['k1'] })).toBe('told: NETWORK_ERROR');
});

test('a fault of the server is told as the failure of what was asked for', () => {
  const fault = error('INTERNAL_SERVER_ERROR', 500);
  expect(startFailure(fault, { keyword_ids: ['k1'] })).toBe(
    'Failed to check selected keywords. Please try again.',
  );
  expect(startFailure(fault, {})).toBe('Some checks may have failed.');
});

test('a run that goes on already is no failure, another conflict is one', () => {
  const conflict = (reason: string) =>
    new RequestError({ code: 'CONFLICT', status: 409, message: 'x', details: { reason } });
  expect(isUnderWayAlready(conflict('run_active'))).toBe(true);
  expect(isUnderWayAlready(conflict('idempotency_key_reused'))).toBe(false);
  expect(isUnderWayAlready(error('NETWORK_ERROR', 0))).toBe(false);
});
