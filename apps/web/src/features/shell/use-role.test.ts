import { expect, it } from 'vitest';
import { knownRole } from './use-role.ts';

/** A read of the roles as the query client holds it. */
const read = (now: { roles?: string[]; error?: Error }) => ({
  data: now.roles?.map((role) => ({ role })),
  error: now.error ?? null,
  isError: now.error !== undefined,
  isPaused: false,
  isPlaceholderData: false,
  refetch: async () => undefined,
});
const away = new Error('away');

it('stays what it was while it cannot be asked again', () => {
  expect(knownRole(read({ roles: ['admin'], error: away }))).toEqual({
    isAdministrator: true,
    failure: null,
  });
  expect(knownRole(read({ roles: ['user'], error: away })).isAdministrator).toBe(false);
});

it('is nothing while it is read, a user’s without a role, and a failure where it was never read', () => {
  expect(knownRole(read({}))).toEqual({ isAdministrator: null, failure: null });
  expect(knownRole(read({ roles: [] }))).toEqual({ isAdministrator: false, failure: null });
  expect(knownRole(read({ error: away }))).toMatchObject({
    isAdministrator: false,
    failure: { error: away },
  });
});
