import { FRIENDLY_ERRORS, LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { type Reply, send } from '../../test/user.ts';
import { startApi } from '../api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function many(count: number, call: (index: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

/** A refusal for being too quick: in the one shape, with the wait in body and header. */
function expectLimited(reply: Reply): void {
  const error = expectClosedError(reply, 429);
  expect(error.code).toBe('RATE_LIMIT_EXCEEDED');
  const seconds = error.details?.retry_after_seconds ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(reply.headers.get('retry-after')).toBe(String(seconds));
}

describe('limits', () => {
  it('a user writes 120 times a minute, others are not held up by it, and reading has a limit of its own', async () => {
    const quick = await app.newUser();
    const other = await app.newUser();
    const replies = await many(2 * LIMITS.writes_per_minute, () => quick.post('/rpc/get_my_roles'));
    const done = replies.filter((reply) => reply.status === 200).length;
    // The bucket fills again while the calls are made: two a second.
    expect(done).toBeGreaterThanOrEqual(LIMITS.writes_per_minute);
    const limited = replies.find((reply) => reply.status === 429);
    if (limited === undefined) throw new Error('nothing was refused');
    expectLimited(limited);
    expect((await quick.get('/api/profile')).status).toBe(200);
    expect((await other.post('/rpc/get_my_roles')).status).toBe(200);
  });

  it('an address signs up 20 times an hour, whatever address its headers claim', async () => {
    const signUp = (index: number, password: string) =>
      send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
        body: { name: 'Test Person', email: `many-${index}@example.com`, password },
        headers: {
          'x-forwarded-for': `203.0.113.${index}`,
          'x-answerscope-address': `203.0.113.${index}`,
        },
      });
    const used = await app.database.query<{ tokens: number }>(
      "select tokens from rate_buckets where key like 'auth:%sign-up%'",
    );
    expect(used).toHaveLength(1);
    const left = Math.floor(used[0]?.tokens ?? 0);
    expect(left).toBe(LIMITS.sign_ups_per_hour - 2);
    const refused = await many(left, (index) => signUp(index, 'weak'));
    expect(refused.map((reply) => reply.status)).toEqual(refused.map(() => 400));
    const beyond = await signUp(99, 'correct horse 1');
    expectLimited(beyond);
    expect(beyond.body.message).toBe(FRIENDLY_ERRORS.api.rate_limited);
  });

  it('behind a proxy that is configured, each address it names has limits of its own', async () => {
    const api = await startApi({
      ...app.services,
      config: { ...app.services.config, trustedProxies: ['127.0.0.1', '::1'] },
    });
    const signUp = await send(`http://localhost:${api.port}`, 'POST', '/api/auth/sign-up/email', {
      body: { name: 'Test Person', email: 'proxied@example.com', password: 'correct horse 1' },
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.77, 127.0.0.1' },
    });
    await api.stop();
    expect(signUp.status).toBe(200);
    const rows = await app.database.query('select ip_address from auth.session s where user_id = $1', [
      signUp.body.user.id,
    ]);
    expect(rows).toEqual([{ ip_address: '203.0.113.77' }]);
  });

  it('without a session an address posts 60 times a minute', async () => {
    const replies = await many(2 * LIMITS.public_posts_per_minute, () =>
      send(app.baseUrl, 'POST', '/rpc/get_my_roles', { body: {} }),
    );
    const limited = replies.filter((reply) => reply.status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(replies.filter((reply) => ![401, 429].includes(reply.status))).toEqual([]);
    for (const reply of limited.slice(0, 1)) expectLimited(reply);
  });
});

describe('a bucket', () => {
  it('gives what it holds, no more over all processes at once, and fills again with time', async () => {
    const { rateLimiter } = app.services;
    const rule = { max: 5, windowSeconds: 3_600 };
    const taken = await Promise.all(Array.from({ length: 12 }, () => rateLimiter.consume('bucket', rule)));
    expect(taken.filter((one) => one.allowed)).toHaveLength(5);
    expect(taken.find((one) => !one.allowed)?.retryAfterSeconds).toBe(720);
    await app.database.query(
      "update rate_buckets set updated_at = updated_at - interval '725 seconds' where key = 'bucket'",
    );
    expect((await rateLimiter.consume('bucket', rule)).allowed).toBe(true);
    expect((await rateLimiter.consume('bucket', rule)).allowed).toBe(false);
    await app.database.query(
      "update rate_buckets set updated_at = updated_at - interval '10 days' where key = 'bucket'",
    );
    expect(await rateLimiter.sweep()).toBe(1);
  });
});
