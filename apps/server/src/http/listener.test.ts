import { connect } from 'node:net';
import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { type Reply, send, type TestUser } from '../../test/user.ts';
import { startApi } from '../api.ts';
import type { Log } from '../lib/log.ts';
import { productVersion } from '../lib/product-version.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.newUser({ company: 'Northwind' });
});
afterAll(() => app.stop());

/** A body that is sent as it stands, whatever it is. */
async function sendRaw(
  path: string,
  body: string | undefined,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Reply> {
  const response = await fetch(`${app.baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { origin: app.baseUrl, 'content-type': 'application/json', cookie: user.cookie, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** A page request with its path as it stands, which no client would send so. */
function askRaw(path: string, accept = 'text/html'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('every refusal has one shape', () => {
  it.each([
    ['a procedure', '/rpc/add_my_keyword'],
    ['a function', '/functions/check-visibility'],
    ['sign-up', '/api/auth/sign-up/email'],
    ['sign-in', '/api/auth/sign-in/email'],
  ])('malformed JSON to %s is a validation error', async (_name, path) => {
    for (const body of ['{"keyword_text": ', '[]', '"text"', 'null']) {
      const error = expectClosedError(await sendRaw(path, body), 400);
      expect(error).toMatchObject({ code: 'VALIDATION_ERROR', path });
    }
  });

  it.each([
    ['a procedure', '/rpc/add_my_keyword', LIMITS.body_bytes_max + 1],
    ['sign-in', '/api/auth/sign-in/email', LIMITS.body_bytes_max + 1],
    ['sign-in, where much less is too much', '/api/auth/sign-in/email', 30_000],
  ])('a body that is too large is refused by %s, in words', async (_name, path, bytes) => {
    const reply = await sendRaw(path, JSON.stringify({ keyword_text: 'x'.repeat(bytes) }));
    const error = expectClosedError(reply, 400);
    expect(error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'The request is too large.',
      details: { reason: 'body_too_large' },
    });
  });

  it('a body of the largest size is read', async () => {
    const frame = '{"keyword_text":""}'.length;
    const body = JSON.stringify({ keyword_text: 'x'.repeat(LIMITS.body_bytes_max - frame) });
    expect(body).toHaveLength(LIMITS.body_bytes_max);
    const error = expectClosedError(await sendRaw('/rpc/add_my_keyword', body), 400);
    expect(error.details?.fields?.keyword_text).toBeDefined();
  });

  it.each([
    ['GET', '/api/no-such-thing'],
    ['GET', '/api'],
    ['POST', '/rpc/no_such_thing'],
    ['POST', '/functions/no-such-thing'],
    ['GET', '/rpc/add_my_keyword'],
    ['DELETE', '/api/keywords'],
    ['GET', '/api/auth/no-such-thing'],
    ['GET', '/api/auth/ok'],
    ['POST', '/api/auth/update-user'],
    ['GET', '/health/no-such-thing'],
    ['GET', '/assets/no-such-thing.js'],
    ['GET', '/assets/no-such-thing'],
    ['GET', '/robots.unknown'],
    ['POST', '/no-such-page'],
    ['DELETE', '/'],
  ])('%s %s is not there, also when a page was asked for', async (method, path) => {
    const reply = await sendRaw(path, method === 'GET' ? undefined : '{}', { accept: 'text/html' }, method);
    const error = expectClosedError(reply, 404);
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The requested resource could not be found.',
      path,
    });
  });

  it.each([
    ['/api/answers/%E0%A4%A', 400],
    ['/rpc/%', 404],
    ['/%E0%A4%A.js', 404],
  ])('a broken address (%s) is a mistake of the client, not a fault of ours', async (path, status) => {
    expectClosedError(await sendRaw(path, undefined, {}, 'GET'), status);
  });

  it('a form instead of JSON is a validation error', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expectClosedError(await sendRaw('/rpc/add_my_keyword', '--nonsense', form), 400);
    const text = { 'content-type': 'text/plain' };
    expectClosedError(await sendRaw('/rpc/add_my_keyword', 'nonsense', text), 400);
  });

  it('an unknown page that is no page request (no Accept: text/html) is not there', async () => {
    expectClosedError(await sendRaw('/no-such-page', undefined, { accept: 'application/json' }, 'GET'), 404);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing/?yearly=1', '/pricing?yearly=1'],
    ['/.//evil.example/', '/evil.example'],
    ['/%2e//evil.example//', '/evil.example'],
    ['/\\\\evil.example/..//', '/'],
  ])(
    'a page’s address with a slash at its end (%s) leads to the one without, never to another site',
    async (path, target) => {
      const answer = await askRaw(path);
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      expect(location ?? '/').toBe(target);
    },
  );

  it.each(['//pricing', '//evil/tracker', '///', '/%ff', '/tracker/%ff%fe'])(
    'a page’s address that names no page of ours (%s) leads to the front page',
    async (path) => {
      const answer = await askRaw(path);
      expect(answer).toMatch(/^HTTP\/1\.1 302 /);
      expect(/^location: (.*)$/im.exec(answer)?.[1]).toBe('/');
    },
  );

  it('a validation error names each field, its messages and their number', async () => {
    const reply = await user.patch('/api/profile', { company_name: 'x', country: 'nowhere' });
    expect(expectClosedError(reply, 400).details).toEqual({
      fields: {
        company_name: ['Company name must be at least 2 characters long'],
        country: ['Please choose a country'],
      },
      error_count: 2,
    });
  });

  it('a rule without words of its own is told in words a person can read', async () => {
    const reply = await user.patch('/api/profile', { full_name: 7 });
    const { details } = expectClosedError(reply, 400);
    expect(details?.fields?.full_name).toEqual(['Must be a text']);
    const listed = await user.get('/api/keywords?page=0&page_size=many');
    expect(expectClosedError(listed, 400).details?.fields).toEqual({
      page: ['Must be 1 or more'],
      page_size: ['Must be a number'],
    });
  });

  it('an address that is no address answers as the front page, not with a fault', async () => {
    const answer = await askRaw('//[', '*/*');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('an address asked by HEAD', () => {
  const head = (path: string, cookie = user.cookie) => send(app.baseUrl, 'HEAD', path, { cookie });

  it.each([
    '/api/keywords?page=1',
    '/api/profile',
    '/api/plans',
    '/api/auth/get-session',
    '/api/openapi.json',
    '/api/docs',
    '/health/live',
  ])('%s answers as to GET, without the body', async (path) => {
    const read = await user.get(path);
    const looked = await head(path);
    expect(looked).toMatchObject({ status: 200, body: '' });
    expect(looked.headers.get('content-type')).toBe(read.headers.get('content-type'));
    expect(looked.headers.get('cache-control')).toBe(read.headers.get('cache-control'));
  });

  it('refuses as to GET', async () => {
    expect(await head('/api/keywords', '')).toMatchObject({ status: 401, body: '' });
    expect((await head('/api/keywords?page=0')).status).toBe(400);
    expect((await head('/api/admin/providers')).status).toBe(403);
    expect((await head('/api/no-such-thing')).status).toBe(404);
  });

  it('has no HEAD where it has no GET, or where looking at it would take effect', async () => {
    expect((await head('/rpc/add_my_keyword')).status).toBe(404);
    expect((await head('/api/auth/verify-email?token=x')).status).toBe(404);
  });

  it('opens no stream of events', async () => {
    const looked = await head('/api/events');
    expect(looked).toMatchObject({ status: 200, body: '' });
    expect(looked.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await head('/api/events', '')).status).toBe(401);
  });
});

describe('an address asked for its options', () => {
  const options = (path: string, headers: Record<string, string> = {}) =>
    send(app.baseUrl, 'OPTIONS', path, { headers });

  it.each([
    ['/api/profile', 'GET, HEAD, OPTIONS, PATCH'],
    ['/rpc/add_my_keyword', 'OPTIONS, POST'],
    ['/functions/check-visibility-claude', 'OPTIONS, POST'],
    ['/api/answers/0199c1de-0000-7000-8000-000000000000', 'GET, HEAD, OPTIONS'],
    ['/api/auth/sign-in/email', 'OPTIONS, POST'],
    ['/api/auth/get-session', 'GET, HEAD, OPTIONS'],
    ['/api/auth/verify-email', 'GET, OPTIONS'],
    ['/api/events', 'GET, HEAD, OPTIONS, POST'],
  ])('%s names its methods to anybody', async (path, allow) => {
    const reply = await options(path);
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(reply.headers.get('allow')).toBe(allow);
  });

  it('opens nothing to a page from elsewhere', async () => {
    const preflight = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const { status, headers } = await options('/rpc/add_my_keyword', preflight);
    expect(status).toBe(204);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['/api/no-such-thing', '/rpc', '/api/answers/a/b', '/api/auth/ok'])(
    '%s, which does not exist, is not there',
    async (path) => {
      expectClosedError(await options(path), 404);
    },
  );
});

describe('writes from elsewhere', () => {
  const paths = [
    '/rpc/add_my_keyword',
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/sign-out',
  ];

  it.each(paths)('%s from a foreign page is refused before anything happens', async (path) => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost', 'http://localhost:1']) {
      for (const cookie of [user.cookie, undefined]) {
        const reply = await send(app.baseUrl, 'POST', path, {
          body: { email: user.email, password: user.password, keyword_text: 'stolen' },
          headers: { origin },
          ...(cookie === undefined ? {} : { cookie }),
        });
        const error = expectClosedError(reply, 403);
        expect(error.details?.reason).toBe('foreign_origin');
        expect(reply.headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await user.get('/api/keywords')).body.total).toBe(0);
    expect((await user.get('/api/profile')).status).toBe(200);
  });

  it('a cookie without any origin is refused, unless the browser says it is our own page', async () => {
    const write = async (headers: Record<string, string>) =>
      (
        await fetch(`${app.baseUrl}/rpc/get_my_roles`, {
          method: 'POST',
          body: '{}',
          headers: { cookie: user.cookie, 'content-type': 'application/json', ...headers },
        })
      ).status;
    expect(await write({})).toBe(403);
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('the same server by its other name, 127.0.0.1 beside localhost, is no foreign page', async () => {
    const other = app.baseUrl.replace('localhost', '127.0.0.1');
    const reply = await send(other, 'POST', '/rpc/get_my_roles', { body: {}, cookie: user.cookie });
    expect(reply.status).toBe(200);
    const mixed = await send(app.baseUrl, 'POST', '/rpc/get_my_roles', {
      body: {},
      cookie: user.cookie,
      headers: { origin: other },
    });
    expectClosedError(mixed, 403);
  });
});

describe('every answer', () => {
  it('carries the security headers and no name of our software', async () => {
    for (const path of ['/health/live', '/api/keywords', '/api/no-such-thing', '/', '/api/docs']) {
      const { headers } = await user.get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('of the API is kept by no cache', async () => {
    for (const path of ['/api/keywords', '/api/no-such-thing', '/api/auth/get-session', '/api/plans']) {
      expect((await user.get(path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });

  it('has an id that also stands in its body and in exactly one line of the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: unknown) => lines.push(line as Record<string, unknown>);
    const log = { info: write, warn: write, error: write, debug: write } as unknown as Log;
    const api = await startApi({ ...app.services, log });
    const { headers, body } = await send(`http://localhost:${api.port}`, 'GET', '/api/no-such-thing');
    const called = await send(`http://localhost:${api.port}`, 'GET', '/api/plans');
    const health = await send(`http://localhost:${api.port}`, 'GET', '/health/live');
    await api.stop();
    const id = headers.get('x-request-id');
    expect(body.id).toBe(id);
    expect(lines.filter((line) => line.id === id)).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/no-such-thing', status: 404 }),
    ]);
    expect(lines.filter((line) => line.id === called.headers.get('x-request-id'))).toHaveLength(1);
    expect(lines.filter((line) => line.id === health.headers.get('x-request-id'))).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(user.cookie.split('=')[1]);
  });
});

describe('the machine behind it', () => {
  it('lives and is ready, and says which version it runs', async () => {
    const version = productVersion();
    for (const path of ['/health', '/health/live'])
      expect((await user.get(path)).body).toEqual({ status: 'live', version });
    expect((await user.get('/health/ready')).body).toEqual({ status: 'ready', version });
  });

  it('counts each request once, and shows it to this machine only', async () => {
    const api = await startApi({ ...app.services });
    await send(`http://localhost:${api.port}`, 'PUT', '/api/counted-once');
    const { body } = await send(`http://localhost:${api.port}`, 'GET', '/metrics');
    const forwarded = await send(`http://localhost:${api.port}`, 'GET', '/metrics', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    await api.stop();
    expect(body).toMatch(
      /answerscope_http_request_seconds_count\{route="none",method="PUT",status="404"\} 1\n/,
    );
    expect(forwarded.status).toBe(404);
  });

  it('counts addresses that do not exist as one, whatever they are refused for', async () => {
    const foreign = { headers: { origin: 'https://evil.example' } };
    for (const path of ['/api/made-up-1', '/rpc/made-up-2', '/functions/made-up-3'])
      expect((await send(app.baseUrl, 'POST', path, { body: {}, ...foreign })).status).toBe(403);
    await send(app.baseUrl, 'POST', '/rpc/get_my_roles', { body: {}, ...foreign });
    const { body } = await send(app.baseUrl, 'GET', '/metrics');
    const refused = [
      ...body.matchAll(/http_request_seconds_count\{route="([^"]+)",method="POST",status="403"\}/g),
    ];
    expect(refused.map(([, route]) => route)).toEqual(expect.arrayContaining(['none', 'rpc/get_my_roles']));
    expect(body).not.toContain('made-up');
  });
});
