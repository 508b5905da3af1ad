import type { ListedRun } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { sharedRunApp, startRun } from '../runs/run.fixture.ts';

const app = sharedRunApp();

const listOf = async (administrator: TestUser, user: TestUser, query = '') => {
  const { status, body } = await administrator.get(`/api/admin/runs?search=${user.accountId}${query}`);
  expect(status).toBe(200);
  return body as { items: ListedRun[]; total: number };
};

it('administrators find the runs of all users, cancel one that is under way, and it is audited', async () => {
  const [administrator, user] = [await app.newAdministrator(), await app.newRunner(2)];
  const first = (await startRun(user, { channels: ['openai'] })).body;
  await user.post(`/api/runs/${first.id}/cancel`, {});
  await app.database.query(
    `update check_run_items set state = 'failed', error_message = 'The provider is overloaded'
     where run_id = $1`,
    [first.id],
  );
  await app.database.query("update check_runs set state = 'failed' where id = $1", [first.id]);
  const second = (await startRun(user, { channels: ['openai', 'claude'] })).body;

  const all = await listOf(administrator, user);
  expect(all.total).toBe(2);
  expect(all.items).toMatchObject([
    {
      id: second.id,
      user_id: user.accountId,
      email: user.email,
      trigger: 'manual',
      state: 'running',
      channels: ['openai', 'claude'],
      total: 4,
      processed: 0,
      error_message: null,
    },
    {
      id: first.id,
      state: 'failed',
      channels: ['openai'],
      total: 2,
      processed: 2,
      failed: 2,
      error_message: 'The provider is overloaded',
    },
  ]);
  const idsOf = async (query: string) => (await listOf(administrator, user, query)).items.map(({ id }) => id);
  expect(await idsOf('&state=failed')).toEqual([first.id]);
  expect(await idsOf('&channel=claude')).toEqual([second.id]);
  expect(await idsOf('&to=2020-01-01')).toEqual([]);
  const byEmail = await administrator.get(`/api/admin/runs?search=${encodeURIComponent(user.email)}`);
  expect(byEmail.body.total).toBe(2);
  const byRun = await administrator.get(`/api/admin/runs?search=${second.id}`);
  expect(byRun.body.items).toHaveLength(1);

  const csv = await administrator.get(`/api/admin/runs/csv?search=${user.accountId}`);
  const lines = String(csv.body).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('failed,ChatGPT,2,2,2,The provider is overloaded');

  const cancel = (id: string) =>
    administrator.post(`/api/admin/users/${user.accountId}/runs/${id}/cancel`, {
      reason: 'A loop of a script',
    });
  expect((await cancel(second.id)).body).toEqual({ id: second.id, state: 'cancelled' });
  expect((await user.get(`/api/runs/${second.id}`)).body.state).toBe('cancelled');
  expect(expectClosedError(await cancel(second.id), 409).details).toMatchObject({ reason: 'run_ended' });
  expectClosedError(await cancel(administrator.accountId), 404);
  const audited = await app.database.query(
    "select subject_id, reason, after from audit_logs where action = 'cancel_user_run' and subject_id = $1",
    [user.accountId],
  );
  expect(audited).toEqual([
    {
      subject_id: user.accountId,
      reason: 'A loop of a script',
      after: { run_id: second.id, state: 'cancelled' },
    },
  ]);
});

it('runs of others are hidden from users', async () => {
  const user = await app.newRunner(1);
  expectClosedError(await user.get('/api/admin/runs'), 403);
  expectClosedError(await user.get('/api/admin/runs/csv'), 403);
  expectClosedError(
    await user.post(`/api/admin/users/${user.accountId}/runs/${user.accountId}/cancel`, { reason: 'Please' }),
    403,
  );
});
