import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { send } from '../../test/user.ts';
import { startApi } from '../api.ts';
import { createReadiness } from './readiness.ts';

const TOKEN = 'a-token-of-the-collector';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Settings = Partial<TestApp['services']['config']>;

async function withSettings<T>(settings: Settings, work: (baseUrl: string) => Promise<T>): Promise<T> {
  const api = await startApi({ ...app.services, config: { ...app.services.config, ...settings } });
  try {
    return await work(`http://localhost:${api.port}`);
  } finally {
    await api.stop();
  }
}

describe('measurements', () => {
  const statusOf = async (baseUrl: string, headers: Record<string, string> = {}) =>
    (await send(baseUrl, 'GET', '/metrics', { headers })).status;

  it('are read on the machine, where there is no proxy', async () => {
    expect(await statusOf(app.baseUrl)).toBe(200);
    expect(await statusOf(app.baseUrl, { 'x-forwarded-for': '198.51.100.1' })).toBe(404);
  });

  it.each<[string, Settings]>([
    ['an address that people use', { baseUrl: 'https://answers.example.com' }],
    ['a proxy', { trustedProxies: ['127.0.0.1', '::1'] }],
  ])(
    'are nobody’s where %s is set: through it every stranger seems to be the machine',
    async (_name, settings) => {
      await withSettings(settings, async (baseUrl) => {
        expectClosedError(await send(baseUrl, 'GET', '/metrics'), 404);
        expect(await statusOf(baseUrl, { authorization: `Bearer ${TOKEN}` })).toBe(404);
      });
    },
  );

  it('are read by who knows the token, wherever that is', async () => {
    const settings = { metricsToken: TOKEN, baseUrl: 'https://answers.example.com' };
    await withSettings(settings, async (baseUrl) => {
      expect(await statusOf(baseUrl)).toBe(404);
      expect(await statusOf(baseUrl, { authorization: `Bearer ${TOKEN}x` })).toBe(404);
      expect(await statusOf(baseUrl, { authorization: 'Bearer ' })).toBe(404);
      expect(await statusOf(baseUrl, { authorization: `Bearer ${TOKEN}` })).toBe(200);
    });
  });
});

/** The status of a request under a name, which no client would send so. */
function askAs(baseUrl: string, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve({ status: Number(text.slice(9, 12)), text }));
    socket.on('error', reject);
  });
}

describe('a name that a request is addressed to', () => {
  it('is the one that is set, or the machine’s own; every other is refused in one shape', async () => {
    await withSettings({ baseUrl: 'https://Answers.example.com' }, async (baseUrl) => {
      for (const host of [
        'answers.example.com',
        'ANSWERS.example.com',
        'localhost:3000',
        '127.0.0.1',
        '[::1]:80',
      ])
        expect({ host, ...(await askAs(baseUrl, host, '/api/plans')) }).toMatchObject({ host, status: 200 });
      for (const host of [
        'evil.example',
        'answers.example.com.evil.example',
        'localhost.evil.example',
        '10.0.0.7',
      ]) {
        for (const path of ['/api/plans', '/', '/assets/x.js', '/api/auth/get-session']) {
          const { status, text } = await askAs(baseUrl, host, path);
          expect({ host, path, status }).toEqual({ host, path, status: 400 });
          expect(text).toContain('"reason":"unknown_host"');
          expect(text.split('\r\n\r\n')[1]).not.toContain(host);
        }
      }
    });
  });

  it('is not looked at where the machine asks whether the product lives', async () => {
    await withSettings({ baseUrl: 'https://answers.example.com' }, async (baseUrl) => {
      for (const path of ['/health/live', '/health/ready'])
        expect((await askAs(baseUrl, '10.0.0.7:3000', path)).status).toBe(200);
    });
  });

  it('is any while none is set', async () => {
    expect((await askAs(app.baseUrl, 'answers.internal', '/api/plans')).status).toBe(200);
  });
});

describe('the product is ready', () => {
  it('while its disk has room, and not when it is as good as full', async () => {
    let free = 500_000_000;
    let asked = 0;
    let clock = 0;
    const isReady = () =>
      createReadiness(
        app.services,
        async (folder) => {
          expect(folder).toBe(app.dataDir);
          asked += 1;
          return free;
        },
        () => clock,
      );
    await expect(isReady()()).resolves.toBeUndefined();
    free = 10_000_000;
    await expect(isReady()()).rejects.toThrow(`the disk of ${app.dataDir} has 9 MiB left`);
    // Strangers may ask as often as they like: the disk is looked at once.
    asked = 0;
    const ready = isReady();
    await Promise.allSettled(Array.from({ length: 50 }, () => ready()));
    expect(asked).toBe(1);
    clock += 1_000;
    await expect(ready()).rejects.toThrow('MiB left');
    expect(asked).toBe(2);
  });

  it('while PostgreSQL takes what is written, and not when it only answers', async () => {
    const name = new URL(`${app.database.url}`).pathname.slice(1);
    const refuseWrites = (how: 'on' | 'off') =>
      app.database.query(`alter database ${name} set default_transaction_read_only = ${how}`);
    const reconnect = () =>
      app.database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'answerscope service' and datname = current_database()",
      );
    const ready = async () => (await send(app.baseUrl, 'GET', '/health/ready')).status;
    expect(await ready()).toBe(200);
    await refuseWrites('on');
    await reconnect();
    await expect.poll(ready).toBe(503);
    expect((await send(app.baseUrl, 'GET', '/api/plans')).status).toBe(200);
    await refuseWrites('off');
    await reconnect();
    await expect.poll(ready).toBe(200);
  });
});
