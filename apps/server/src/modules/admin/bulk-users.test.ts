import { LIMITS } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';

const app = sharedApp();
let administrator: TestUser;
beforeAll(async () => {
  administrator = await app.newAdministrator();
});

function operate(operation: string, userId: string | undefined, data?: unknown) {
  return administrator.post('/functions/admin-operations', { operation, userId, data });
}

describe('many users at once', () => {
  it('stops where its caller is no administrator any more', async () => {
    const caller = await app.newAdministrator();
    const user = await app.newUser();
    const operations = [
      { id: caller.personId, type: 'update_user', data: { userData: { role: 'user' }, reason: 'Leaves' } },
      { id: user.personId, type: 'add_admin_note', data: { note: 'too late' } },
    ];
    const reply = await caller.post('/functions/admin-operations', {
      operation: 'bulk_user_operations',
      data: { operations },
    });
    expect(
      reply.body.data.results.map(({ error }: { error: { code: string } | null }) => error?.code),
    ).toEqual([undefined, 'FORBIDDEN']);
    expect((await operate('get_user_details', user.personId)).body.data.notes).toEqual([]);
  });

  it('takes as many reasons as it takes users, each as long as it may be', async () => {
    const user = await app.newUser();
    const reason = '語'.repeat(LIMITS.reason_max);
    const operations = Array.from({ length: LIMITS.bulk_users_max }, (_, index) => ({
      id: user.personId,
      type: 'set_keyword_override',
      data: { overrideLimit: index + 1, reason },
    }));
    const { data } = (await operate('bulk_user_operations', undefined, { operations })).body;
    expect(data).toMatchObject({ succeeded: LIMITS.bulk_users_max, failed: 0 });
  });
});
