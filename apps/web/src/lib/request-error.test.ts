import { expect, it } from 'vitest';
import { isMissing, localError, RequestError } from './request-error.ts';

it('takes an id that exists nowhere for missing, and one that is none at all', () => {
  const refused = { code: 'VALIDATION_ERROR', status: 400, message: 'Please check your input' } as const;
  expect(isMissing(new RequestError({ code: 'NOT_FOUND', status: 404, message: 'Not found' }))).toBe(true);
  expect(isMissing(new RequestError({ ...refused, details: { fields: { id: ['Invalid UUID'] } } }))).toBe(
    true,
  );
  expect(isMissing(new RequestError({ ...refused, details: { fields: { page: ['Too big'] } } }))).toBe(false);
  expect(isMissing(localError('NETWORK_ERROR', null))).toBe(false);
  expect(isMissing(new Error('anything else'))).toBe(false);
});
