import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { send } from '../test/user.ts';
import { productVersion } from './lib/product-version.ts';
import { startWorkerListener } from './worker.ts';

let app: TestApp;
let listener: Awaited<ReturnType<typeof startWorkerListener>>;
let isAway = false;
beforeAll(async () => {
  app = await startTestApp();
  const { database } = app.services;
  const ping = () => (isAway ? Promise.reject(new Error('the database is away')) : database.ping());
  listener = await startWorkerListener({ ...app.services, database: { ...database, ping } }, 0);
});
afterAll(async () => {
  await listener.stop();
  await app.stop();
});

const get = (path: string, headers = {}) =>
  send(`http://localhost:${listener.port}`, 'GET', path, { headers });

describe('a process that is a worker alone', () => {
  it('lives, and is ready while the database answers', async () => {
    const version = productVersion();
    expect((await get('/health/live')).body).toEqual({ status: 'live', version });
    expect((await get('/health/ready')).body).toEqual({ status: 'ready', version });
    isAway = true;
    expect(await get('/health/ready')).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect((await get('/health/live')).status).toBe(200);
    isAway = false;
  });

  it('shows what it counts to this machine only', async () => {
    app.services.metrics.lostAttempts.inc({ channel: 'claude' }, 3);
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(/^answerscope_lost_attempts_total\{channel="claude"\} 3$/m);
    expect(body).toMatch(/^answerscope_run_channels\{state="ready"\} 0$/m);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  it.each(['/', '/api/plans', '/rpc/get_my_roles', '/api/events'])(
    'serves nothing else: %s',
    async (path) => {
      // Not by `send`, which knows what the description of the API says of these addresses.
      expect((await fetch(`http://localhost:${listener.port}${path}`)).status).toBe(404);
    },
  );

  it('says which setting to change when something else listens there', async () => {
    await expect(startWorkerListener(app.services, listener.port)).rejects.toThrow(
      'This port is in use: stop what uses it, or set WORKER_PORT to another.',
    );
  });
});
