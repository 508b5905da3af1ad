import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { type Reply, send, type TestUser } from '../../../test/user.ts';
import { takesViewBack, type View, viewAs, viewCookieOf } from '../../../test/view-as.ts';
import { startApi } from '../../api.ts';
import { createLog } from '../../lib/log.ts';

const MINUTE_MS = 60_000;

const app = sharedApp();
let administrator: TestUser;
let user: TestUser;
let now: () => Date;
beforeAll(async () => {
  ({ now } = app.services.checks);
  administrator = await app.newAdministrator();
  user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  await user.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
});
afterEach(() => {
  app.services.checks.now = now;
});

const start = (personId = user.personId) => viewAs(app.baseUrl, administrator, personId);

/** The event stream of a view, once it is open. */
async function listen({ cookie }: View): Promise<{ heard: string; isOver: boolean }> {
  const { body } = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie } });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const stream = { heard: '', isOver: false };
  void (async () => {
    for (;;) {
      const next = await reader?.read();
      if (next === undefined || next.done) break;
      stream.heard += next.value;
    }
    stream.isOver = true;
  })();
  await expect.poll(() => stream.heard).toContain('ready');
  return stream;
}

/** Holds for a page that still shows the user's things: it is refused once, and loses the cookie. */
function expectEnded(reply: Reply): void {
  expect(expectClosedError(reply, 403).details?.reason).toBe('view_as_ended');
  expect(takesViewBack(reply)).toBe(true);
}

const auditRows = (action: string) =>
  app.database.query<{ actor_id: string; subject_id: string; reason: string | null; after: object }>(
    'select actor_id, subject_id, reason, after from audit_logs where action = $1 order by created_at, id',
    [action],
  );

describe('an administrator who views as a user', () => {
  it('reads what the user reads, as nobody but the user', async () => {
    const view = await start();
    expect(view.started.body.data).toMatchObject({ user_id: user.personId });
    for (const path of ['/api/profile', '/api/keywords', '/api/dashboard', '/api/plan-usage'])
      expect((await view.get(path)).body, path).toEqual((await user.get(path)).body);
    expect((await view.post('/rpc/get_my_roles')).body).toEqual([{ role: 'user' }]);
    const { body } = await view.get('/api/auth/get-session');
    expect(body.user).toMatchObject({
      id: user.personId,
      email: user.email,
      name: 'Test Person',
      plan_type: 'Professional',
    });
    expect(body.view_as.seconds_left).toBeGreaterThan(29 * 60);
    expect(body.view_as.seconds_left).toBeLessThanOrEqual(30 * 60);
    expect(JSON.stringify(body)).not.toContain(administrator.email);
  });

  it('writes nothing, and is told why', async () => {
    const view = await start();
    for (const [path, body] of [
      ['/rpc/add_my_keyword', { keyword_text: 'tax' }],
      ['/api/runs', {}],
      ['/functions/profile-operations', { operation: 'update_profile', userId: user.personId }],
      ['/api/errors', { message: 'broken' }],
      ['/api/auth/sign-out', {}],
      ['/api/auth/change-password', { currentPassword: user.password, newPassword: 'another 1 password' }],
    ] as const) {
      const refusal = expectClosedError(await view.post(path, body), 403);
      expect(refusal, path).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Viewing as Test Person is read-only.',
        details: { reason: 'view_as_read_only' },
      });
    }
    const upload = { body: new Uint8Array([1, 2, 3]), cookie: view.cookie };
    expectClosedError(await send(app.baseUrl, 'POST', '/api/avatar', upload), 403);
    expect((await user.get('/api/keywords')).body.total).toBe(1);
    expect((await administrator.get('/api/profile')).status).toBe(200);
    const read = { operation: 'get_profile', userId: user.personId };
    expect((await view.post('/functions/profile-operations', read)).status).toBe(200);
  });

  it('is shown neither payments nor how the user signs in, no files, and nothing of the back office', async () => {
    const view = await start();
    for (const path of [
      '/api/payments',
      '/api/subscription',
      '/api/sessions',
      '/api/data-copy',
      '/downloads/0199c1de-0000-7000-8000-000000000000.zip',
      '/api/keyword-list/csv',
      '/api/visibility-results/csv',
      '/api/auth/verify-email?token=x',
      '/api/admin/users',
      '/api/admin/logos',
    ]) {
      const refusal = expectClosedError(await view.get(path), 403);
      expect(refusal, path).toMatchObject({
        message: 'This is not shown while viewing as Test Person.',
        details: { reason: 'view_as_hidden' },
      });
    }
    const operation = { operation: 'get_user_details', userId: user.personId, data: {} };
    expectClosedError(await view.post('/functions/admin-operations', operation), 403);
    expectClosedError(await view.post('/functions/create-portal-session', {}), 403);
  });

  it('leaves no trace in what is kept of the user’s own doing, and pays with the own limits', async () => {
    const stranger = await app.newUser();
    await app.database.query("update persons set last_seen_at = '2020-01-01' where id = $1", [
      stranger.personId,
    ]);
    await app.database.query("delete from rate_buckets where key like 'writes:%'");
    const view = await start(stranger.personId);
    await view.get('/api/profile');
    expectClosedError(await view.post('/rpc/add_my_keyword', { keyword_text: 'tax' }), 403);
    const [profile] = await app.database.query<{ last_seen_at: Date }>(
      'select last_seen_at from persons where id = $1',
      [stranger.personId],
    );
    expect(profile?.last_seen_at.getUTCFullYear()).toBe(2020);
    const keys = await app.database.query<{ key: string }>(
      "select key from rate_buckets where key like 'writes:%'",
    );
    expect(keys.map(({ key }) => key)).toEqual([`writes:${administrator.personId}`]);
  });

  it('stands beside the user in the line of the log', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const api = await startApi({ ...app.services, log });
    try {
      const view = await start();
      const baseUrl = `http://localhost:${api.port}`;
      const reply = await send(baseUrl, 'GET', '/api/profile', { cookie: view.cookie });
      const id = reply.headers.get('x-request-id') ?? '';
      await expect.poll(() => lines.filter((line) => line.includes(id))).toHaveLength(1);
      expect(JSON.parse(lines.find((line) => line.includes(id)) ?? '')).toMatchObject({
        path: '/api/profile',
        viewed_user_id: user.personId,
        administrator_id: administrator.personId,
      });
    } finally {
      await api.stop();
    }
  });

  it('hears what changes for the user, until the view is stopped', async () => {
    const view = await start();
    const stream = await listen(view);
    await user.patch('/api/profile', { company_name: 'Northwind Traders' });
    await expect.poll(() => stream.heard).toContain('profile_updated');
    await view.post('/rpc/stop_view_as');
    await expect.poll(() => stream.isOver).toBe(true);
  });
});

describe('a view as a user', () => {
  it('stands in the audit with both, when it began and when it was stopped, and in the user’s own settings', async () => {
    const viewed = await app.newUser();
    const view = await viewAs(app.baseUrl, administrator, viewed.personId, 'A report is missing');
    const [open] = (await viewed.get('/api/support-views')).body.items;
    expect(open).toMatchObject({ reason: 'A report is missing' });
    expect(Date.parse(open.ends_at) - Date.parse(open.started_at)).toBe(30 * MINUTE_MS);
    const stopped = await view.post('/rpc/stop_view_as');
    expect(stopped.body).toEqual({ user_id: viewed.personId });
    expect(takesViewBack(stopped)).toBe(true);
    const both = { actor_id: administrator.personId, subject_id: viewed.personId };
    expect((await auditRows('start_view_as')).at(-1)).toMatchObject({
      ...both,
      reason: 'A report is missing',
    });
    expect((await auditRows('stop_view_as')).at(-1)).toMatchObject({ ...both, reason: null });
    const { items } = (await viewed.get('/api/support-views')).body;
    expect(items).toHaveLength(1);
    expect(Date.parse(items[0].ends_at)).toBeLessThan(Date.parse(open.ends_at));
    expect(JSON.stringify(items)).not.toContain(administrator.personId);
    expect((await user.get('/api/support-views')).body.items).not.toContainEqual(items[0]);
  });

  it('that was stopped is over wherever its cookie was copied to, and cannot be stopped again', async () => {
    const view = await start();
    await view.post('/rpc/stop_view_as');
    expectEnded(await view.get('/api/profile'));
    expect(expectClosedError(await administrator.post('/rpc/stop_view_as'), 409).details?.reason).toBe(
      'nothing_changed',
    );
  });

  it('that has ended is not taken back by the event stream, whose refusal no page can read', async () => {
    const view = await start();
    await view.post('/rpc/stop_view_as');
    const refused = await view.get('/api/events');
    expect(expectClosedError(refused, 403).details?.reason).toBe('view_as_ended');
    expect(takesViewBack(refused)).toBe(false);
    expectEnded(await view.get('/api/auth/get-session'));
  });

  it('ends after thirty minutes, and what a page of it still asks for is not done to the own account', async () => {
    const view = await start();
    app.services.checks.now = () => new Date(Date.now() + 29 * MINUTE_MS);
    expect((await view.get('/api/profile')).body.id).toBe(user.personId);
    app.services.checks.now = () => new Date(Date.now() + 31 * MINUTE_MS);
    expectEnded(await view.get('/api/profile'));
    expectEnded(await view.post('/rpc/add_my_keyword', { keyword_text: 'tax' }));
    expect((await administrator.get('/api/keywords')).body.total).toBe(0);
  });

  const endings: [string, (ids: { viewed: TestUser; viewer: TestUser }) => Promise<unknown>][] = [
    [
      'the role of the administrator',
      ({ viewer }) =>
        app.database.query(`update auth."user" set role = 'user' where id = $1`, [viewer.personId]),
    ],
    [
      'the account of the user',
      ({ viewed }) =>
        administrator.post('/functions/admin-operations', {
          operation: 'set_user_status',
          userId: viewed.personId,
          data: { isActive: false, reason: 'Closed' },
        }),
    ],
    [
      'the user becoming an administrator',
      ({ viewed }) =>
        app.database.query(`update auth."user" set role = 'admin' where id = $1`, [viewed.personId]),
    ],
  ];
  it.each(endings)('ends with %s', async (_what, end) => {
    const [viewed, viewer] = [await app.newUser(), await app.newAdministrator()];
    const view = await viewAs(app.baseUrl, viewer, viewed.personId);
    expect((await view.get('/api/profile')).body.id).toBe(viewed.personId);
    await end({ viewed, viewer });
    expectEnded(await view.get('/api/profile'));
  });

  it('ends with the session it was started in, and is none of another session', async () => {
    const viewer = await app.newAdministrator();
    const view = await viewAs(app.baseUrl, viewer, user.personId);
    const other = `${administrator.cookie}; ${view.viewCookie}`;
    const { body } = await send(app.baseUrl, 'GET', '/api/profile', { cookie: other });
    expect(body.id).toBe(administrator.personId);
    await app.database.query('delete from auth.session where user_id = $1', [viewer.personId]);
    expectClosedError(await view.get('/api/profile'), 401);
  });

  it('is had by no cookie that we have not signed', async () => {
    const view = await start();
    const forged = view.viewCookie.replace(/.{43}$/, 'A'.repeat(43));
    const cookie = `${administrator.cookie}; ${forged}`;
    expect((await send(app.baseUrl, 'GET', '/api/profile', { cookie })).body.id).toBe(administrator.personId);
    const alone = { cookie: view.viewCookie };
    expectClosedError(await send(app.baseUrl, 'GET', '/api/profile', alone), 401);
  });

  it('is kept in a cookie that no script reads, and that another page’s form does not send', async () => {
    const { started } = await start();
    const line = started.headers.getSetCookie().find((one) => one.includes('view_as'));
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('of one session is the only one: the next ends it', async () => {
    const first = await start();
    const stream = await listen(first);
    const second = await start((await app.newUser()).personId);
    await expect.poll(() => stream.isOver).toBe(true);
    expectEnded(await first.get('/api/profile'));
    expect((await second.get('/api/profile')).status).toBe(200);
  });

  it('of one session is the only one also where two are begun at once', async () => {
    const viewed = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
    const views = await Promise.all(viewed.map(({ personId }) => start(personId)));
    const statuses = await Promise.all(views.map(async (view) => (await view.get('/api/profile')).status));
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
  });

  it('is refused of administrators, of oneself, and of who cannot sign in', async () => {
    const inactive = await app.newUser();
    const leaving = await app.newUser();
    await app.database.query('update auth."user" set is_active = false where id = $1', [inactive.personId]);
    await app.database.query('update auth."user" set deletion_asked_at = now() where id = $1', [
      leaving.personId,
    ]);
    const other = await app.newAdministrator();
    for (const [personId, reason] of [
      [administrator.personId, 'own_account'],
      [other.personId, 'account_of_administrator'],
      [inactive.personId, 'account_inactive'],
      [leaving.personId, 'account_inactive'],
    ] as const) {
      const view: View = await start(personId);
      expect(expectClosedError(view.started, 409).details?.reason).toBe(reason);
      expect(viewCookieOf(view.started)).toBeNull();
    }
    const asUser = await viewAs(app.baseUrl, user, leaving.personId);
    expectClosedError(asUser.started, 403);
  });
});
