import { expect, it } from 'vitest';
import { shouldRetryAdminQuery } from './admin-clients.tsx';
import { localError, RequestError } from './request-error.ts';

const failed = (status: number) => new RequestError({ code: 'INTERNAL_SERVER_ERROR', status, message: 'No' });

it("asks again at most twice, and never after a client's mistake", () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetryAdminQuery(failures, failed(500)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(shouldRetryAdminQuery(0, failed(404))).toBe(false);
  expect(shouldRetryAdminQuery(0, localError('NETWORK_ERROR', null))).toBe(true);
});
