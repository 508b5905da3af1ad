import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { type Reply, send, type TestUser } from '../../../test/user.ts';
import { seedAdministrator } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { sendsMails: true });
});
afterAll(() => app.stop());

async function mailsTo(email: string, count: number): Promise<string[]> {
  const folder = join(app.dataDir, 'mails');
  const posted = async () => (await app.database.query('select 1 from mails where sent_at is null')).length;
  await expect.poll(posted).toBe(0);
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${email}\n`));
  expect(found).toHaveLength(count);
  return found;
}

const tokenIn = (mail: string | undefined) => /\/confirm-email\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
const signIn = (email: string, password: string) =>
  send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const confirm = (token: string) => send(app.baseUrl, 'POST', '/rpc/confirm_my_email', { body: { token } });
const ask = (user: TestUser, email: string, password = user.password) =>
  user.post('/rpc/change_my_email', { email, password });

let made = 0;
const newAddress = () => {
  made += 1;
  return `moved-${made}@example.com`;
};

describe('a name', () => {
  it('that is changed is what signing in says, too, whoever changed it', async () => {
    const user = await app.newUser();
    const said = async () => (await user.get('/api/auth/get-session')).body.user.name;
    await user.patch('/api/profile', { full_name: 'Dana Whitfield' });
    expect(await said()).toBe('Dana Whitfield');
    const administrator = await app.newAdministrator();
    const changed = await administrator.post('/functions/admin-operations', {
      operation: 'update_user',
      userId: user.personId,
      data: { userData: { full_name: 'Dana Field' } },
    });
    expect(changed.status).toBe(200);
    expect(await said()).toBe('Dana Field');
  });
});

describe('the sidebar', () => {
  it('is shown until it is hidden, for the account and so in every browser', async () => {
    const user = await app.newUser();
    expect((await user.get('/api/profile')).body.shows_sidebar).toBe(true);
    expect((await user.patch('/api/profile', { shows_sidebar: false })).body.shows_sidebar).toBe(false);

    const elsewhere = await signIn(user.email, user.password);
    const cookie = elsewhere.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const seen = await send(app.baseUrl, 'GET', '/api/profile', { cookie });
    expect(seen.body).toMatchObject({ id: user.personId, shows_sidebar: false });
    // Another change of the profile leaves it.
    expect((await user.patch('/api/profile', { country: 'DE' })).body.shows_sidebar).toBe(false);
    expect((await user.patch('/api/profile', { shows_sidebar: true })).body.shows_sidebar).toBe(true);
  });

  it('is shown or hidden and nothing else', async () => {
    const user = await app.newUser();
    const refused = await user.patch('/api/profile', { shows_sidebar: 'no' });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({
      shows_sidebar: ['Please choose whether the sidebar is shown'],
    });
  });
});

describe('an address', () => {
  it('is another one once its own mailbox says so; the former is told and signs in no more', async () => {
    const user = await app.newUser();
    const [former, email] = [user.email, newAddress()];
    const asked = await ask(user, `  ${email.toUpperCase()} `);
    expect(asked).toMatchObject({ status: 200, body: { sent_to: email } });
    expect((await user.get('/api/profile')).body.email).toBe(former);
    const [mail] = await mailsTo(email, 1);
    expect(mail).toContain('Confirm your new email address');
    const token = tokenIn(mail);

    expect((await confirm(token)).body).toEqual({ email });
    expect((await user.get('/api/profile')).body.email).toBe(email);
    expect((await signIn(email, user.password)).status).toBe(200);
    expectClosedError(await signIn(former, user.password), 401);
    const [told] = await mailsTo(former, 1);
    expect(told).toContain(`New address: ${email}`);
    const again = expectClosedError(await confirm(token), 400);
    expect(again.message).toBe('This link has expired or was already used. Please ask for a new one.');
  });

  it('is changed by who knows the password, and guesses of it are limited', async () => {
    const user = await app.newUser();
    const email = newAddress();
    const refused = expectClosedError(await ask(user, email, 'wrong horse 1'), 400);
    expect(refused.details?.fields).toEqual({ password: ['This is not your current password'] });
    for (let at = 0; at < 9; at += 1) await ask(user, email, `wrong horse ${at}`);
    expectClosedError(await ask(user, email), 429);
    await mailsTo(email, 0);
  });

  it('of another account is asked for as any other, and never taken', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    expect((await ask(user, other.email)).body).toEqual({ sent_to: other.email });
    const [mail] = await mailsTo(other.email, 1);
    expect(expectClosedError(await confirm(tokenIn(mail)), 409).message).toContain('already exists');
    expect((await signIn(other.email, other.password)).status).toBe(200);
    expect((await user.get('/api/profile')).body.email).toBe(user.email);
  });

  it('has one link at a time, for an hour', async () => {
    const user = await app.newUser();
    const [first, second] = [newAddress(), newAddress()];
    await ask(user, first);
    await ask(user, second);
    const [former] = await mailsTo(first, 1);
    const [mail] = await mailsTo(second, 1);
    expectClosedError(await confirm(tokenIn(former)), 400);
    await app.database.query("update email_changes set expires_at = now() - interval '1 second'");
    expectClosedError(await confirm(tokenIn(mail)), 400);
  });

  it('that was changed ends the links that were mailed to the former one', async () => {
    const user = await app.newUser();
    await send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email: user.email } });
    const [reset] = await mailsTo(user.email, 1);
    const resetToken = /reset-password\/([\w-]+)/.exec(reset ?? '')?.[1];
    const email = newAddress();
    await ask(user, email);
    const [mail] = await mailsTo(email, 1);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    const used = await send(app.baseUrl, 'POST', '/api/auth/reset-password', {
      body: { token: resetToken, newPassword: 'another horse 1' },
    });
    expectClosedError(used, 400);
  });

  describe('that waits for its confirmation is never the account’s', () => {
    const CHANGES: Record<string, (user: TestUser) => Promise<Reply>> = {
      'once the password was changed': (user) =>
        user.post('/api/auth/change-password', {
          currentPassword: user.password,
          newPassword: 'another horse 1',
        }),
      'once the password was reset': async (user) => {
        const { email } = user;
        await send(app.baseUrl, 'POST', '/api/auth/request-password-reset', { body: { email } });
        const [mail] = await mailsTo(email, 1);
        const token = /reset-password\/([\w-]+)/.exec(mail ?? '')?.[1];
        return send(app.baseUrl, 'POST', '/api/auth/reset-password', {
          body: { token, newPassword: 'another horse 1' },
        });
      },
      'once the account was set inactive, also when it is active again': async (user) => {
        const administrator = await app.newAdministrator();
        const set = (isActive: boolean) =>
          administrator.post('/functions/admin-operations', {
            operation: 'set_user_status',
            userId: user.personId,
            data: { isActive, reason: 'a test' },
          });
        expect((await set(false)).status).toBe(200);
        return set(true);
      },
      'once the settings made its owner the administrator': async ({ email }) => {
        const { auth, database } = app.services;
        const password = 'another horse 1';
        await seedAdministrator(auth, database.authPool, { email, password });
        return send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
      },
    };
    it.each(Object.entries(CHANGES))('%s', async (_, change) => {
      const user = await app.newUser();
      const email = newAddress();
      await ask(user, email);
      const [mail] = await mailsTo(email, 1);
      expect((await change(user)).status).toBe(200);
      expectClosedError(await confirm(tokenIn(mail)), 400);
      const kept = await app.database.query('select email from persons where id = $1', [user.personId]);
      expect(kept).toEqual([{ email: user.email }]);
    });
  });

  it('whose domain a rule has refused since is not taken by the link of before', async () => {
    // These tests sign up more often than anybody may within an hour.
    await app.database.query('delete from rate_buckets');
    const user = await app.newUser();
    const administrator = await app.newAdministrator();
    const email = 'moved@refused-since.example';
    await ask(user, email);
    const [mail] = await mailsTo(email, 1);
    const rule = {
      domain: 'refused-since.example',
      effect: 'block',
      includes_subdomains: false,
      note: '',
      is_active: true,
    };
    expect((await administrator.post('/api/admin/sign_up_rules', rule)).status).toBe(200);
    const refused = expectClosedError(await confirm(tokenIn(mail)), 400);
    expect(refused.message).toBe(FRIENDLY_ERRORS.auth.address_not_allowed);
    expect((await user.get('/api/profile')).body.email).toBe(user.email);
    await app.database.query('delete from sign_up_rules');
    expect((await confirm(tokenIn(mail))).body).toEqual({ email });
  });

  it('that is the account’s already is said to be so', async () => {
    const user = await app.newUser();
    const refused = expectClosedError(await ask(user, user.email), 400);
    expect(refused.details?.fields).toEqual({ email: ['This is already your address'] });
  });
});

describe('sessions', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const elsewhere = async ({ email, password }: TestUser) => {
    const response = await fetch(`${app.baseUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', origin: app.baseUrl, 'user-agent': CHROME },
    });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const statusOf = async (cookie: string) =>
    (await send(app.baseUrl, 'GET', '/api/profile', { cookie })).status;

  it('are listed with what they are of, this one first, and without what lets in', async () => {
    const user = await app.newUser();
    await elsewhere(user);
    const { items } = (await user.get('/api/sessions')).body;
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ is_this_one: true });
    expect(items[1]).toMatchObject({ is_this_one: false, device: 'Chrome on Windows' });
    expect(items[1].address).toMatch(/127\.0\.0\.1|::1|0000/);
    expect(Object.keys(items[0]).sort()).toEqual(
      ['id', 'device', 'address', 'created_at', 'last_seen_at', 'is_this_one'].sort(),
    );
  });

  it('are ended one by one, or all but this one', async () => {
    const user = await app.newUser();
    const [first, second, third] = [await elsewhere(user), await elsewhere(user), await elsewhere(user)];
    const { items } = (await user.get('/api/sessions')).body;
    const ended = await user.post('/rpc/end_my_session', { session_id: items[1].id });
    expect(ended.body.items).toHaveLength(3);
    const left = [await statusOf(first), await statusOf(second), await statusOf(third)];
    expect(left.sort()).toEqual([200, 200, 401]);
    const rest = await user.post('/rpc/end_my_other_sessions', {});
    expect(rest.body.items).toMatchObject([{ is_this_one: true }]);
    for (const cookie of [first, second, third]) expect(await statusOf(cookie)).toBe(401);
    expect((await user.get('/api/profile')).status).toBe(200);
  });

  it('say when they were last used, to the hour', async () => {
    const user = await app.newUser();
    const cookie = await elsewhere(user);
    const other = (await user.get('/api/sessions')).body.items[1];
    await app.database.query(
      "update auth.session set updated_at = now() - interval '2 hours' where id = $1",
      [other.id],
    );
    const ago = async () => {
      const { items } = (await user.get('/api/sessions')).body;
      const found = items.find(({ id }: { id: string }) => id === other.id);
      return Date.now() - Date.parse(found.last_seen_at);
    };
    expect(await ago()).toBeGreaterThan(3_600_000);
    expect(await statusOf(cookie)).toBe(200);
    await expect.poll(ago).toBeLessThan(60_000);
  });
});
