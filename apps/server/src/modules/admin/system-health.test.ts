import { SYSTEM_CHECKS, type SystemCheck, type SystemCheckName } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';

const AUTH_SECRET = 'a secret of the tests that nobody is to read anywhere';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp({ AUTH_SECRET });
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const health = async () => (await administrator.get('/api/admin/system-health')).body;
const checkOf = async (name: SystemCheckName): Promise<SystemCheck> =>
  (await health()).checks.find((check: SystemCheck) => check.name === name);

describe('the health of an installation', () => {
  it('is told part by part, and no secret with it', async () => {
    const told = await health();
    expect(told.checks.map(({ name }: SystemCheck) => name)).toEqual(SYSTEM_CHECKS);
    for (const name of ['database', 'migrations', 'workers', 'jobs', 'disk', 'clock', 'proxy'])
      expect(told.checks.find((check: SystemCheck) => check.name === name)).toMatchObject({
        state: 'ok',
        advice: null,
      });
    expect(JSON.stringify(told)).not.toContain(AUTH_SECRET);
    expect(told.checks.find(({ name }: SystemCheck) => name === 'secrets').found).toContain(
      'AUTH_SECRET is set',
    );
  });

  it('counts endpoints of users that get nothing, and events that were given up', async () => {
    expect(await checkOf('webhooks')).toMatchObject({ state: 'ok', advice: null });
    const user = await app.newUser();
    await app.database.query(
      `with added as (
         insert into webhook_endpoints (account_id, id, name, url, events, secret, failing_since, created_at)
         values ($1, $1, 'Ours', 'https://example.com/', '{run.ended}', 'x', now() - interval '3 hours', now()) returning *)
       insert into webhook_deliveries (account_id, id, endpoint_id, event_id, type, body, state, created_at, last_attempt_at)
       select account_id, gen_random_uuid(), id, id, type, '{}', 'failed', now() - interval '25 hours', now()
       from added, unnest('{run.ended,webhook.test}'::text[]) as type`,
      [user.personId],
    );
    expect(await checkOf('webhooks')).toMatchObject({
      state: 'warning',
      found:
        'One user endpoint doesn’t receive events, the first for 3 hours. One event failed permanently within a day.',
    });
  });

  it('is none of a user’s business', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/admin/system-health'), 403);
    expectClosedError(await user.post('/api/admin/system-health/test-mail', {}), 403);
  });

  it('knows the newest backup', async () => {
    expect(await checkOf('backup')).toMatchObject({ state: 'warning' });
    await app.database.query(
      "insert into backups (taken_at, row_count, product_version) values (now() - interval '36 hours', 7, '0.1.0')",
    );
    expect(await checkOf('backup')).toEqual({
      name: 'backup',
      state: 'ok',
      found: 'The last backup is 36 hours old.',
      advice: null,
    });
  });

  it('notices that another version has changed the tables', async () => {
    const [stored] = await app.database.query<{ version: string }>(
      'select version from migrations.schema_version',
    );
    await app.database.query("update migrations.schema_version set version = 'of another version'");
    expect(await checkOf('migrations')).toMatchObject({ state: 'failed' });
    await app.database.query('update migrations.schema_version set version = $1', [stored?.version]);
    expect(await checkOf('migrations')).toMatchObject({ state: 'ok' });
  });

  it('notices jobs that nobody does', async () => {
    await administrator.post('/api/admin/system-health/test-mail', {});
    await app.database.query(
      "update pgboss.job set start_after = now() - interval '20 minutes' where name = 'send-mail'",
    );
    expect(await checkOf('jobs')).toMatchObject({ state: 'failed' });
  });

  it('posts a test mail to who asks, by the way of all mails', async () => {
    const { body, status } = await administrator.post('/api/admin/system-health/test-mail', {});
    expect(status).toBe(200);
    const [mail] = await app.database.query(
      'select recipient, subject, user_id from mails order by created_at desc limit 1',
    );
    expect(mail).toMatchObject({
      recipient: body.recipient,
      subject: 'Emails from Answerscope arrive',
      user_id: administrator.personId,
    });
    await app.database.query("update mails set given_up_at = now(), error = 'connect ECONNREFUSED'");
    const { state, found } = await checkOf('mail');
    expect(state).toBe('failed');
    expect(found).toContain('connect ECONNREFUSED');
  });
});
