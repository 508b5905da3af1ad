import { LIMITS, RATE_LIMIT_NAMES } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';

interface Limit {
  name: string;
  max: number;
  refill: number;
  window_seconds: number;
  refused: number;
}

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp({ READS_PER_MINUTE: '600' });
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const limits = async (): Promise<Limit[]> => {
  const { status, body } = await administrator.get('/api/admin/rate-limits');
  expect(status).toBe(200);
  return body.items;
};
const limitOf = async (name: string) => (await limits()).find((one) => one.name === name);

describe('the rate limits', () => {
  it('are those in force, each once', async () => {
    const found = await limits();
    expect(found.map(({ name }) => name).toSorted()).toEqual([...RATE_LIMIT_NAMES].toSorted());
    expect(await limitOf('writes')).toMatchObject({ max: LIMITS.writes_per_minute, window_seconds: 60 });
    expect(await limitOf('sign_ups')).toMatchObject({ max: LIMITS.sign_ups_per_hour, window_seconds: 3_600 });
    expect(await limitOf('reads_of_user')).toMatchObject({ max: 300, refill: 600, window_seconds: 60 });
    expect(await limitOf('reads_of_address')).toMatchObject({ max: 1_500, refill: 3_000 });
  });

  it('count what each of them refused', async () => {
    const user = await app.newUser();
    expect((await limitOf('writes'))?.refused).toBe(0);
    const replies = await Promise.all(
      Array.from({ length: LIMITS.writes_per_minute + 40 }, () => user.post('/rpc/get_my_roles')),
    );
    const refused = replies.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await limitOf('writes')).toMatchObject({ refused });
    expect(await limitOf('uploads')).toMatchObject({ refused: 0 });
    const { body } = await administrator.get('/api/admin/performance');
    expect(body.requests.map(({ name }: { name: string }) => name)).not.toContain('writes');
  });

  it('count what sign-in refused under the call it was for', async () => {
    const reset = (email: string) =>
      send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email } });
    const replies = [];
    for (let times = 0; times < 14; times += 1) replies.push(await reset(`nobody-${times}@example.com`));
    const refused = replies.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await limitOf('reset_requests')).toMatchObject({ max: 10, window_seconds: 3_600, refused });
    // One address is mailed three times at most, and is told nothing of it.
    for (let times = 0; times < 5; times += 1)
      await send(app.baseUrl, 'POST', '/api/auth/send-verification-email', {
        body: { email: 'one@example.com' },
      });
    expect(await limitOf('mails')).toMatchObject({ max: 3, refused: 2 });
  });

  it('are for administrators', async () => {
    const user = await app.newUser();
    expectClosedError(await user.get('/api/admin/rate-limits'), 403);
  });
});
