import { expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { send } from '../../../test/user.ts';

const app = sharedApp();

it('administrators read what was sent to whom, without what lets in, and send again what failed', async () => {
  const [administrator, user] = [await app.newAdministrator(), await app.newUser()];
  await send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email: user.email } });
  const list = async (query = '') =>
    (await administrator.get(`/api/admin/mails?search=${encodeURIComponent(user.email)}${query}`)).body;
  const waiting = await list();
  expect(waiting).toMatchObject({
    total: 1,
    items: [{ user_id: user.accountId, recipient: user.email, state: 'waiting', attempts: 0, error: null }],
  });
  const [{ id, subject }] = waiting.items;
  expect(subject).toContain('password');

  const stored = await app.database.query<{ text: string }>('select text from mails where id = $1', [id]);
  const token = /reset-password\/([\w-]+)/.exec(stored[0]?.text ?? '')?.[1] ?? '';
  expect(token.length).toBeGreaterThan(10);
  const read = (await administrator.get(`/api/admin/mails/${id}`)).body;
  expect(read.text).toContain('/api/auth/reset-password/•••');
  expect(JSON.stringify(read)).not.toContain(token);
  const reads = await app.database.query(
    "select actor_id, after from audit_logs where action = 'read_mail' and subject_id = $1",
    [id],
  );
  expect(reads).toEqual([{ actor_id: administrator.accountId, after: { user_id: user.accountId, subject } }]);

  const resend = () => administrator.post(`/api/admin/mails/${id}/resend`, { reason: 'The server is back' });
  expect(expectClosedError(await resend(), 409).details).toMatchObject({ reason: 'mail_waiting' });
  await app.database.query(
    "update mails set given_up_at = now(), error = 'connect ECONNREFUSED', tries = 13 where id = $1",
    [id],
  );
  const jobs = () =>
    app.database.query<{ state: string }>(
      "select state::text from pgboss.job where name = 'send-mail' and data->>'mail_id' = $1",
      [id],
    );
  await app.database.query(
    "update pgboss.job set state = 'failed' where name = 'send-mail' and data->>'mail_id' = $1",
    [id],
  );
  expect(await list('&state=failed')).toMatchObject({
    total: 1,
    items: [{ state: 'failed', attempts: 13, error: 'connect ECONNREFUSED' }],
  });
  expect((await list('&state=sent')).total).toBe(0);
  expect((await resend()).body).toEqual({ id });
  // The failed job itself runs again: no second one could send the mail twice.
  expect(await jobs()).toEqual([{ state: 'retry' }]);
  expect((await list('&state=waiting')).total).toBe(1);

  await app.database.query('update mails set given_up_at = now() where id = $1', [id]);
  await app.database.query("delete from pgboss.job where name = 'send-mail' and data->>'mail_id' = $1", [id]);
  expect((await resend()).status).toBe(200);
  expect(await jobs()).toEqual([{ state: 'created' }]);
  const audited = await app.database.query(
    "select reason, before, after from audit_logs where action = 'resend_mail' and subject_id = $1 limit 1",
    [id],
  );
  expect(audited).toEqual([
    {
      reason: 'The server is back',
      before: { state: 'failed', error: 'connect ECONNREFUSED' },
      after: { state: 'waiting', user_id: user.accountId, subject },
    },
  ]);

  for (const path of ['/api/admin/mails', `/api/admin/mails/${id}`])
    expectClosedError(await user.get(path), 403);
  expectClosedError(await user.post(`/api/admin/mails/${id}/resend`, { reason: 'Please' }), 403);
});
