import { AppError } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { type Reply, send, type TestUser } from '../../test/user.ts';
import { createReadLimiter } from './read-limit.ts';

describe('a bucket of reads', () => {
  const rule = { name: 'reads_of_user', burst: 3, perSecond: 2 } as const;

  it('gives what it holds, says how long to wait, and fills again with time', () => {
    let now = 0;
    const { take } = createReadLimiter({ clock: () => now });
    for (let reads = 0; reads < rule.burst; reads += 1) take('a', rule);
    let refused: unknown;
    try {
      take('a', rule);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', details: { retry_after_seconds: 1 } });
    take('b', rule);
    now += 500;
    take('a', rule);
    expect(() => take('a', rule)).toThrow(AppError);
    now += 60_000;
    for (let reads = 0; reads < rule.burst; reads += 1) take('a', rule);
    expect(() => take('a', rule)).toThrow(AppError);
  });

  it('does not grow with the number of those who ask', () => {
    const { take } = createReadLimiter({ clock: () => 0 });
    for (let reads = 0; reads < rule.burst; reads += 1) take('first', rule);
    for (let keys = 0; keys < 60_000; keys += 1) take(`key ${keys}`, rule);
    // Forgotten by then, and so full again.
    take('first', rule);
  });
});

describe('reading', () => {
  const PER_MINUTE = 120;
  let app: TestApp;
  let quick: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    app = await startTestApp({ READS_PER_MINUTE: String(PER_MINUTE), TRUSTED_PROXY: '127.0.0.1,::1' });
    quick = await app.newUser();
    other = await app.newUser();
  });
  afterAll(() => app.stop());

  const read = (
    path: string,
    { cookie = '', address = '198.51.100.1', accept = '*/*' } = {},
  ): Promise<Reply> =>
    send(app.baseUrl, 'GET', path, { cookie, headers: { 'x-forwarded-for': address, accept } });
  const many = (count: number, one: (at: number) => Promise<Reply>) =>
    Promise.all(Array.from({ length: count }, (_, at) => one(at)));

  it('has a limit for each account, wherever it reads from, and others read on', async () => {
    const replies = await many(PER_MINUTE, (at) =>
      read('/api/profile', { cookie: quick.cookie, address: `198.51.100.${at}` }),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(PER_MINUTE / 2);
    for (const reply of refused) {
      const error = expectClosedError(reply, 429);
      expect(reply.headers.get('retry-after')).toBe(String(error.details?.retry_after_seconds));
    }
    // Of the same place, and a page as well as a call.
    expect((await read('/api/profile', { cookie: other.cookie })).status).toBe(200);
    const pages = await many(30, () => read('/tracker', { cookie: quick.cookie, accept: 'text/html' }));
    expect(pages.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('has a limit for each address, which no cookie lifts, and none where the machine asks', async () => {
    const address = '203.0.113.9';
    const replies = await many(PER_MINUTE * 4, () => read('/api/plans', { address }));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const [name] = quick.cookie.split('=');
    const forged = await many(20, () => read('/api/profile', { address, cookie: `${name}=x.y` }));
    expect(forged.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await read('/api/plans', { address: '203.0.113.10' })).status).toBe(200);
    const alive = await many(20, () => read('/health/live', { address }));
    expect(alive.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('counts a network of IPv6 as one, whichever of its addresses sends', async () => {
    const replies = await many(PER_MINUTE * 4, (at) =>
      read('/api/plans', { address: `2001:db8:0:7::${at}` }),
    );
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await read('/api/plans', { address: '2001:db8:0:8::1' })).status).toBe(200);
  });
});
