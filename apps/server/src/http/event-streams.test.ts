import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { type EventStreamStart, missedSince } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { personId as asPersonId } from '../../test/ids.ts';
import { send, type TestUser } from '../../test/user.ts';
import { startApi } from '../api.ts';
import { listLiveSessions } from '../auth/sessions.queries.ts';
import { firstAccountOf } from '../context/actor.ts';
import { publishEvent } from '../events/publish-event.ts';
import type { Log } from '../lib/log.ts';
import { startEventStreams } from './event-streams.ts';

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
const SOON = { timeout: 60_000 };

let app: TestApp;
const opened: Stream[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const stream of opened) stream.close();
  await app.stop();
});

/** As a restart of PostgreSQL does to every connection that listens for events. */
function loseConnections(): Promise<unknown> {
  return app.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'answerscope events' and datname = current_database()",
  );
}

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
  await expect.poll(() => starts(stream), SOON).toHaveLength(1);
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

const starts = (stream: Stream) =>
  stream.received.flatMap(({ event, data }) => (event === 'ready' ? [data as EventStreamStart] : []));

/** What a page reads again whose oldest read began at this moment of `performance.now()`; of a latest `ready`. */
const readAgainBy = (stream: Stream, readAtMs: number, reach?: { reach_ms: number }) => {
  const start = starts(stream).at(-1);
  return start && missedSince({ ...start, ...reach }, performance.now() - readAtMs);
};

/** A process that has run for long: in a test its reach is about as short as the page is old. */
const LONG = { reach_ms: Number.POSITIVE_INFINITY };

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
    const payload = JSON.stringify({ account_id: user.personId, event: { type: 'keywords_changed' } });
    await app.database.query("select pg_notify('answerscope_events', $1)", [payload]);
    await expect.poll(() => messages(stream), SOON).toHaveLength(1);
  });

  it('opens with the types of what changed after a page was read, in whichever process, and nobody else learns of it', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const second = await startApi(app.services);
    try {
      const baseUrls = [app.baseUrl, `http://localhost:${second.port}`];
      const listening = await Promise.all(baseUrls.map((baseUrl) => openStream(user, baseUrl)));
      const readAt = performance.now();
      await user.get('/api/profile');
      await user.patch('/api/profile', { company_name: 'Northwind' });
      await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
      for (const stream of listening) await expect.poll(() => messages(stream), SOON).toHaveLength(2);
      for (const baseUrl of baseUrls) {
        expect(readAgainBy(await openStream(user, baseUrl), readAt, LONG)).toEqual([
          'profile_updated',
          'keywords_changed',
        ]);
        expect(readAgainBy(await openStream(other, baseUrl), readAt, LONG)).toEqual([]);
      }
    } finally {
      await second.stop();
    }
  });

  it('has a page read nothing again where nothing has changed, and everything where the process began later', async () => {
    const user = await app.newUser();
    const readAt = performance.now();
    expect(readAgainBy(await openStream(user), readAt, LONG)).toEqual([]);
    const later = await startApi(app.services);
    try {
      const stream = await openStream(user, `http://localhost:${later.port}`);
      expect(readAgainBy(stream, readAt)).toBeNull();
    } finally {
      await later.stop();
    }
  });

  it('tells nothing of a change that was taken back', async () => {
    const user = await app.newUser();
    const readAt = performance.now();
    const stream = await openStream(user);
    const taken = app.services.checks.tenant(user.accountId).transaction(async (tx) => {
      await publishEvent(tx, user.accountId, { type: 'keywords_changed' });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await user.patch('/api/profile', { company_name: 'Northwind' });
    await expect.poll(() => messages(stream), SOON).not.toEqual([]);
    expect(messages(stream)).toEqual([{ event: 'message', data: { type: 'profile_updated' } }]);
    expect(readAgainBy(await openStream(user), readAt, LONG)).toEqual(['profile_updated']);
  });

  it('says ready again when the connection to the database was lost, and goes on', async () => {
    const user = await app.newUser();
    const readAt = performance.now();
    const stream = await openStream(user);
    await loseConnections();
    await expect.poll(() => starts(stream), SOON).toHaveLength(2);
    expect(readAgainBy(stream, readAt)).toBeNull();
    await user.patch('/api/profile', { company_name: 'Northwind' });
    await expect.poll(() => messages(stream), SOON).toHaveLength(1);
  });

  it('is listened for again when the database refused to at first', async () => {
    const user = await app.newUser();
    const { serviceConnection } = app.services.database;
    let connections = 0;
    const wire = createTcpServer((socket) => {
      connections += 1;
      const isRefused = connections === 2;
      const server = connect(`${serviceConnection.host}/.s.PGSQL.${serviceConnection.port}`);
      socket.on('data', (bytes) => {
        const text = bytes.toString('latin1');
        server.write(Buffer.from(isRefused ? text.replace('listen', 'lisent') : text, 'latin1'));
      });
      server.pipe(socket);
      for (const side of [socket, server]) {
        side.on('error', () => undefined);
        side.on('close', () => {
          socket.destroy();
          server.destroy();
        });
      }
    }).listen(0);
    const warnings: string[] = [];
    const streams = await startEventStreams({
      onContentChange: () => undefined,
      connection: { ...serviceConnection, host: '127.0.0.1', port: (wire.address() as AddressInfo).port },
      liveSessions: async (ids) => new Set(ids),
      openViews: async (ids) => new Set(ids),
      log: { warn: (_facts: unknown, words: string) => warnings.push(words) } as unknown as Log,
    });
    const server = createServer((_request, response) =>
      streams.open(response, {
        kind: 'user',
        personId: user.personId,
        accountId: user.accountId,
        sessionId: 's',
      }),
    ).listen(0);
    try {
      const stream = await openStream(user, `http://localhost:${(server.address() as AddressInfo).port}`);
      await loseConnections();
      await expect.poll(() => starts(stream), SOON).toHaveLength(2);
      expect(connections).toBe(3);
      expect(warnings).toEqual(['the event connection could not be opened again yet']);
      await user.patch('/api/profile', { company_name: 'Northwind' });
      await expect.poll(() => messages(stream), SOON).toHaveLength(1);
    } finally {
      await streams.stop();
      server.close();
      wire.close();
    }
  });

  it('passes over what it does not know, says so once, and goes on', async () => {
    const user = await app.newUser();
    const warnings: string[] = [];
    const silent = () => undefined;
    const warn = (_facts: unknown, words: string) => warnings.push(words);
    const log = { info: silent, error: silent, debug: silent, warn } as unknown as Log;
    const api = await startApi({ ...app.services, log });
    try {
      const stream = await openStream(user, `http://localhost:${api.port}`);
      const newer = JSON.stringify({ account_id: user.personId, event: { type: 'of_a_newer_version' } });
      for (const payload of [newer, newer, 'no JSON'])
        await app.database.query("select pg_notify('answerscope_events', $1)", [payload]);
      await user.patch('/api/profile', { company_name: 'Northwind' });
      const changed = { event: 'message', data: { type: 'profile_updated' } };
      await expect.poll(() => messages(stream), SOON).toEqual([changed]);
      expect(warnings).toEqual(['an event of an unknown kind was not passed on']);
    } finally {
      await api.stop();
    }
  });

  it('is none when its browser went away while its session was looked up', async () => {
    const user = await app.newUser();
    const looked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { sessionReader } = app.services;
    const api = await startApi({
      ...app.services,
      sessionReader: {
        ...sessionReader,
        read: async (headers) => {
          looked.resolve();
          await goOn.promise;
          return sessionReader.read(headers);
        },
      },
    });
    try {
      const socket = connect(api.port, '127.0.0.1');
      socket.write(`GET /api/events HTTP/1.1\r\nhost: x\r\ncookie: ${user.cookie}\r\n\r\n`);
      await looked.promise;
      socket.resetAndDestroy();
      const baseUrl = `http://localhost:${api.port}`;
      for (let asked = 0; asked < 5; asked += 1) await send(baseUrl, 'GET', '/health/ready');
      goOn.resolve();
      for (let asked = 0; asked < 5; asked += 1) await send(baseUrl, 'GET', '/health/ready');
      const { body } = await send(baseUrl, 'GET', '/metrics');
      expect(body).toMatch(/^answerscope_event_streams 0$/m);
    } finally {
      await api.stop();
    }
  });

  it('ends with the session that opened it, and no other does', async () => {
    const { authPool, serviceConnection } = app.services.database;
    const ids = new Map<string, string>();
    const streams = await startEventStreams({
      onContentChange: () => undefined,
      connection: serviceConnection,
      liveSessions: (sessionIds) => listLiveSessions(authPool, sessionIds),
      openViews: async (viewIds) => new Set(viewIds),
      log: app.services.log,
      heartbeatMs: 100,
    });
    const server = createServer((request, response) => {
      const personId = asPersonId(request.headers.cookie ?? '');
      streams.open(response, {
        kind: 'user',
        personId,
        accountId: firstAccountOf(personId),
        sessionId: ids.get(personId) ?? '',
      });
    }).listen(0);
    try {
      const { port } = server.address() as AddressInfo;
      const open = async (user: TestUser) => {
        const [session] = await app.database.query<{ id: string }>(
          'select id from auth.session where user_id = $1',
          [user.personId],
        );
        ids.set(user.personId, session?.id ?? '');
        return openStream({ ...user, cookie: user.personId }, `http://localhost:${port}`);
      };
      const users = [await app.newUser(), await app.newUser(), await app.newUser(), await app.newUser()];
      const [gone, expired, inactive, stays] = users as [TestUser, TestUser, TestUser, TestUser];
      const opened: Stream[] = [];
      for (const user of users) opened.push(await open(user));
      await gone.post('/api/auth/sign-out');
      const change = (statement: string, user: TestUser) => app.database.query(statement, [user.personId]);
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

  it('ends as soon as its session does, without waiting for a heartbeat', async () => {
    const leaving = await app.newUser();
    const staying = await app.newUser();
    const streams = [await openStream(leaving), await openStream(staying)];
    await leaving.post('/api/auth/sign-out');
    await expect.poll(() => streams.map((stream) => stream.ended), SOON).toEqual([true, false]);
    const beats = streams.flatMap(({ received }) => received.filter(({ event }) => event === 'heartbeat'));
    expect(beats).toEqual([]);
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
