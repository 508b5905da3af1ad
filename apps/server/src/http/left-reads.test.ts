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

/** Holds whatever reads profiles until it is let go. */
async function holdProfiles(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ ...app.database.superuser, ssl: false });
  await holder.connect();
  await holder.query('begin; lock table profiles in access exclusive mode');
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
    const letGo = await holdProfiles();
    const leaving = new AbortController();
    const asked = Array.from({ length: 40 }, () =>
      fetch(`${address()}/api/profile`, { headers: { cookie: user.cookie }, signal: leaving.signal }).catch(
        () => null,
      ),
    );
    await expect.poll(waiting, { timeout: 5_000 }).toBeGreaterThan(0);
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

  it('that was left sends no further statement and is undone', async () => {
    const statements: string[] = [];
    const leaving = new AbortController();
    const read = tenantDatabase(app.services.database.appPool, user.userId, leaving.signal).transaction(
      async (tx) => {
        await tx.execute(sql`select 1`);
        statements.push('first');
        leaving.abort(new Error('left'));
        await tx.execute(sql`select 2`);
        statements.push('second');
      },
    );
    await expect(read).rejects.toThrow();
    expect(statements).toEqual(['first']);
    // Its connection is whole again.
    expect((await user.get('/api/profile')).status).toBe(200);
  });
});
