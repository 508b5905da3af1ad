import { expect, it } from 'vitest';
import { ADMIN_READS, shouldRetryAdminQuery } from './admin-clients.tsx';
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

it('keeps what was read fresh for a minute and there for five, and asks again after 1, 2, … at most 30 seconds', () => {
  expect(ADMIN_READS).toMatchObject({ staleTime: 60_000, gcTime: 300_000, refetchOnWindowFocus: false });
  expect([0, 1, 2, 9].map(ADMIN_READS.retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000]);
});
