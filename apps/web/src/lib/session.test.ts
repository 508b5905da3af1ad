import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { RequestError } from './request-error.ts';
import { createSession } from './session.ts';

type Answers = Record<string, { status?: number; body: unknown } | string>;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server with fixed answers, and a fetcher that speaks to it. */
async function serve(
  answers: Answers,
): Promise<{ fetcher: Fetcher; calls: string[]; stop: () => Promise<unknown> }> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push(`${request.method} ${request.url} ${body}`.trim());
    const answer = answers[request.url ?? ''] ?? { status: 404, body: null };
    if (typeof answer === 'string') return response.writeHead(502).end(answer);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const send: typeof fetch = (input, init) => fetch(`http://127.0.0.1:${port}${String(input)}`, init);
  return { fetcher: createFetcher(send), calls, stop: () => new Promise((resolve) => server.close(resolve)) };
}

const user = { id: 'u1', email: 'dana@example.com', name: 'Dana Whitfield', image: null, language: 'de' };
const refusal = {
  code: 'UNAUTHORIZED',
  message: 'The email or password you entered is incorrect. Please try again.',
  status: 401,
  details: null,
  path: '/api/auth/sign-in/email',
  id: 'r-1',
  timestamp: '2026-11-20T00:00:00.000Z',
};

describe('who is signed in', () => {
  it('is asked once, whoever wants to know', async () => {
    const { fetcher, calls } = await serve({ '/api/auth/get-session': { body: { session: {}, user } } });
    const session = createSession(fetcher);
    expect(session.current()).toBeUndefined();
    await Promise.all([session.load(), session.load()]);
    await session.load();
    expect(calls).toEqual(['GET /api/auth/get-session']);
    expect(session.current()).toEqual({
      id: 'u1',
      email: 'dana@example.com',
      full_name: 'Dana Whitfield',
      image_url: null,
      language: 'de',
      view_ends_at_ms: null,
      is_visit: false,
    });
  });

  it('is told as whom an administrator views, and how long still whatever the clocks say', async () => {
    const view_as = { ends_at: '2001-01-01T00:00:00.000Z', seconds_left: 90 };
    const { fetcher } = await serve({ '/api/auth/get-session': { body: { user, view_as } } });
    const viewed = await createSession(fetcher).load();
    expect(viewed?.id).toBe('u1');
    const leftMs = (viewed?.view_ends_at_ms ?? 0) - Date.now();
    expect(leftMs).toBeGreaterThan(80_000);
    expect(leftMs).toBeLessThanOrEqual(90_000);
  });

  it('is nobody when the server knows of no session', async () => {
    const { fetcher } = await serve({ '/api/auth/get-session': { body: null } });
    await expect(createSession(fetcher).load()).resolves.toBeNull();
  });

  it('is asked again, longer after each time, while the server fails or cannot be reached', async () => {
    const answers: Answers = { '/api/auth/get-session': 'Bad Gateway' };
    const { fetcher, calls } = await serve(answers);
    const waits: number[] = [];
    const wait = async (ms: number) => {
      if (waits.push(ms) === 2) answers['/api/auth/get-session'] = { body: { session: {}, user } };
    };
    const loaded = await createSession(fetcher, { wait, isOnline: () => true }).load();
    expect(loaded?.id).toBe('u1');
    expect(calls).toHaveLength(3);
    expect(waits).toEqual([1_000, 1_500]);
  });

  it('is not asked again when the server refuses, or there is no connection', async () => {
    const waits: number[] = [];
    const surroundings = { wait: async (ms: number) => void waits.push(ms), isOnline: () => true };
    const refused = await serve({ '/api/auth/get-session': { status: 403, body: refusal } });
    await expect(createSession(refused.fetcher, surroundings).load()).rejects.toBeInstanceOf(RequestError);
    const failing = await serve({ '/api/auth/get-session': 'Bad Gateway' });
    const cutOff = createSession(failing.fetcher, { ...surroundings, isOnline: () => false });
    await expect(cutOff.load()).rejects.toBeInstanceOf(RequestError);
    expect([...refused.calls, ...failing.calls]).toHaveLength(2);
    expect(waits).toEqual([]);
  });

  it('stays unknown when the server cannot be reached, and is asked again by the next who want to know', async () => {
    const { fetcher, stop } = await serve({});
    await stop();
    const session = createSession(fetcher, { wait: async () => undefined, isOnline: () => true });
    await expect(session.load()).rejects.toMatchObject({ code: 'NETWORK_ERROR', status: 0 });
    expect(session.current()).toBeUndefined();
    await expect(session.load()).rejects.toBeInstanceOf(RequestError);
  });

  it('keeps the server’s words and id when a sign-in is refused', async () => {
    const { fetcher } = await serve({ '/api/auth/sign-in/email': { status: 401, body: refusal } });
    const attempt = createSession(fetcher).signIn({ email: 'a@b.example', password: 'x' });
    await expect(attempt).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: refusal.message,
      id: 'r-1',
    });
  });

  it('sends the full name under the name the sign-up address knows, then asks who is signed in', async () => {
    const { fetcher, calls } = await serve({
      '/api/auth/sign-up/email': { body: { user } },
      '/api/auth/get-session': { body: { session: {}, user } },
    });
    const session = createSession(fetcher);
    await session.signUp({
      full_name: 'Dana Whitfield',
      email: 'dana@example.com',
      password: 'secret123',
      start: '/start?plan=Professional',
    });
    expect(calls[0]).toContain('"name":"Dana Whitfield"');
    expect(calls[0]).toContain('"callbackURL":"/start?plan=Professional"');
    expect(session.current()?.id).toBe('u1');
  });

  it('is nobody after a sign-up whose address must be confirmed first', async () => {
    const { fetcher } = await serve({
      '/api/auth/sign-up/email': { body: { user } },
      '/api/auth/get-session': { body: null },
    });
    const session = createSession(fetcher);
    await expect(
      session.signUp({
        full_name: 'D W',
        email: 'd@example.com',
        password: 'secret123',
        start: '/start',
      }),
    ).resolves.toBeNull();
  });

  it("is kept when the server knows of nobody any more, until it is forgotten: what follows is the caller's", async () => {
    const { fetcher } = await serve({
      '/api/auth/sign-in/email': { body: { user } },
      '/api/auth/get-session': { body: null },
    });
    const session = createSession(fetcher);
    await session.signIn({ email: user.email, password: 'secret123' });
    await expect(session.refresh()).resolves.toBeNull();
    expect(session.current()?.id).toBe('u1');
  });

  it('is asked for again only after a sign-out under way', async () => {
    const { fetcher, calls } = await serve({
      '/api/auth/sign-in/email': { body: { user } },
      '/api/auth/sign-out': { body: {} },
      '/api/auth/get-session': { body: null },
    });
    const session = createSession(fetcher);
    await session.signIn({ email: user.email, password: 'secret123' });
    const left = session.signOut();
    await session.refresh();
    expect(session.current()).toBeNull();
    await left;
    expect(calls.slice(1)).toEqual(['POST /api/auth/sign-out {}', 'GET /api/auth/get-session']);
  });

  it('tells everybody when it ends, and stays when the sign-out fails', async () => {
    const { fetcher } = await serve({
      '/api/auth/get-session': { body: { user } },
      '/api/auth/sign-out': 'bad gateway',
    });
    const session = createSession(fetcher);
    await session.load();
    await expect(session.signOut()).rejects.toMatchObject({ code: 'UNKNOWN', status: 502 });
    expect(session.current()?.id).toBe('u1');
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    session.forget();
    expect(session.current()).toBeNull();
    expect(told).toBe(1);
  });
});
