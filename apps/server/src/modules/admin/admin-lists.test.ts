import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';

let app: TestApp;
let administrator: TestUser;
let plans: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  const { body } = await administrator.get('/api/plans');
  plans = Object.fromEntries(body.map((plan: { name: string; id: string }) => [plan.name, plan.id]));
});
afterAll(() => app.stop());

function operate(operation: string, userId: string | undefined, data: unknown = {}, caller = administrator) {
  return caller.post('/functions/admin-operations', { operation, userId, data });
}

describe('the list of users', () => {
  it('finds by name, company, address or id, filters, sorts and pages', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    const userData = { full_name: 'Zoë 100% Unique', company_name: 'Under_score Ltd' };
    await operate('update_user', user.personId, { userData });
    const find = async (query: string) => (await administrator.get(`/api/admin/users?${query}`)).body;
    for (const search of ['zoë 100%', 'under_score', user.personId])
      expect((await find(`search=${encodeURIComponent(search)}`)).items).toMatchObject([
        { id: user.personId, ...userData, plan: { name: 'Professional' }, is_active: true, keywords: 0 },
      ]);
    expect((await find('search=underXscore')).total).toBe(0);
    expect(await find(`search=zo%C3%AB&plan_id=${plans.Free}`)).toMatchObject({ items: [], total: 0 });
    const all = await find('order=asc&page_size=1');
    const second = await find('order=asc&page_size=1&page=2');
    expect(second.items[0].created_at >= all.items[0].created_at).toBe(true);
    expect(second.items[0].id).not.toBe(all.items[0].id);
    const roles = await find('role=admin&page_size=100');
    expect(roles.items.every(({ role }: { role: string }) => role === 'admin')).toBe(true);
    expectClosedError(await administrator.get('/api/admin/users?sort=password'), 400);
    expectClosedError(await user.get('/api/admin/users'), 403);
  });

  it('finds what very many have as it finds what few have, whatever it is sorted by', async () => {
    const crowd = 1_002;
    await app.database.query(
      `insert into auth."user" (id, name, email) select gen_random_uuid(), 'One Of Many ' || n, 'crowd-' || n || '@example.com'
       from generate_series(1, $1::int) n`,
      [crowd],
    );
    await app.database.query(
      `update brands set company_name = 'Harbour' from persons p where p.id = account_id and p.email like 'crowd-%' and p.full_name like '% 7%'`,
    );
    const find = async (query: string) => (await administrator.get(`/api/admin/users?${query}`)).body;
    // A part of addresses, a part of names, and one that only names and companies have.
    for (const part of ['crowd-', 'one%20of%20many'])
      for (const sort of ['created_at', 'email', 'last_seen_at']) {
        const last = await find(`search=${part}&sort=${sort}&page=11&page_size=100`);
        expect(last).toMatchObject({ total: crowd, is_total_capped: false });
        expect(last.items).toHaveLength(2);
      }
    const some = await find('search=harbour&page_size=100');
    expect(some.total).toBe(111);
    expect(some.items.every(({ company_name }: { company_name: string }) => company_name === 'Harbour')).toBe(
      true,
    );
    expect((await find(`search=crowd-&plan_id=${plans.Free}`)).total).toBe(crowd);
    expect((await find(`search=crowd-&plan_id=${plans.Professional}`)).total).toBe(0);
    expect((await find('search=crowd-&status=inactive')).total).toBe(0);
  });

  it('narrows by the days of joining and of the last visit, the last day included', async () => {
    const user = await app.newUser();
    await app.database.query(`update auth."user" set created_at = '2024-02-29T23:59:59Z' where id = $1`, [
      user.personId,
    ]);
    await app.database.query("update persons set last_seen_at = '2024-03-05T00:00:00Z' where id = $1", [
      user.personId,
    ]);
    const ids = async (query: string) =>
      (await administrator.get(`/api/admin/users?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids('joined_to=2024-02-29')).toEqual([user.personId]);
    expect(await ids('joined_from=2024-02-29&joined_to=2024-03-01')).toEqual([user.personId]);
    expect(await ids('joined_to=2024-02-28')).toEqual([]);
    expect(await ids('seen_from=2024-03-05&seen_to=2024-03-05')).toEqual([user.personId]);
    expect(await ids('seen_to=2024-03-04')).toEqual([]);
    expect((await ids('sort=last_seen_at&order=asc'))[0]).toBe(user.personId);
    expect((await ids('sort=last_seen_at'))[0]).not.toBe(user.personId);
    expectClosedError(await administrator.get('/api/admin/users?joined_from=yesterday'), 400);
    for (const year0 of ['users?joined_from=0000-01-01', 'users?seen_from=0000-12-31'])
      expectClosedError(await administrator.get(`/api/admin/${year0}`), 400);
  });

  it('is a file with the same filters, in which no cell is a formula', async () => {
    const user = await app.newUser();
    await operate('update_user', user.personId, { userData: { full_name: '=HYPERLINK("x")' } });
    const file = await administrator.get(`/api/admin/users/csv?search=${user.personId}`);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = String(file.body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Id,Email,Full Name,Company,Role,Status,Plan,Keywords,Joined (UTC)');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")",,user,active,Free,0,`);
    expectClosedError(await user.get('/api/admin/users/csv'), 403);
  });
});

describe('sign_out_user', () => {
  it('ends every session, says how many, and the account signs in again', async () => {
    const user = await app.newUser();
    const reply = await operate('sign_out_user', user.personId, { reason: 'A lost laptop' });
    expect(reply.body.data).toEqual({ user_id: user.personId, sessions_ended: 1 });
    expectClosedError(await user.get('/api/profile'), 401);
    const again = expectClosedError(
      await operate('sign_out_user', user.personId, { reason: 'Once more' }),
      409,
    );
    expect(again.details?.reason).toBe('nothing_changed');
    const [row] = await app.database.query(
      "select reason, before, after from audit_logs where action = 'sign_out_user' and subject_id = $1",
      [user.personId],
    );
    expect(row).toEqual({ reason: 'A lost laptop', before: { sessions: 1 }, after: { sessions: 0 } });
    expectClosedError(await operate('sign_out_user', user.personId, { reason: ' ' }), 400);
  });
});

describe('the audit rows', () => {
  it('are found by who did it and to whom, in words or by id, and are a file with the same filters', async () => {
    const user = await app.newUser();
    await operate('add_admin_note', user.personId, { note: 'Calls on Fridays' });
    await operate('update_user', user.personId, { userData: { full_name: 'Another Name' }, reason: 'Asked' });
    const { body } = await operate('get_user_details', user.personId);
    const { email } = body.data.profile;
    const actions = async (data: object) =>
      (await operate('get_audit_logs', undefined, data)).body.data.items.map(
        ({ action }: { action: string }) => action,
      );
    const own = await administrator.get('/api/profile');
    expect(await actions({ subject: email.toUpperCase() })).toEqual(['update_user', 'add_admin_note']);
    expect(await actions({ subject: user.personId, actor: own.body.email })).toEqual([
      'update_user',
      'add_admin_note',
    ]);
    expect(await actions({ subject: user.personId, actor: 'nobody@' })).toEqual([]);
    expect(await actions({ subject: user.personId, action: 'update_user' })).toEqual(['update_user']);
    expect(await actions({ subject: user.personId, subjectType: 'plan' })).toEqual([]);
    const file = await administrator.get(`/api/admin/audit-logs/csv?subject=${user.personId}`);
    const lines = String(file.body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,update_user,user,${user.personId},${email},Asked,`);
    expect(lines[1]).toContain('""full_name"":""Another Name""');
    expectClosedError(await user.get('/api/admin/audit-logs/csv'), 403);
  });

  it('is one file also where it is read in several steps, each row once and the newest first', async () => {
    const kind = newId();
    await app.database.query(
      `insert into audit_logs (id, actor_kind, actor_id, action, subject_type, subject_id, request_id, created_at)
       select gen_random_uuid(), 'administrator', $1, 'walk', $2, n::text, 'walk-' || n, now() - (n / 3) * interval '1 second'
       from generate_series(1, 2500) n`,
      [administrator.personId, kind],
    );
    const file = await administrator.get(`/api/admin/audit-logs/csv?subjectType=${kind}`);
    const rows = String(file.body).trimEnd().split('\r\n').slice(1);
    const cells = rows.map((row) => row.split(','));
    expect(new Set(cells.map(([id]) => id)).size).toBe(2_500);
    const times = cells.map(([, time]) => time);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('get_topic_overview', () => {
  it('counts the companies of each category, and those without one', async () => {
    const overview = async () => (await operate('get_topic_overview', undefined)).body.data;
    const before = await overview();
    expect(before.categories).toHaveLength(20);
    const [first, second] = before.categories;
    expect(first).toMatchObject({ is_active: true, subcategories: 6, ideas: expect.any(Number) });
    expect(
      Math.min(...before.categories.map(({ ideas }: { ideas: number }) => ideas)),
    ).toBeGreaterThanOrEqual(3);
    const [undecided, divided, undivided] = [
      await app.newUser({ company: 'Northwind' }),
      await app.newUser({ company: 'Southwind' }),
      await app.newUser({ company: 'Eastwind' }),
    ];
    const { body: parts } = await divided.get(`/api/topic-categories/${first.id}/subcategories`);
    await divided.patch('/api/profile', {
      business_category_id: first.id,
      business_subcategory_id: parts[0].id,
    });
    await undivided.patch('/api/profile', { business_category_id: first.id });
    await app.database.query('update topic_subcategories set is_active = false where category_id = $1', [
      second.id,
    ]);
    await app.database.query('update topic_ideas set is_active = false where category_id = $1', [second.id]);
    const after = await overview();
    expect(after.categories[0]).toEqual({
      ...first,
      companies: first.companies + 2,
      undivided: first.undivided + 1,
    });
    expect(after.categories[1]).toEqual({ ...second, subcategories: 0, ideas: 0 });
    expect(after.companies - before.companies).toBe(3);
    expect(after.without_category - before.without_category).toBe(1);
    expectClosedError(await operate('get_topic_overview', undefined, {}, undecided), 403);
  });
});

describe('get_audit_logs', () => {
  it('are the newest first, page by page, of all or of one user', async () => {
    const user = await app.newUser();
    for (const note of ['one', 'two', 'three']) await operate('add_admin_note', user.personId, { note });
    const { data } = (await operate('get_audit_logs', user.personId, { limit: 2, offset: 1 })).body;
    expect(data).toMatchObject({ total: 3, limit: 2, offset: 1 });
    expect(data.items.map(({ after }: { after: { note: string } }) => after.note)).toEqual(['two', 'one']);
    const [email] = await app.database.query('select email from auth."user" where id = $1', [user.personId]);
    expect(data.items[0]).toMatchObject({
      action: 'add_admin_note',
      actor_id: administrator.personId,
      subject_id: user.personId,
      subject_email: email?.email,
      before: null,
    });
    const all = (await operate('get_audit_logs', undefined, { action: 'add_admin_note', limit: 1 })).body
      .data;
    expect(all.total).toBeGreaterThanOrEqual(3);
    const future = { from: new Date(Date.now() + 60_000).toISOString() };
    expect((await operate('get_audit_logs', undefined, future)).body.data).toMatchObject({
      items: [],
      total: 0,
    });
    expectClosedError(await operate('get_audit_logs', undefined, { limit: 101 }), 400);
  });
});

describe('get_admin_analytics', () => {
  it('counts by day up to today, 30 days when nothing is said', async () => {
    const before = (await operate('get_admin_analytics', undefined)).body.data;
    expect(before.days).toHaveLength(30);
    expect(before.days.at(-1).day).toBe(new Date().toISOString().slice(0, 10));
    await app.newUser();
    const after = (await operate('get_admin_analytics', undefined, { daysBack: 1 })).body.data;
    expect(after.days).toHaveLength(1);
    expect(after.days.at(-1).new_users).toBe(before.days.at(-1).new_users + 1);
    expect(after.totals.users).toBe(before.totals.users + 1);
    const onPlans = after.plans.reduce((all: number, { users }: { users: number }) => all + users, 0);
    expect(onPlans).toBe(after.totals.users);
    expectClosedError(await operate('get_admin_analytics', undefined, { daysBack: 367 }), 400);
  });

  it('leaves out plans in the trash that nobody is on', async () => {
    const names = async (): Promise<string[]> =>
      (await operate('get_admin_analytics', undefined)).body.data.plans.map(
        ({ name }: { name: string }) => name,
      );
    const trash = (moment: string) =>
      app.database.query(`update plans set deleted_at = ${moment} where name = 'Enterprise'`);
    expect(await names()).toContain('Enterprise');
    await trash('now()');
    const withoutUsers = await names();
    const user = await app.newUser();
    await app.database.query('update accounts set plan_id = $2 where id = $1', [
      user.personId,
      plans.Enterprise,
    ]);
    const withUsers = await names();
    await trash('null');
    expect(withoutUsers).not.toContain('Enterprise');
    expect(withUsers).toContain('Enterprise');
  });
});

describe('get_attention', () => {
  const attention = async () => (await operate('get_attention', undefined)).body.data;

  it('has nothing to say of an installation that is well', async () => {
    expect(await attention()).toMatchObject({
      paused_providers: [],
      today: { spent_usd: 0, reserved_usd: 0 },
      waiting: { count: 0, since: null },
      failed_mails: 0,
      failed_jobs: 0,
      open_errors: 0,
      pending_comments: 0,
    });
    expect((await attention()).today.limit_usd).toBeGreaterThan(0);
    const user = await app.newUser();
    expectClosedError(await operate('get_attention', undefined, {}, user), 403);
  });

  it('names a provider that waits, what the day has cost, and what was given up', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await app.database.query(
      `insert into provider_states (provider, paused_until, pause_reason)
       values ('openai', now() + interval '1 hour', 'invalid_key'), ('claude', now() - interval '1 hour', 'over')`,
    );
    await app.database.query(
      `insert into spend_days (day, provider, spent_microdollars, reserved_microdollars)
       values ($1, 'all', 1500000, 250000)`,
      [day],
    );
    await app.database.query(
      `insert into mails (id, user_id, recipient, subject, text, created_at, given_up_at)
       values (gen_random_uuid(), gen_random_uuid(), 'a@b.example', 'A subject', '', now(), now())`,
    );
    await app.database.query(
      `insert into error_groups (id, fingerprint, category, message, route, version, times, state, first_seen_at, last_seen_at)
       select gen_random_uuid(), state, 'UNKNOWN_ERROR', 'broken', '/', '1', 1, state, now(), now()
       from unnest(array['open', 'resolved']) state`,
    );
    const reader = await app.newUser();
    const [post] = (await reader.get('/api/posts')).body;
    await reader.post(`/api/posts/${post.slug}/comments`, { content: 'Well said.' });
    expect(await attention()).toMatchObject({
      open_errors: 1,
      pending_comments: 1,
      paused_providers: [{ channel: 'openai', reason: 'invalid_key' }],
      today: { spent_usd: 1.5, reserved_usd: 0.25 },
      failed_mails: 1,
    });
  });
});
