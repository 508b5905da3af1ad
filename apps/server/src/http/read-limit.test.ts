import { AppError } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { sharedApp } from '../../test/shared-app.ts';
import { type Reply, send, type TestUser } from '../../test/user.ts';
import { type Api, startApi } from '../api.ts';
import { readRules } from '../lib/rate-rules.ts';
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

  it('takes back what did not count, and never holds more than at first', () => {
    const { take, giveBack } = createReadLimiter({ clock: () => 0 });
    giveBack('a', rule);
    for (const _again of [1, 2])
      for (let reads = 0; reads < 2 * rule.burst; reads += 1) {
        take('a', rule);
        giveBack('a', rule);
      }
    giveBack('a', rule);
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
  const PER_MINUTE = 60;
  const { ofUser, ofAddress } = readRules(PER_MINUTE);
  const app = sharedApp();
  let api: Api;
  let quick: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    const config = {
      ...app.services.config,
      readsPerMinute: PER_MINUTE,
      trustedProxies: ['127.0.0.1', '::1'],
    };
    // Its limits never refill: how long the reads take changes nothing.
    api = await startApi({ ...app.services, config }, { readClock: () => 0 });
    quick = await app.newUser();
    other = await app.newUser();
  });
  afterAll(() => api.stop());

  const read = (
    path: string,
    { cookie = '', address = '198.51.100.1', accept = '*/*' } = {},
  ): Promise<Reply> =>
    send(`http://localhost:${api.port}`, 'GET', path, {
      cookie,
      headers: { 'x-forwarded-for': address, accept },
    });
  const many = (count: number, one: (at: number) => Promise<Reply>) =>
    Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  const refusedOf = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 429);

  it('has a limit for each account, wherever it reads from, and others read on', async () => {
    const replies = await many(ofUser.burst + 5, (at) =>
      read('/api/profile', { cookie: quick.cookie, address: `198.51.100.${at}` }),
    );
    const refused = refusedOf(replies);
    expect(refused).toHaveLength(5);
    for (const reply of refused) {
      const error = expectClosedError(reply, 429);
      expect(reply.headers.get('retry-after')).toBe(String(error.details?.retry_after_seconds));
    }
    // Of the same place, and a page as well as a call.
    expect((await read('/api/profile', { cookie: other.cookie })).status).toBe(200);
    const pages = await many(5, () => read('/tracker', { cookie: quick.cookie, accept: 'text/html' }));
    expect(refusedOf(pages)).toHaveLength(5);
  });

  it('has a limit for each address, which no cookie lifts, and none where the machine asks', async () => {
    const address = '203.0.113.9';
    expect(refusedOf(await many(ofAddress.burst + 5, () => read('/api/plans', { address })))).toHaveLength(5);
    const [name] = quick.cookie.split('=');
    const forged = await many(5, () => read('/api/profile', { address, cookie: `${name}=x.y` }));
    expect(refusedOf(forged)).toHaveLength(5);
    expect((await read('/api/plans', { address: '203.0.113.10' })).status).toBe(200);
    const alive = await many(5, () => read('/health/live', { address }));
    expect(alive.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('counts a network of IPv6 as one, whichever of its addresses sends', async () => {
    const replies = await many(ofAddress.burst + 5, (at) =>
      read('/api/plans', { address: `2001:db8:0:7::${at}` }),
    );
    expect(refusedOf(replies)).toHaveLength(5);
    expect((await read('/api/plans', { address: '2001:db8:0:8::1' })).status).toBe(200);
  });
});
