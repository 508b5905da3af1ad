import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../../test/shared-app.ts';
import { send, type TestUser } from '../../test/user.ts';
import { startApi } from '../api.ts';
import { type Pool, tenantDatabase } from '../database/pool.ts';
import { createLog } from '../lib/log.ts';

const app = sharedApp();
let user: TestUser;
let other: TestUser;
let api: { port: number; stop(): Promise<void> };
const lines: string[] = [];
beforeAll(async () => {
  user = await app.newUser({ company: 'Northwind' });
  other = await app.newUser();
  api = await startApi({ ...app.services, log: createLog('info', { write: (line) => lines.push(line) }) });
});
afterAll(() => api.stop());

const address = () => `http://localhost:${api.port}`;

/** Holds whatever reads a table until it is let go. */
async function hold(table: 'persons' | 'answers' | 'error_groups'): Promise<() => Promise<void>> {
  const holder = new pg.Client({ ...app.database.superuser, ssl: false });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await holder.query('commit');
    await holder.end();
  };
}

/** Counts connections of a pool in use, and the requests that have come, from now on. */
function watch(pool: Pool) {
  const seen = { inUse: 0, most: 0, taken: 0, requests: 0 };
  const onAcquire = () => {
    seen.taken += 1;
    seen.inUse += 1;
    seen.most = Math.max(seen.most, seen.inUse);
  };
  const onRelease = () => {
    seen.inUse -= 1;
  };
  const onRequest = () => {
    seen.requests += 1;
  };
  pool.on('acquire', onAcquire).on('release', onRelease);
  subscribe('http.server.request.start', onRequest);
  unwatch = () => {
    pool.off('acquire', onAcquire).off('release', onRelease);
    unsubscribe('http.server.request.start', onRequest);
  };
  return seen;
}
let unwatch: () => void = () => undefined;
afterEach(() => unwatch());

const AT_ONCE = 3;
const ended = (path: string) => lines.filter((line) => JSON.parse(line).path === path).length;

describe('reads of one person', () => {
  it('take few connections however many are asked for, and those nobody waits for are not begun', async () => {
    const letGo = await hold('persons');
    const seen = watch(app.services.database.appPool);
    const leaving = new AbortController();
    const asked = Array.from({ length: 40 }, () =>
      fetch(`${address()}/api/profile`, { headers: { cookie: user.cookie }, signal: leaving.signal }).catch(
        () => null,
      ),
    );
    await expect.poll(() => seen.requests).toBe(40);
    await expect.poll(app.database.lockWaits).toBe(AT_ONCE);
    leaving.abort();
    await Promise.all(asked);
    // Another one's reads are not behind them: the plans are no rows of anybody.
    expect((await send(address(), 'GET', '/api/plans', { cookie: other.cookie })).status).toBe(200);
    await letGo();
    expect((await send(address(), 'GET', '/api/profile', { cookie: user.cookie })).status).toBe(200);
    await expect.poll(() => ended('/api/profile')).toBe(41);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    // The three, the plans, the profile that was waited for, and what the product reads beside them.
    expect(seen.most).toBeLessThan(2 * AT_ONCE);
    expect(seen.taken).toBeLessThan(3 * AT_ONCE);
  });

  it('take no more connections when they are asked for by POST, and end when nobody waits for them', async () => {
    const letGo = await hold('answers');
    const seen = watch(app.services.database.appPool);
    const leaving = new AbortController();
    const body = JSON.stringify({ operation: 'get_brand_analytics', userId: user.personId });
    const headers = { cookie: user.cookie, 'content-type': 'application/json', origin: address() };
    const path = '/functions/brand-operations';
    const asked = Array.from({ length: 8 }, () =>
      fetch(`${address()}${path}`, { method: 'POST', headers, body, signal: leaving.signal }).catch(
        () => null,
      ),
    );
    await expect.poll(() => seen.requests).toBe(8);
    await expect.poll(app.database.lockWaits).toBe(AT_ONCE);
    leaving.abort();
    await Promise.all(asked);
    await letGo();
    await expect.poll(() => ended(path)).toBe(8);
    await expect.poll(() => seen.inUse).toBe(0);
    expect(seen.most).toBe(AT_ONCE);
  });

  it('of all users take no more connections either, though a report is asked for by POST', async () => {
    const administrator = await app.newAdministrator();
    const letGo = await hold('answers');
    const seen = watch(app.services.database.servicePool);
    const asked = Array.from({ length: 6 }, (_, day) =>
      send(address(), 'POST', '/functions/analytics-operations/generate-report', {
        cookie: administrator.cookie,
        body: {
          reportType: 'channel-performance',
          parameters: { dateRange: { from: `2026-01-0${day + 1}`, to: '2026-01-31' } },
        },
      }),
    );
    await expect.poll(() => seen.requests).toBe(6);
    await expect.poll(app.database.lockWaits).toBe(AT_ONCE);
    await letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(seen.most).toBeLessThan(asked.length);
  });

  it('that was left sends no further statement and is undone', async () => {
    const statements: string[] = [];
    const leaving = new AbortController();
    const read = tenantDatabase(app.services.database.appPool, user.accountId, {
      signal: leaving.signal,
    }).transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      statements.push('first');
      leaving.abort(new Error('left'));
      await tx.execute(sql`select 2`);
      statements.push('second');
    });
    await expect(read).rejects.toThrow();
    expect(statements).toEqual(['first']);
    // Its connection is whole again.
    expect((await user.get('/api/profile')).status).toBe(200);
  });
});

describe('what visitors send', () => {
  it('runs a few at a time, however many they are', async () => {
    await app.database.query('delete from rate_buckets');
    const letGo = await hold('error_groups');
    const seen = watch(app.services.database.servicePool);
    const sent = Array.from({ length: 8 }, (_, at) =>
      send(address(), 'POST', '/api/errors', {
        body: {
          category: 'ROUTE_ERROR',
          message: `made up ${'abcdefgh'[at]}`,
          url: 'http://localhost/tracker',
        },
      }),
    );
    await expect.poll(() => seen.requests).toBe(sent.length);
    await expect.poll(app.database.lockWaits).toBe(AT_ONCE);
    await letGo();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  });
});
