import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { checkWarnings } from './use-cases/check-warnings.ts';
import { seedWarningRules } from './use-cases/seed-warning-rules.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  await app.database.query('update warning_rules set is_active = false');
});
afterAll(() => app.stop());

const look = (now = new Date()) =>
  checkWarnings({
    servicePool: app.services.database.servicePool,
    outbox: app.services.outbox,
    baseUrl: app.baseUrl,
    dailyLimitMicrodollars: 1_000_000_000,
    now,
  });
const mailsAbout = (name: string) =>
  app.database.query<{ recipient: string }>(
    'select recipient from mails where subject like $1 order by recipient',
    [`%${name}`],
  );
const fail = (calls: number, failures: number) =>
  app.database.query(
    `insert into provider_minutes (provider, minute, calls, failures) values ('openai', date_trunc('minute', now()), $1, $2)
     on conflict (provider, minute) do update set calls = $1, failures = $2`,
    [calls, failures],
  );
const RULE = {
  name: 'Many calls fail',
  measure: 'failed_answers',
  comparison: 'gt',
  threshold: 25,
  window_minutes: 15,
  cooldown_minutes: 60,
  receivers: 'ops@example.com\nnight@example.com',
  is_active: true,
};

describe('warnings', () => {
  it('come with rules of the product, added once', async () => {
    const { body } = await administrator.get('/api/admin/warning_rules');
    expect(body.items).toHaveLength(6);
    await app.database.query(`delete from warning_rules where name = 'High memory usage'`);
    await seedWarningRules(app.services.database.servicePool);
    expect((await administrator.get('/api/admin/warning_rules')).body.items).toHaveLength(5);
  });

  it('that come later with the product leave a rule that is called the same, and let it start', async () => {
    await app.database.query("delete from seeds where name = 'performance-warning-rules'");
    await app.database.query("delete from warning_rules where name = 'Slow Response Time'");
    await app.database.query("update warning_rules set threshold = 7 where name = 'High Error Rate'");
    await seedWarningRules(app.services.database.servicePool);
    const kept = await app.database.query<{ name: string; threshold: number }>(
      "select name, threshold from warning_rules where name in ('High Error Rate', 'Slow Response Time') order by name",
    );
    expect(kept).toEqual([
      { name: 'High Error Rate', threshold: 7 },
      { name: 'Slow Response Time', threshold: 2_000 },
    ]);
    await app.database.query('update warning_rules set is_active = false');
  });

  it('are mailed once, however many look, and again only after a while', async () => {
    const { body: rule } = await administrator.post('/api/admin/warning_rules', RULE);
    await fail(40, 10);
    expect(await look()).toEqual([]);
    await fail(40, 11);
    const looks = await Promise.all([look(), look(), look()]);
    expect(looks.flat()).toEqual(['Many calls fail']);
    const mails = await mailsAbout('Many calls fail');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['night@example.com', 'ops@example.com']);
    expect(await look(new Date(Date.now() + 59 * 60_000))).toEqual([]);

    const { body } = await administrator.get('/api/admin/rules/warnings');
    expect(body.readings).toEqual([
      {
        rule_id: rule.id,
        name: 'Many calls fail',
        measure: 'failed_answers',
        comparison: 'gt',
        threshold: 25,
        value: 27.5,
        would_warn: true,
        is_cooling_down: true,
      },
    ]);
    expect(body.warnings).toMatchObject([{ rule_id: rule.id, value: 27.5, threshold: 25 }]);
    const { body: listed } = await administrator.get(`/api/admin/warning_rules/${rule.id}`);
    expect(listed.last_triggered_at).toBe(body.warnings[0].warned_at);

    await fail(40, 40);
    await app.database.query("update provider_minutes set minute = minute + interval '61 minutes'");
    expect(await look(new Date(Date.now() + 61 * 60_000))).toEqual(['Many calls fail']);
    await administrator.post('/api/admin/warning_rules/bulk', {
      action: 'trash',
      ids: [rule.id],
      reason: 'A test',
    });
    expect(await look(new Date(Date.now() + 200 * 60_000))).toEqual([]);
  });

  it('come of what the product itself answers, however many processes counted it', async () => {
    await administrator.post('/api/admin/warning_rules', {
      ...RULE,
      name: 'Many errors',
      measure: 'error_rate',
      threshold: 5,
    });
    // All others are refused (4xx), which must not trigger a warning.
    const count = (calls: number, errors: number) =>
      app.database.query(
        `insert into call_minutes select date_trunc('minute', now()), 'keywords.list_keywords', gen_random_uuid(), 'call',
           $1::int, $1::int - $2::int, $2::int, 10, '{0}', array[$1::int]`,
        [calls, errors],
      );
    await count(30, 0);
    await count(10, 2);
    expect(await look()).toEqual([]);
    await count(10, 1);
    expect(await look()).toEqual(['Many errors']);
    expect((await mailsAbout('Many errors')).length).toBe(2);
  });

  it('come of errors that were reported, and not of those that somebody ignores', async () => {
    const report = { message: 'The cart is not a function', category: 'ROUTE_ERROR' };
    expect((await administrator.post('/api/errors', report)).body).toEqual({ is_kept: true });
    const { body: errors } = await administrator.get('/api/admin/errors?state=open');
    const found = errors.items.find(({ message }: { message: string }) => message === report.message);
    const rule = { ...RULE, name: 'Something broke', measure: 'reported_errors', threshold: 0 };
    await app.database.query('delete from error_groups where id <> $1', [found.id]);
    const put = (state: string) =>
      administrator.post(`/api/admin/errors/${found.id}/state`, { state, reason: 'A test' });
    expect((await put('ignored')).status).toBe(200);
    await administrator.post('/api/admin/warning_rules', rule);
    expect(await look()).toEqual([]);
    expect((await put('open')).status).toBe(200);
    expect(await look()).toEqual(['Something broke']);
  });

  it('go to all active administrators where a rule names nobody', async () => {
    const other = await app.newAdministrator();
    await app.database.query(`update auth."user" set is_active = false where id = $1`, [other.personId]);
    const everybody = {
      ...RULE,
      name: 'Nothing is given up',
      measure: 'failed_jobs',
      comparison: 'eq',
      threshold: 0,
    };
    await administrator.post('/api/admin/warning_rules', { ...everybody, receivers: '' });
    expect(await look()).toEqual(['Nothing is given up']);
    const recipients = (await mailsAbout('Nothing is given up')).map(({ recipient }) => recipient);
    expect(recipients).toContain(administrator.email);
    expect(recipients).not.toContain(other.email);
  });

  it('are refused where an address is none', async () => {
    const reply = await administrator.post('/api/admin/warning_rules', {
      ...RULE,
      name: 'x',
      receivers: 'ops@',
    });
    expect(reply.status).toBe(400);
    expect(reply.body.details.fields.receivers[0]).toContain('ops@');
  });
});
