import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../test/user.ts';
import { listLiveSessions } from '../auth/session-reader.ts';
import { publishEvent, startEventStreams } from './event-streams.ts';

interface Received {
  event: string;
  data: unknown;
}

interface Stream {
  status: number;
  received: Received[];
  /** True once the server has ended the stream. */
  ended: boolean;
  close(): void;
}

/** How long a message may take on a busy machine. */
const SOON = { timeout: 15_000 };

let app: TestApp;
const opened: Stream[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const stream of opened) stream.close();
  await app.stop();
});

async function openStream(user: TestUser, baseUrl = app.baseUrl): Promise<Stream> {
  const controller = new AbortController();
  const response = await fetch(`${baseUrl}/api/events`, {
    headers: { cookie: user.cookie },
    signal: controller.signal,
  });
  const stream: Stream = {
    status: response.status,
    received: [],
    ended: false,
    close: () => controller.abort(),
  };
  opened.push(stream);
  void readAll(response, stream);
  await expect.poll(() => stream.received, SOON).toContainEqual({ event: 'ready', data: {} });
  return stream;
}

async function readAll(response: Response, stream: Stream): Promise<void> {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? [];
        stream.received.push({ event, data: JSON.parse(data) });
      }
    }
    stream.ended = true;
  } catch {
    // The test closed it.
  }
}

const messages = (stream: Stream) => stream.received.filter(({ event }) => event === 'message');

describe('the event stream', () => {
  it('is not had without a session', async () => {
    expectClosedError(await send(app.baseUrl, 'GET', '/api/events'), 401);
  });

  it('tells each browser of a user what changed, and no other user', async () => {
    const owner = await app.newUser();
    const other = await app.newUser();
    const streams = [await openStream(owner), await openStream(owner)];
    const foreign = await openStream(other);
    await owner.patch('/api/profile', { company_name: 'Northwind' });
    const said = { event: 'message', data: { type: 'profile_updated' } };
    for (const stream of streams) await expect.poll(() => messages(stream), SOON).toEqual([said]);
    await other.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
    // What the other one gets next is its own: nothing of the owner came before it.
    await expect
      .poll(() => messages(foreign), SOON)
      .toEqual([{ event: 'message', data: { type: 'keywords_changed' } }]);
    for (const stream of streams) expect(messages(stream)).toEqual([said]);
  });

  it('tells of a change made in another process', async () => {
    const user = await app.newUser();
    const stream = await openStream(user);
    const payload = JSON.stringify({ user_id: user.userId, event: { type: 'keywords_changed' } });
    await app.database.query("select pg_notify('answerscope_events', $1)", [payload]);
    await expect.poll(() => messages(stream), SOON).toHaveLength(1);
  });

  it('tells a browser that connects the version of each run under way, and none of other people', async () => {
    const [user, other] = [await app.newUser({ company: 'Northwind' }), await app.newUser()];
    await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
    const before = await openStream(user);
    const { body: run } = await user.post('/api/runs', { channels: ['openai'] });
    // Its own news is over: what is heard after it is told on connecting.
    await expect.poll(() => messages(before), SOON).not.toEqual([]);
    const stream = await openStream(user);
    const said = { type: 'run_updated', run_id: run.id, version: run.version };
    await expect.poll(() => messages(stream), SOON).toEqual([{ event: 'message', data: said }]);
    const foreign = await openStream(other);
    await user.post(`/api/runs/${run.id}/cancel`);
    await expect.poll(() => messages(before).length, SOON).toBeGreaterThan(1);
    const later = await openStream(user);
    for (const one of [user, other]) await one.patch('/api/profile', { company_name: 'Contoso' });
    const changed = { event: 'message', data: { type: 'profile_updated' } };
    for (const one of [later, foreign]) await expect.poll(() => messages(one), SOON).toEqual([changed]);
  });

  it('tells nothing of a change that was taken back', async () => {
    const user = await app.newUser();
    const stream = await openStream(user);
    const taken = app.services.checks.tenant(user.userId).transaction(async (tx) => {
      await publishEvent(tx, user.userId, { type: 'keywords_changed' });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await user.patch('/api/profile', { company_name: 'Northwind' });
    await expect.poll(() => messages(stream), SOON).not.toEqual([]);
    expect(messages(stream)).toEqual([{ event: 'message', data: { type: 'profile_updated' } }]);
  });

  it('says ready again when the connection to the database was lost, and goes on', async () => {
    const user = await app.newUser();
    const stream = await openStream(user);
    await app.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'answerscope events' and datname = current_database()",
    );
    await expect.poll(() => stream.received.filter(({ event }) => event === 'ready'), SOON).toHaveLength(2);
    await user.patch('/api/profile', { company_name: 'Northwind' });
    await expect.poll(() => messages(stream), SOON).toHaveLength(1);
  });

  it('ends with the session that opened it, and no other does', async () => {
    const { authPool, serviceConnection } = app.services.database;
    const ids = new Map<string, string>();
    const streams = await startEventStreams({
      connection: serviceConnection,
      stateOf: async () => [],
      liveSessions: (sessionIds) => listLiveSessions(authPool, sessionIds),
      log: app.services.log,
      heartbeatMs: 100,
    });
    const server = createServer((request, response) => {
      const userId = request.headers.cookie ?? '';
      streams.open(response, { userId, sessionId: ids.get(userId) ?? '' });
    }).listen(0);
    try {
      const { port } = server.address() as AddressInfo;
      const open = async (user: TestUser) => {
        const [session] = await app.database.query<{ id: string }>(
          'select id from auth.session where user_id = $1',
          [user.userId],
        );
        ids.set(user.userId, session?.id ?? '');
        return openStream({ ...user, cookie: user.userId }, `http://localhost:${port}`);
      };
      const users = [await app.newUser(), await app.newUser(), await app.newUser(), await app.newUser()];
      const [gone, expired, inactive, stays] = users as [TestUser, TestUser, TestUser, TestUser];
      const opened: Stream[] = [];
      for (const user of users) opened.push(await open(user));
      await gone.post('/api/auth/sign-out');
      const change = (statement: string, user: TestUser) => app.database.query(statement, [user.userId]);
      await change("update auth.session set expires_at = now() - interval '1 s' where user_id = $1", expired);
      await change('update auth."user" set is_active = false where id = $1', inactive);
      const ended = () => opened.map((stream) => stream.ended);
      await expect.poll(ended, SOON).toEqual([true, true, true, false]);
      const heard = () => opened[3]?.received.filter(({ event }) => event === 'heartbeat').length ?? 0;
      const before = heard();
      await expect.poll(heard, SOON).toBeGreaterThan(before + 2);
      expect(ended()).toEqual([true, true, true, false]);
      await stays.patch('/api/profile', { company_name: 'Northwind' });
      await expect.poll(() => messages(opened[3] as Stream), SOON).toHaveLength(1);
      expect(streams.count()).toBe(1);
    } finally {
      await streams.stop();
      server.close();
    }
  });

  it('a user has at most eight: the oldest is ended for a ninth', async () => {
    const user = await app.newUser();
    const streams: Stream[] = [];
    for (let count = 0; count < 9; count += 1) streams.push(await openStream(user));
    await expect
      .poll(() => streams.map((stream) => stream.ended), SOON)
      .toEqual([true, ...Array(8).fill(false)]);
  });
});
