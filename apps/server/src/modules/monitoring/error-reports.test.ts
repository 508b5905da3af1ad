import { ErrorReport, LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import type { PersonId } from '../../lib/ids.ts';
import { createLog } from '../../lib/log.ts';
import { productVersion } from '../../lib/product-version.ts';
import { trimErrors } from './monitoring.jobs.ts';
import { reportError } from './use-cases/report-error.ts';
import { reportFault } from './use-cases/report-fault.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from rate_buckets; delete from error_groups'));

const report = (message: string) => ({
  category: 'ROUTE_ERROR',
  message,
  stack: 'Error: x\n    at draw (http://localhost/assets/page-abc1234.js:1:2)',
  url: 'http://localhost/tracker/reports',
  errorId: 'seen-by-the-user',
});
const anonymously = (message: string) => send(app.baseUrl, 'POST', '/api/errors', { body: report(message) });
const groups = async (state = 'open') => (await administrator.get(`/api/admin/errors?state=${state}`)).body;
const setState = (id: string, state: string) =>
  administrator.post(`/api/admin/errors/${id}/state`, { state, reason: 'Mended' });

describe('what browsers report', () => {
  it('is one group however often it comes, with how many accounts met it, and nothing personal', async () => {
    const [one, other] = [await app.newUser(), await app.newUser()];
    for (const by of [one, one, other])
      expect((await by.post('/api/errors', report('no row of ada@example.com'))).body).toEqual({
        is_kept: true,
      });
    await anonymously('no row of bob@example.com');
    await anonymously('something else');
    const { items, total } = await groups();
    expect(total).toBe(2);
    expect(items.find(({ times }: { times: number }) => times === 4)).toMatchObject({
      category: 'ROUTE_ERROR',
      severity: 'high',
      message: 'no row of [email]',
      users: 2,
      state: 'open',
      error_id: 'seen-by-the-user',
      route: '/tracker/reports',
    });
  });

  it('is found by a part of its message or page, by a whole id, and filtered by kind', async () => {
    await anonymously('The cart is empty 100%');
    const other = {
      ...report('The total is wrong'),
      category: 'COMPONENT_ERROR',
      url: 'http://localhost/plans',
      errorId: 'AB12',
    };
    await send(app.baseUrl, 'POST', '/api/errors', { body: other });
    const find = async (query: Record<string, string>) =>
      (await administrator.get(`/api/admin/errors?${new URLSearchParams(query)}`)).body.items.map(
        ({ message }: { message: string }) => message,
      );
    expect(await find({})).toHaveLength(2);
    expect(await find({ search: 'CART' })).toEqual(['The cart is empty 100%']);
    expect(await find({ search: '0%' })).toEqual(['The cart is empty 100%']);
    expect(await find({ search: '/pla' })).toEqual(['The total is wrong']);
    expect(await find({ search: 'ab12' })).toEqual(['The total is wrong']);
    expect(await find({ search: 'ab1' })).toEqual([]);
    const { items } = await groups();
    const { id } = items.find(({ message }: { message: string }) => message === 'The total is wrong');
    expect(await find({ search: id.toUpperCase() })).toEqual(['The total is wrong']);
    expect(await find({ category: 'ROUTE_ERROR' })).toEqual(['The cart is empty 100%']);
    expect(await find({ category: 'ROUTE_ERROR', search: 'total' })).toEqual([]);
    expect(await find({ state: 'resolved', search: 'cart' })).toEqual([]);
    expectClosedError(await administrator.get('/api/admin/errors?category=NONE'), 400);
  });

  it('is taken in both shapes that browsers send', async () => {
    const timestamp = '2026-01-02T03:04:05.000Z';
    const page = { url: 'http://localhost/plans?plan=Free', userAgent: 'Firefox' };
    for (const body of [
      {
        message: 'x is null',
        name: 'TypeError',
        stack: 'TypeError: x',
        timestamp,
        ...page,
        context: {},
      },
      {
        errorId: 'e1',
        category: 'AUTH_ERROR',
        message: 'no session',
        severity: 'high',
        context: { route: '/login', timestamp, userAgent: 'Firefox', sessionId: 's' },
        stack: 'Error: no',
        timestamp,
      },
    ])
      expect((await send(app.baseUrl, 'POST', '/api/errors', { body })).body).toEqual({ is_kept: true });
    expect((await groups()).items).toMatchObject([
      { category: 'AUTH_ERROR', message: 'no session', route: '/login', error_id: 'e1' },
      { category: 'UNKNOWN_ERROR', severity: 'high', message: 'TypeError: x is null', route: '/plans' },
    ]);
  });

  it('is kept five times a minute of one and the same, and no noise at all', async () => {
    for (let times = 0; times < LIMITS.error_reports_per_minute; times += 1) await anonymously('again');
    expect((await anonymously('again')).body).toEqual({ is_kept: false });
    expect((await anonymously('Failed to fetch dynamically imported module')).body).toEqual({
      is_kept: false,
    });
    expect(await groups()).toMatchObject({ total: 1, items: [{ times: LIMITS.error_reports_per_minute }] });
  });

  it('reads no source map once an address has reported too often', async () => {
    const stacks: string[] = [];
    const ctx = {
      servicePool: app.services.database.servicePool,
      rateLimiter: app.services.rateLimiter,
      version: productVersion(),
      sourceMaps: {
        resolveStack: (stack: string) => Promise.resolve(stack),
        sourceOf: (stack: string) => {
          stacks.push(stack);
          return Promise.resolve('src/pages/plans.tsx');
        },
      },
      personId: null,
      address: '203.0.113.7',
      now: new Date(),
    };
    const body = ErrorReport.parse(report('again'));
    for (let times = 0; times < LIMITS.error_reports_per_minute; times += 1)
      expect(await reportError(ctx, body)).toEqual({ is_kept: true });
    expect(await reportError(ctx, body)).toEqual({ is_kept: false });
    expect(stacks).toHaveLength(LIMITS.error_reports_per_minute);
  });

  it('stands beside faults of the server, by the id of its answer', async () => {
    const user = await app.newUser();
    await app.database.query('alter table competitors rename column products to gone');
    try {
      const { id } = expectClosedError(await user.get('/api/competitors'), 500);
      await expect.poll(async () => (await groups()).total).toBe(1);
      expect((await groups()).items).toMatchObject([
        {
          category: 'API_ERROR',
          severity: 'high',
          error_id: id,
          route: '/api/competitors',
          users: 1,
          times: 1,
        },
      ]);
      for (let times = 0; times < LIMITS.error_reports_per_minute + 2; times += 1)
        await user.get('/api/competitors');
      await expect.poll(async () => (await groups()).items[0].times).toBe(LIMITS.error_reports_per_minute);
    } finally {
      await app.database.query('alter table competitors rename column gone to products');
    }
  });

  it('holds no refusal, and nothing of a database that is away', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/competitors/none'), 404);
    await app.database.query('alter table competitors rename to gone');
    try {
      expectClosedError(await user.get('/api/competitors'), 503);
    } finally {
      await app.database.query('alter table gone rename to competitors');
    }
    await anonymously('a mark');
    expect(await groups()).toMatchObject({ total: 1, items: [{ message: 'a mark' }] });
  });

  /** Groups of the day before that somebody met twice, each a second after the one before; the second of them once. */
  const insertGroups = async (met_by: string, groups: number, personId?: PersonId) => {
    await app.database.query(
      `insert into error_groups (id, fingerprint, category, message, route, version, times, met_by, state, first_seen_at, last_seen_at)
       select gen_random_uuid(), $1::text || n, 'API_ERROR', n::text, '/', '1', case n when 2 then 1 else 2 end, $1::text, 'open', now() - interval '1 day',
         now() - interval '1 day' + n * interval '1 second'
       from generate_series(1, $2::int) n`,
      [met_by, groups],
    );
    if (personId !== undefined)
      await app.database.query(
        'insert into error_group_users (user_id, group_id) select $1, id from error_groups where met_by = $2',
        [personId, met_by],
      );
  };
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const trim = () => trimErrors.run({ servicePool: app.services.database.servicePool, log }, {});
  const isThere = async (fingerprint: string) =>
    (await app.database.query('select from error_groups where fingerprint = $1', [fingerprint])).length === 1;

  it('is bounded: what came once and long ago makes room, never what the server just met', async () => {
    await insertGroups('server', LIMITS.error_groups_max);
    await metBy('0.1.0');
    logged.length = 0;
    await trim();
    const { items, total } = await groups();
    expect([total, items[0].message]).toEqual([LIMITS.error_groups_max, 'Error: broken']);
    expect([await isThere('server1'), await isThere('server2')]).toEqual([true, false]);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ deleted: { server: 1 } }]);
    await trim();
    expect(logged).toHaveLength(1);
  });

  it('of accounts has a share: it takes nothing of the server, and who has most makes room', async () => {
    const { error_groups_max, error_groups_of_accounts_max: share } = LIMITS;
    const [user, hoarder] = [await app.newUser(), await app.newUser()];
    await insertGroups('server', error_groups_max - share - 1);
    await insertGroups('account', share - 1, hoarder.personId);
    expect((await user.post('/api/errors', report('true'))).body).toEqual({ is_kept: true });
    await app.database.query(
      `update error_groups set first_seen_at = now() - interval '2 days', last_seen_at = now() - interval '2 days'
       where message = 'true'`,
    );
    expect((await user.post('/api/errors', report('one too many'))).body).toEqual({ is_kept: false });
    await metBy('0.1.0');
    await trim();
    expect((await user.post('/api/errors', report('has room now'))).body).toEqual({ is_kept: true });
    const counted = await app.database.query(
      "select met_by, count(*)::int as count, bool_or(message = 'true') as is_true_there from error_groups group by 1 order by 1",
    );
    expect(counted).toEqual([
      { met_by: 'account', count: Math.floor(share * 0.9) + 1, is_true_there: true },
      { met_by: 'server', count: error_groups_max - share, is_true_there: false },
    ]);
  });

  it('of a visitor becomes an account’s only while accounts have room', async () => {
    const user = await app.newUser();
    await anonymously('broken');
    await insertGroups('account', LIMITS.error_groups_of_accounts_max);
    const witness = () =>
      app.database.query("select met_by, times from error_groups where message = 'broken'");
    expect((await user.post('/api/errors', report('broken'))).body).toEqual({ is_kept: true });
    expect(await witness()).toEqual([{ met_by: 'visitor', times: 2 }]);
    await trim();
    expect((await user.post('/api/errors', report('broken'))).body).toEqual({ is_kept: true });
    expect(await witness()).toEqual([{ met_by: 'account', times: 3 }]);
  });

  it.each(['visitor', 'account'])(
    'of one %s begins so many groups a day, and counts in others',
    async (who) => {
      const user = await app.newUser();
      const post = (message: string) =>
        who === 'account' ? user.post('/api/errors', report(message)) : anonymously(message);
      // Numbers make no difference between two errors.
      const named = (at: number) => `made up ${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : 'z'}`;
      for (let at = 0; at < LIMITS.new_errors_per_day; at += 1)
        expect((await post(named(at))).body).toEqual({ is_kept: true });
      expect((await post('one too many')).body).toEqual({ is_kept: false });
      expect((await post(named(0))).body).toEqual({ is_kept: true });
      expect(await groups()).toMatchObject({ total: LIMITS.new_errors_per_day });
    },
  );

  it('of visitors has a share that it cannot exceed, and says so; nobody else’s goes for it', async () => {
    await insertGroups('visitor', LIMITS.error_groups_of_visitors_max);
    await insertGroups('server', LIMITS.error_groups_max - LIMITS.error_groups_of_visitors_max);
    expect((await anonymously('one too many')).body).toEqual({ is_kept: false });
    const user = await app.newUser();
    expect((await user.post('/api/errors', report('of an account'))).body).toEqual({ is_kept: true });
    await trim();
    expect((await anonymously('has room now')).body).toEqual({ is_kept: true });
    expect([await isThere('visitor2'), await isThere('server2')]).toEqual([false, true]);
    expect((await groups()).items.map(({ message }: { message: string }) => message)).toEqual(
      expect.arrayContaining(['of an account', 'has room now']),
    );
  });

  it('of many at once is counted while surplus is deleted', async () => {
    await insertGroups('visitor', LIMITS.error_groups_of_visitors_max);
    await insertGroups('server', LIMITS.error_groups_max - LIMITS.error_groups_of_visitors_max);
    const users = await Promise.all(Array.from({ length: 8 }, () => app.newUser()));
    const work = users.map((user, at) => user.post('/api/errors', report(`new ${'abcdefgh'[at]}`)));
    const replies = await Promise.all([...work, trim(), trim()]);
    for (const reply of replies) if (reply) expect(reply.body).toEqual({ is_kept: true });
    expect((await groups()).items).toHaveLength(LIMITS.page_size);
  });

  it('of a visitor replaces nothing that another visitor said', async () => {
    await anonymously('broken');
    const [{ route, error_id }] = (await groups()).items;
    const forged = { ...report('broken'), url: 'http://localhost/evil', errorId: 'forged' };
    await send(app.baseUrl, 'POST', '/api/errors', { body: forged });
    expect((await groups()).items).toMatchObject([{ times: 2, route, error_id }]);
  });

  it('of a visitor counts, and replaces nothing that an account or the server said', async () => {
    const user = await app.newUser();
    await user.post('/api/errors', report('broken'));
    const forged = { ...report('broken'), url: 'http://localhost/evil', errorId: 'forged' };
    forged.stack += '\n    at evil (http://localhost/assets/evil-abc1234.js:1:2)';
    expect((await send(app.baseUrl, 'POST', '/api/errors', { body: forged })).body).toEqual({
      is_kept: true,
    });
    const { items } = await groups();
    expect(items).toMatchObject([
      {
        times: 2,
        users: 1,
        route: '/tracker/reports',
        error_id: 'seen-by-the-user',
        stack: 'at draw (http://localhost/assets/page-abc1234.js:1:2)',
      },
    ]);
  });

  it('is resolved with a reason, which is audited, and reopens in a newer version', async () => {
    await anonymously('broken');
    const { id } = (await groups()).items[0];
    expect((await setState(id, 'resolved')).body).toEqual({ id, state: 'resolved' });
    expectClosedError(await setState(id, 'resolved'), 409);
    await anonymously('broken');
    expect((await groups('resolved')).items).toMatchObject([{ times: 2, times_since_resolved: 1 }]);
    await app.database.query("update error_groups set resolved_version = '0.1.0'");
    await anonymously('broken');
    expect((await groups()).items).toMatchObject([{ times: 3, state: 'open', times_since_resolved: null }]);
    const rows = await app.database.query(
      "select reason from audit_logs where action = 'set_error_group_state'",
    );
    expect(rows).toEqual([{ reason: 'Mended' }]);
  });

  const metBy = (version: string) =>
    reportFault(
      { servicePool: app.services.database.servicePool, rateLimiter: app.services.rateLimiter, version },
      { error: new Error('broken'), requestId: 'r1', path: '/api/plans', personId: null, at: new Date() },
    );

  it.each([
    ['0.2.0+869', '0.2.0+870', 'open'],
    ['0.2.0+999', '0.2.0+1000', 'open'],
    ['0.2.0+870', '0.3.0', 'open'],
    ['0.1.0', '0.2.0+870', 'open'],
    ['0.2.0', '0.2.0+870', 'open'],
    ['0.2.0+869', '0.2.0+869', 'resolved'],
    ['0.2.0+870', '0.2.0+869', 'resolved'],
    ['0.2.0+1000', '0.2.0+999', 'resolved'],
    ['0.2.0+870', '0.1.0', 'resolved'],
  ])('that was resolved in %s and is met by %s is %s', async (resolved, met, state) => {
    await metBy('0.1.0');
    await app.database.query("update error_groups set state = 'resolved', resolved_version = $1", [resolved]);
    await metBy(met);
    const rows = await app.database.query('select state, resolved_version, version, times from error_groups');
    expect(rows).toEqual([
      { state, resolved_version: state === 'open' ? null : resolved, version: met, times: 2 },
    ]);
  });

  it('is resolved in the newest build that has met it where an older one answers the administrator', async () => {
    await metBy('999.0.0+7');
    await metBy('0.1.0');
    const { id, version } = (await groups()).items[0];
    expect(version).toBe('999.0.0+7');
    await setState(id, 'resolved');
    const kept = await app.database.query('select resolved_version from error_groups');
    expect(kept).toEqual([{ resolved_version: '999.0.0+7' }]);
  });

  it('of a page that an older build has sent does not reopen, and no page is newer than the server', async () => {
    const from = async (version: string) =>
      (await send(app.baseUrl, 'POST', '/api/errors', { body: { ...report('broken'), version } })).status;
    await anonymously('broken');
    const { id } = (await groups()).items[0];
    await app.database.query("update error_groups set version = '0.0.1'");
    await setState(id, 'resolved');
    expect(await from('0.0.9+12')).toBe(200);
    expect(await from('999.0.0')).toBe(200);
    expect(await from('nonsense 999')).toBe(200);
    expect(await groups('resolved')).toMatchObject({
      total: 1,
      items: [{ times: 4, version: productVersion() }],
    });
  });

  it('that is ignored is counted further and opens only when somebody says so', async () => {
    await anonymously('broken');
    const { id } = (await groups()).items[0];
    expect((await setState(id, 'ignored')).body).toEqual({ id, state: 'ignored' });
    await anonymously('broken');
    expect(await groups()).toMatchObject({ total: 0 });
    expect(await groups('ignored')).toMatchObject({ total: 1, items: [{ times: 2 }] });
    expect((await setState(id, 'open')).body).toEqual({ id, state: 'open' });
    expect(await groups()).toMatchObject({ total: 1 });
  });
});
