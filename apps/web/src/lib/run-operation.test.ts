import { adminOperations, type OperationInput, type OperationOutput } from '@answerscope/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { operationFailed } from './operation-messages.ts';
import { RequestError } from './request-error.ts';
import { createRunOperation } from './run-operation.ts';

type All = typeof adminOperations.shapes;

const USER = '01a1fb62-272e-7e0a-ac32-a0b1df7d47db';

const refused = (error: unknown) => createRunOperation<All>(operationFailed, () => Promise.reject(error));

it('sends the operation with its user and data, and answers its data alone', async () => {
  const sent: OperationInput<All>[] = [];
  const run = createRunOperation<All>(operationFailed, async (input) => {
    sent.push(input);
    const data = { user_id: USER, is_active: false, sessions_ended: 2 };
    return { success: true, operation: 'set_user_status', data } satisfies OperationOutput<All>;
  });
  const reply = await run('set_user_status', { userId: USER, data: { isActive: false, reason: 'Left' } });
  expect(reply.sessions_ended).toBe(2);
  expectTypeOf(reply.is_active).toEqualTypeOf<boolean>();
  expect(sent).toEqual([
    { operation: 'set_user_status', userId: USER, data: { isActive: false, reason: 'Left' } },
  ]);
  expect(adminOperations.input.safeParse(sent[0]).success).toBe(true);
});

it("says which operation failed in the server's words, and keeps what the server said of it", async () => {
  const wire = {
    code: 'CONFLICT',
    status: 409,
    message: 'The account is already inactive.',
    details: { reason: 'nothing_changed' },
    id: 'request-1',
  } as const;
  const failure = await refused(new RequestError(wire))('get_user_details', {
    userId: USER,
    data: {},
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({
    ...wire,
    message: 'Failed to get user details: The account is already inactive.',
  });
});

it('shows nobody the inner words of a fault of ours', async () => {
  const run = refused(new TypeError("Cannot read properties of undefined (reading 'id')"));
  await expect(run('get_admin_analytics', { userId: undefined, data: { daysBack: 30 } })).rejects.toThrow(
    'Failed to get admin analytics: Something went wrong. Please try again.',
  );
});
