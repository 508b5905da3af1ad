import { connect, type Socket } from 'node:net';
import { ERROR_FIELDS_MAX, LIMITS, LIST_CALLS } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { sharedApp } from '../../test/shared-app.ts';
import type { TestUser } from '../../test/user.ts';
import { startApi } from '../api.ts';
import { createLog } from '../lib/log.ts';

const app = sharedApp();
let user: TestUser;
beforeAll(async () => {
  user = await app.newUser({ company: 'Northwind' });
});

/** Sends bytes as they stand and listens until the server ends the connection. */
function sendBytes(bytes: string, more: (socket: Socket) => void = () => undefined): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({
      port: Number(new URL(app.baseUrl).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('end', end);
    socket.on('close', end);
    socket.write(bytes);
    more(socket);
  });
}

function head(path: string, headers: Record<string, string>, method = 'POST'): string {
  const lines = Object.entries({ host: 'localhost', origin: app.baseUrl, ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
/** The server says so, and then does: it waits neither for the rest of the body nor for another request. */
const isClosedAtOnce = (heard: string) => /^connection: close\r$/im.test(heard);
/** The JSON of the first answer, in whatever parts it was sent. */
const bodyOf = (heard: string) => JSON.parse(/^\{.*\}/m.exec(heard)?.[0] ?? 'null');

describe('a refusal', () => {
  it.each([
    ['a list that is too long', '/api/runs', { channels: Array(9_000).fill(1) }],
    ['ten thousand ids that are none', '/api/keywords/delete', { keyword_ids: Array(10_000).fill('x') }],
    [
      'fields nobody knows',
      '/rpc/add_my_keyword',
      Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 1])),
    ],
    [
      'rows with fields nobody knows',
      '/api/keywords/import',
      { keywords: Array(9_000).fill({ keyword: 'a', x: 1 }) },
    ],
  ])('of %s is small and names at most 50 fields', async (_name, path, body) => {
    const reply = await user.post(path, body);
    const error = expectClosedError(reply, 400);
    const fields = Object.entries(error.details?.fields ?? {});
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.length).toBeLessThanOrEqual(ERROR_FIELDS_MAX);
    expect(JSON.stringify(reply.body).length).toBeLessThan(20_000);
  });

  it('of fields with names of objects’ own is one of input, not a fault', async () => {
    const response = await fetch(`${app.baseUrl}/rpc/add_my_keyword`, {
      method: 'POST',
      headers: { origin: app.baseUrl, cookie: user.cookie, 'content-type': 'application/json' },
      body: '{"keyword_text":"crm","__proto__":{"a":1},"constructor":1}',
    });
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: { fields: object } };
    expect(details.fields).toHaveProperty('constructor');
  });

  it('of a list with more entries than its call can carry comes before it is read', async () => {
    const { entries = 0 } = LIST_CALLS['keywords.import_keywords'] ?? {};
    const keywords = Array.from({ length: entries }, () => ({ keyword: 'a' }));
    const error = expectClosedError(await user.post('/api/keywords/import', { keywords }), 400);
    expect(error.details?.reason).toBe('body_too_large');
  });
});

describe('a body is not waited for', () => {
  // Announced and never sent: only who does not wait for it can answer.
  const large = { 'content-type': 'application/json', 'content-length': '7900000' };

  it('where nobody is signed in', async () => {
    const heard = await sendBytes(head('/api/keywords/import', large));
    expect(statusOf(heard)).toBe(401);
    expect(isClosedAtOnce(heard)).toBe(true);
  });

  it('where it takes an administrator', async () => {
    const small = { ...large, 'content-length': '60000', connection: 'close', cookie: user.cookie };
    expect(statusOf(await sendBytes(head('/functions/admin-operations', small)))).toBe(403);
  });

  it('where there is no such address, or a page from elsewhere asks', async () => {
    const foreign = { ...large, cookie: user.cookie, origin: 'https://evil.example' };
    expect(statusOf(await sendBytes(head('/api/keywords/import', foreign)))).toBe(403);
    expect(statusOf(await sendBytes(head('/api/no-such', { ...large, cookie: user.cookie })))).toBe(404);
  });

  it('where too much was written already', async () => {
    const quick = await app.newUser();
    await quick.post('/rpc/get_my_roles');
    // A minute's writes take long enough on a busy machine for some to be allowed again: more than all are taken at once.
    const emptied = await app.database.query(
      'update rate_buckets set tokens = $2 where key = $1 returning key',
      [`writes:${quick.personId}`, -LIMITS.writes_per_minute],
    );
    expect(emptied).toHaveLength(1);
    const heard = await sendBytes(head('/api/keywords/import', { ...large, cookie: quick.cookie }));
    expect(statusOf(heard)).toBe(429);
  });

  it('and leave to send it is given to who may send it only', async () => {
    const expecting = {
      'content-type': 'application/json',
      'content-length': '2',
      connection: 'close',
      expect: '100-continue',
    };
    expect(statusOf(await sendBytes(head('/rpc/get_my_roles', expecting)))).toBe(401);
    const heard = await sendBytes(
      head('/rpc/get_my_roles', { ...expecting, cookie: user.cookie }),
      (socket) => socket.once('data', () => socket.end('{}')),
    );
    expect(heard).toMatch(/^HTTP\/1\.1 100 Continue/);
    expect(heard).toContain('HTTP/1.1 200 OK');
  });
});

describe('an expectation that nobody knows', () => {
  it('is passed over, and its request answered at once', async () => {
    const odd = {
      'content-type': 'application/json',
      'content-length': '2',
      expect: '200-maybe',
      connection: 'close',
    };
    const heard = await sendBytes(`${head('/api/auth/sign-in/email', odd)}{}`);
    expect(statusOf(heard)).toBe(400);
  });
});

describe('a body that is too large', () => {
  const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };

  it.each([
    ['a call', '/rpc/add_my_keyword'],
    ['sign-in', '/api/auth/sign-in/email'],
  ])('sent in parts without end to %s is answered and its connection closed at once', async (_name, path) => {
    const part = `fa00\r\n${'x'.repeat(0xfa00)}\r\n`;
    const heard = await sendBytes(head(path, { ...chunked, cookie: user.cookie }), (socket) => {
      socket.write(part);
      socket.write(part);
    });
    expect(statusOf(heard)).toBe(400);
    expect(bodyOf(heard)).toMatchObject({ code: 'VALIDATION_ERROR', details: { reason: 'body_too_large' } });
    expect(isClosedAtOnce(heard)).toBe(true);
  });

  it('and is sent on after the answer loses its connection', async () => {
    let sent = 0;
    await sendBytes(head('/rpc/add_my_keyword', { ...chunked, cookie: user.cookie }), (socket) => {
      const part = `fa00\r\n${'x'.repeat(0xfa00)}\r\n`;
      const push = () => {
        while (!socket.destroyed && sent < 200_000_000 && socket.write(part)) sent += part.length;
      };
      socket.on('drain', push);
      push();
    });
    expect(sent).toBeLessThan(100_000_000);
  });

  it('leaves its connection usable where little of it is left', async () => {
    const body = JSON.stringify({ keyword_text: 'x'.repeat(20_000) });
    const first = head('/api/auth/sign-in/email', {
      'content-type': 'application/json',
      'content-length': String(body.length + 10_000),
    });
    const heard = await sendBytes(
      `${first}${body}${' '.repeat(10_000)}${head('/health/live', { connection: 'close' }, 'GET')}`,
    );
    expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  });
});

describe('what is no request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 'malformed'],
    [
      'a header without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      'headers_too_large',
    ],
    ['a line break in the address', 'GET /a\nb HTTP/1.1\r\nhost: x\r\n\r\n', 'malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      'malformed',
    ],
    [
      'a chunk with endless extensions',
      `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
      'body_too_large',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 'unknown_host'],
  ])('%s is refused in the one shape', async (_name, bytes, reason) => {
    const heard = await sendBytes(bytes, (socket) => socket.once('data', () => socket.end()));
    expect(statusOf(heard)).toBe(400);
    expect(heard).toMatch(/x-request-id: /i);
    const error = bodyOf(heard);
    expect(Object.keys(error)).toEqual(['code', 'status', 'message', 'details', 'path', 'id', 'timestamp']);
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { reason } });
  });

  it('of a sender who leaves in the middle is no fault of ours', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => lines.push(line) });
    const api = await startApi({ ...app.services, log });
    const path = '/rpc/add_my_keyword';
    const cut = head(path, {
      'content-type': 'application/json',
      'content-length': '50',
      cookie: user.cookie,
    });
    const socket = connect(api.port, '127.0.0.1', () => socket.write(`${cut}{"keyw`, () => socket.destroy()));
    const ended = () => lines.map((line) => JSON.parse(line)).filter((line) => line.path === path);
    await expect.poll(ended).toHaveLength(1);
    await api.stop();
    expect(ended()).toMatchObject([{ status: expect.toSatisfy((status) => status < 500), level: 30 }]);
  });
});
