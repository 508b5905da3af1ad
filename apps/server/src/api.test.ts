import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { expectClosedError } from '../test/fitness/closed-error.ts';
import { send } from '../test/user.ts';
import { startApi } from './api.ts';

/** A way to the database that can be cut and mended, as a network can. */
async function startBridge(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let server: Server;
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connectSocket(`${target.host}/.s.PGSQL.${target.port}`);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
        }
        near.pipe(far).pipe(near);
        near.on('close', () => far.destroy());
        far.on('close', () => near.destroy());
      }).listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await open(0);
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    mend: () => open(port),
  };
}

describe('while the database is away', () => {
  let database: TestDatabase;
  let bridge: Awaited<ReturnType<typeof startBridge>>;
  let app: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    bridge = await startBridge(database.superuser);
    const { user, password, database: name } = database.owner;
    app = await startTestApp({
      DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${bridge.port}/${name}`,
    });
  });
  afterAll(async () => {
    await app.stop();
    await bridge.cut();
    await database.drop();
  });

  it('the product lives, is not ready, says so in one shape, and goes on by itself afterwards', async () => {
    const user = await app.newUser();
    expect((await user.get('/health/ready')).status).toBe(200);
    await bridge.cut();
    const ready = expectClosedError(await user.get('/health/ready'), 503);
    expect(ready.message).toBe('The service is temporarily unavailable. Please try again later.');
    expect((await user.get('/health/live')).status).toBe(200);
    expectClosedError(await user.get('/api/profile'), 503);
    expectClosedError(await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' }), 503);
    expectClosedError(
      await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', {
        body: { email: user.email, password: user.password },
      }),
      503,
    );
    await bridge.mend();
    await expect.poll(async () => (await user.get('/health/ready')).status).toBe(200);
    expect((await user.get('/api/profile')).status).toBe(200);
  });
});

describe('a stop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('lets a call under way end, takes no new one, and ends the streams', async () => {
    const user = await app.newUser();
    const api = await startApi(app.services);
    const address = `http://localhost:${api.port}`;
    const stream = await fetch(`${address}/api/events`, { headers: { cookie: user.cookie } });
    const holder = new pg.Client({ ...app.database.superuser, ssl: false });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from accounts where id = $1 for update', [user.accountId]);
    const underWay = send(address, 'PATCH', '/api/profile', {
      body: { company_name: 'Northwind' },
      cookie: user.cookie,
    });
    await expect.poll(app.database.lockWaits).toBe(1);
    // Nothing is cut off by force: that timer never runs out.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopped = api.stop();
    await expect(send(address, 'GET', '/health/live')).rejects.toThrow('fetch failed');
    await holder.query('commit');
    await holder.end();
    const reply = await underWay;
    expect(reply.status).toBe(200);
    expect(reply.body.company_name).toBe('Northwind');
    await stopped;
    vi.useRealTimers();
    expect(await stream.text()).toContain('event: ready');
  });
});
