import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { type Reply, send } from '../../test/user.ts';
import { RATE_RULES } from '../lib/rate-rules.ts';

const ATTEMPTS = RATE_RULES.password_attempts.max;
const MAILS_PER_HOUR = RATE_RULES.mails.max;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXY: '127.0.0.1,::1' }, { sendsMails: true });
});
beforeEach(() => app.database.query("delete from rate_buckets where key not like 'provider:%'"));
afterAll(() => app.stop());

let address = 0;
/** As a browser at an address that nobody has used before. */
async function post(path: string, body: unknown, cookie = ''): Promise<Reply> {
  address += 1;
  const response = await fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: app.baseUrl,
      'x-forwarded-for': `10.1.${address >> 8}.${address & 255}`,
      ...(cookie === '' ? {} : { cookie }),
    },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const signIn = (email: string, password: string, cookie?: string) =>
  post('/api/auth/sign-in/email', { email, password }, cookie);
const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

async function tokensMailedTo(email: string, count: number): Promise<string[]> {
  const folder = join(app.dataDir, 'mails');
  const find = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\n/g, ''))
      .filter((text) => text.includes(`To: ${email}`))
      .map((text) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '');
  await expect.poll(() => find().length).toBe(count);
  return find();
}

describe('an account whose password is guessed from many addresses', () => {
  it('is closed to strangers after a few guesses, and stays open to a browser that is known there', async () => {
    const user = await app.newUser();
    const known = cookiesOf(await signIn(user.email, user.password));
    expect(known).toContain('answerscope.known_browser=');
    const guesses = await Promise.all(
      Array.from({ length: 3 * ATTEMPTS }, (_, at) => signIn(user.email, `wrong horse ${at}`)),
    );
    const refused = guesses.filter(({ status }) => status === 429);
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(ATTEMPTS);
    expect(refused.length).toBeGreaterThanOrEqual(2 * ATTEMPTS);
    expect(expectClosedError(refused[0] as Reply, 429).message).toContain('Too many login attempts');
    expectClosedError(await signIn(user.email.toUpperCase(), user.password), 429);

    const cookie = known.split('; ').find((part) => part.includes('known_browser')) ?? '';
    expect((await signIn(user.email, user.password, cookie)).status).toBe(200);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expectClosedError(await signIn(user.email, user.password, forged), 429);
    const other = await app.newUser();
    expect((await signIn(other.email, other.password)).status).toBe(200);
  });

  it('does not count who signs in as often as they like', async () => {
    const user = await app.newUser();
    for (let at = 0; at < ATTEMPTS + 3; at += 1)
      expect((await signIn(user.email, user.password)).status).toBe(200);
  });

  it('has its current password limited, too', async () => {
    const user = await app.newUser();
    const cookie = cookiesOf(await signIn(user.email, user.password));
    const change = (currentPassword: string) =>
      post('/api/auth/change-password', { currentPassword, newPassword: 'another horse 1' }, cookie);
    for (let at = 0; at < ATTEMPTS; at += 1) expectClosedError(await change(`wrong horse ${at}`), 401);
    expectClosedError(await change(user.password), 429);
  });
});

describe('a reset', () => {
  const ask = (email: string) => post('/api/auth/request-password-reset', { email, redirectTo: '/reset' });

  it('by one link ends all other links of that person', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    for (const email of [user.email, user.email, other.email]) expect((await ask(email)).status).toBe(200);
    const [first, second] = await tokensMailedTo(user.email, 2);
    const reset = (token: string | undefined, newPassword: string) =>
      post('/api/auth/reset-password', { token, newPassword });
    expect((await reset(second, 'another horse 1')).status).toBe(200);
    expectClosedError(await reset(first, 'a third horse 1'), 400);
    const [others] = await tokensMailedTo(other.email, 1);
    expect((await reset(others, 'a third horse 1')).status).toBe(200);
  });

  it('is mailed to one person a few times an hour, and the answer never says so', async () => {
    const user = await app.newUser();
    const replies: Reply[] = [];
    for (let at = 0; at < 8; at += 1) replies.push(await ask(user.email));
    replies.push(await ask('no-account@example.com'));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    await tokensMailedTo(user.email, MAILS_PER_HOUR);
    const posted = await app.database.query('select 1 from mails where recipient = $1', [user.email]);
    expect(posted).toHaveLength(MAILS_PER_HOUR);
  });
});

describe('a changed password', () => {
  it('ends the other sessions, not the one that changed it', async () => {
    const user = await app.newUser();
    const mine = cookiesOf(await signIn(user.email, user.password));
    const body = { currentPassword: user.password, newPassword: 'another horse 1' };
    const changed = await post('/api/auth/change-password', body, mine);
    expect(changed.status).toBe(200);
    expectClosedError(await user.get('/api/profile'), 401);
    const cookie = cookiesOf(changed);
    expect((await send(app.baseUrl, 'GET', '/api/profile', { cookie })).status).toBe(200);
  });

  it('is never one of the first guesses', async () => {
    const name = 'Test Person';
    for (const password of ['password1', 'Qwerty123!']) {
      const error = expectClosedError(
        await post('/api/auth/sign-up/email', { name, email: 'common@example.com', password }),
        400,
      );
      expect(error.message).toBe(
        'Your password should be at least 8 characters long with a mix of letters and numbers.',
      );
    }
  });
});

describe('many sign-ups at once', () => {
  it('with one address make one account, and the others are told so', async () => {
    const body = { name: 'Test Person', email: 'twenty@example.com', password: 'correct horse 1' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/auth/sign-up/email', body)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('hold no connection while they hash', async () => {
    const { authPool, signInPool } = app.services.database;
    const { promise: hashed, resolve: letGo } = Promise.withResolvers<void>();
    const hashing = vi.spyOn(app.services.auth.hashing, 'prepare').mockReturnValue(hashed);
    const signUps = Array.from({ length: 20 }, (_, at) => {
      const email = `hash${at}@example.com`;
      return post('/api/auth/sign-up/email', { name: 'Test Person', email, password: 'correct horse 1' });
    });
    await expect.poll(() => hashing.mock.calls.length).toBe(20);
    const held = [authPool, signInPool].reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, 0);
    hashing.mockRestore();
    letGo();
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(signUps.map(() => 200));
    expect(held).toBe(0);
  });

  it('too many from one address are refused in words that fit', async () => {
    const replies: Reply[] = [];
    for (let at = 0; at <= LIMITS.sign_ups_per_hour; at += 1)
      replies.push(
        await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
          body: { name: 'x', email: 'a@example.com', password: 'short' },
        }),
      );
    const error = expectClosedError(replies.at(-1) as Reply, 429);
    expect(error.message).not.toContain('login');
  });
});

describe('what is sent to sign in', () => {
  const BAD = ['\0', '\n', '\r\n{"level":60}', '\u007f', '\ud800', 'x\udc00y'];

  it('is refused where it holds a line break, a NUL or half a character, and never as a fault', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const bad of BAD) {
      const [email, password] = [`a${bad}@example.com`, `correct horse ${bad}1`];
      const bodies: [string, object][] = [
        [
          '/api/auth/sign-up/email',
          { name: `Test ${bad}`, email: 'a@example.com', password: 'correct horse 1' },
        ],
        ['/api/auth/sign-up/email', { name: 'Test Person', email, password }],
        ['/api/auth/sign-in/email', { email, password }],
        ['/api/auth/sign-in/email', { email: 'a@example.com', password }],
        ['/api/auth/request-password-reset', { email }],
        ['/api/auth/reset-password', { token: `token${bad}`, newPassword: 'correct horse 1' }],
      ];
      for (const [path, body] of bodies) expectClosedError(await post(path, body), 400);
    }
    for (const path of [
      'reset-password/abcdefgh%00',
      'reset-password/abcdefghij?callbackURL=%00',
      'verify-email?token=%0a',
    ]) {
      const reply = await fetch(`${app.baseUrl}/api/auth/${path}`, { redirect: 'manual' });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});
