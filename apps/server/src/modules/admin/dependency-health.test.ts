import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPENDENCIES, type Dependency } from '@answerscope/contract';
import { API_VERSION } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { type MailServer, startMailServer } from '../../mail/mail-server.fixture.ts';
import { type PaymentApp, startPaymentApp } from '../payments/payment-app.fixture.ts';
import { listPackages } from './use-cases/list-packages.ts';

/** Takes connections and says nothing. */
async function startSilentServer(): Promise<{ server: Server; port: number; taken: () => number }> {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.on('error', () => undefined);
    // What is said is thrown away, or the end of a connection is never seen.
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, taken: () => taken };
}

const look = async (administrator: TestUser): Promise<Record<string, Dependency>> => {
  const { body } = await administrator.get('/api/admin/dependency-health');
  return Object.fromEntries(body.dependencies.map((one: Dependency) => [one.name, one]));
};

describe('where everything answers', () => {
  let mails: MailServer;
  let app: PaymentApp;
  let administrator: TestUser;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await startPaymentApp({ SMTP_URL: mails.url });
    administrator = await app.newAdministrator();
  });
  afterAll(async () => {
    await app.stop();
    await mails.stop();
  });

  it('each is reachable or not configured, with its version, and no question was asked', async () => {
    const told = await look(administrator);
    expect(Object.keys(told)).toEqual([...DEPENDENCIES]);
    for (const name of ['database', 'mail', 'openai', 'stripe'])
      expect(told[name]).toMatchObject({ state: 'reachable', advice: null, last_failure: null });
    expect(told.database?.version).toMatch(/^\d+/);
    expect(told.stripe?.version).toBe(API_VERSION);
    expect(told.openai?.latency_ms).toBeGreaterThanOrEqual(0);
    expect(told.claude).toMatchObject({
      state: 'not_configured',
      advice: 'Set ANTHROPIC_API_KEY.',
      latency_ms: null,
    });
    expect(mails.said.some((line) => line.startsWith('MAIL FROM'))).toBe(false);
    expect(await app.database.query('select 1 from provider_states')).toEqual([]);
  });

  it('is none of a user’s business', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/admin/dependency-health'), 403);
    expectClosedError(await user.get('/api/admin/packages'), 403);
  });

  it('says what the product’s own calls say', async () => {
    await app.database.query(
      `insert into provider_states (provider, last_success_at, last_failure_at, last_failure)
       values ('openai', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z', 'overloaded: ChatGPT is busy.')`,
    );
    expect((await look(administrator)).openai).toMatchObject({
      last_success: { at: '2026-11-20T10:00:00.000Z', words: 'A question was answered.' },
      last_failure: { at: '2026-11-21T10:00:00.000Z', words: 'overloaded: ChatGPT is busy.' },
    });
  });
});

describe('where nothing answers', () => {
  let app: TestApp;
  let administrator: TestUser;
  let silent: Awaited<ReturnType<typeof startSilentServer>>;
  beforeAll(async () => {
    silent = await startSilentServer();
    const closed = await startSilentServer();
    await new Promise((resolve) => closed.server.close(resolve));
    app = await startTestApp({
      OPENAI_BASE_URL: `http://127.0.0.1:${closed.port}/v1`,
      ANTHROPIC_API_KEY: 'a-key-nobody-reads',
      ANTHROPIC_BASE_URL: `https://127.0.0.1:${silent.port}`,
      SMTP_URL: `smtp://postman:a-word-nobody-reads@127.0.0.1:${closed.port}`,
    });
    administrator = await app.newAdministrator();
  });
  afterAll(async () => {
    await app.stop();
    await new Promise((resolve) => silent.server.close(resolve));
  });

  it('it is said in words of ours, with nothing of a key, and looked at once in some seconds', async () => {
    const [told] = await Promise.all([look(administrator), look(administrator)]);
    expect(told.openai).toMatchObject({
      state: 'failed',
      found: 'Connection refused.',
      latency_ms: null,
    });
    expect(told.claude).toMatchObject({
      state: 'failed',
      found: 'No answer within 3 seconds.',
      last_failure: { words: 'No answer to a probe within 3 seconds.' },
    });
    expect(told.mail).toMatchObject({ state: 'failed', found: 'Connection refused.' });
    expect(told.stripe).toMatchObject({ state: 'not_configured' });
    expect(JSON.stringify(told)).not.toMatch(/nobody-reads|postman/);
    expect(silent.taken()).toBe(1);
  });
});

describe('the packages', () => {
  it('are those that a build wrote down, and none where there was no build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'answerscope-packages-'));
    const file = join(folder, 'packages.json');
    expect(await listPackages(file)).toBeNull();
    const packages = [{ name: 'pg', version: '8.23.1', licence: 'MIT' }];
    writeFileSync(file, JSON.stringify(packages));
    expect(await listPackages(file)).toEqual(packages);
    rmSync(folder, { recursive: true });
  });
});
