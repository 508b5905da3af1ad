import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { send, type TestUser } from '../../test/user.ts';
import { startApi } from '../api.ts';
import { tenantDatabase } from '../database/pool.ts';
import { createLog } from '../lib/log.ts';

let app: TestApp;
let user: TestUser;
let other: TestUser;
let api: { port: number; stop(): Promise<void> };
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  user = await app.newUser({ company: 'Northwind' });
  other = await app.newUser();
  api = await startApi({ ...app.services, log: createLog('info', { write: (line) => lines.push(line) }) });
});
afterAll(async () => {
  await api.stop();
  await app.stop();
});

const address = () => `http://localhost:${api.port}`;

/** Holds whatever reads a table until it is let go. */
async function hold(table: 'profiles' | 'answers'): Promise<() => Promise<void>> {
  const holder = new pg.Client({ ...app.database.superuser, ssl: false });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await holder.query('commit');
    await holder.end();
  };
}

const waiting = async () =>
  (
    await app.database.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

describe('reads of one person', () => {
  it('take few connections however many are asked for, and those nobody waits for are not begun', async () => {
    const letGo = await hold('profiles');
    const leaving = new AbortController();
    const asked = Array.from({ length: 40 }, () =>
      fetch(`${address()}/api/profile`, { headers: { cookie: user.cookie }, signal: leaving.signal }).catch(
        () => null,
      ),
    );
    await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    await sleep(300);
    expect(await waiting()).toBeLessThanOrEqual(3);
    leaving.abort();
    await Promise.all(asked);
    // Another one's reads are not behind them: the plans are no rows of anybody.
    expect((await send(address(), 'GET', '/api/plans', { cookie: other.cookie })).status).toBe(200);
    await letGo();
    expect((await send(address(), 'GET', '/api/profile', { cookie: user.cookie })).status).toBe(200);
    await expect.poll(() => lines.filter((line) => line.includes('"path":"/api/profile"')).length).toBe(41);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('take no more connections when they are asked for by POST, and end when nobody waits for them', async () => {
    const letGo = await hold('answers');
    const leaving = new AbortController();
    const body = JSON.stringify({ operation: 'get_brand_analytics', userId: user.userId });
    const headers = { cookie: user.cookie, 'content-type': 'application/json', origin: address() };
    const asked = Array.from({ length: 8 }, () =>
      fetch(`${address()}/functions/brand-operations`, {
        method: 'POST',
        headers,
        body,
        signal: leaving.signal,
      }).catch(() => null),
    );
    await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(2);
    await sleep(300);
    expect(await waiting()).toBe(3);
    leaving.abort();
    await Promise.all(asked);
    await letGo();
    await expect.poll(waiting).toBe(0);
  });

  it('of all users take no more connections either, though a report is asked for by POST', async () => {
    const administrator = await app.newAdministrator();
    const letGo = await hold('answers');
    const asked = Array.from({ length: 6 }, (_, day) =>
      send(address(), 'POST', '/functions/analytics-operations/generate-report', {
        cookie: administrator.cookie,
        body: {
          reportType: 'channel-performance',
          parameters: { dateRange: { from: `2026-01-0${day + 1}`, to: '2026-01-31' } },
        },
      }),
    );
    await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(2);
    await sleep(300);
    expect(await waiting()).toBe(3);
    await letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  });

  it('that was left sends no further statement and is undone', async () => {
    const statements: string[] = [];
    const leaving = new AbortController();
    const read = tenantDatabase(app.services.database.appPool, user.userId, {
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
