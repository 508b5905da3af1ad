import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { type Reply, send } from '../../test/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { sendsMails: true });
});
afterAll(() => app.stop());

/** As a browser does: with the origin of our own page. */
function post(path: string, body: unknown, cookie?: string): Promise<Reply> {
  return send(app.baseUrl, 'POST', path, { body, ...(cookie === undefined ? {} : { cookie }) });
}

/** As a script does: without an origin and without cookies. */
async function postAsScript(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function storedUsers(email: string): Promise<number> {
  return (await app.database.query('select 1 from auth."user" where email = $1', [email])).length;
}

describe('signing up', () => {
  it('signs in at once, with a profile on the free plan and the role of a user', async () => {
    const user = await app.newUser();
    const profile = await user.get('/api/profile');
    expect(profile.body).toMatchObject({ id: user.personId, email: user.email, full_name: 'Test Person' });
    expect((await user.post('/rpc/get_my_roles')).body).toEqual([{ role: 'user' }]);
    expect((await user.get('/api/plan-usage')).body.plan.name).toBe('Free');
  });

  it('more people at once than there are connections for signing in are all signed up', async () => {
    await app.database.query("delete from rate_buckets where key not like 'provider:%'");
    const users = await Promise.all(Array.from({ length: 12 }, () => app.newUser()));
    expect(new Set(users.map(({ personId }) => personId)).size).toBe(12);
    await app.database.query("delete from rate_buckets where key not like 'provider:%'");
  });

  it('nobody can make themselves an administrator by naming the role', async () => {
    const email = 'climber@example.com';
    await post('/api/auth/sign-up/email', {
      name: 'Climber',
      email,
      password: 'correct horse 1',
      role: 'admin',
      isActive: false,
    });
    const rows = await app.database.query('select role, is_active from auth."user" where email = $1', [
      email,
    ]);
    expect(rows.length === 0 || rows[0]?.role === 'user').toBe(true);
  });

  it.each([
    [
      'a password of six',
      { password: 'short1' },
      'password',
      'Your password should be at least 8 characters long with a mix of letters and numbers.',
    ],
    [
      'a password without a number',
      { password: 'only letters' },
      'password',
      'Your password should be at least 8 characters long with a mix of letters and numbers.',
    ],
    ['a name of one letter', { name: ' x ' }, 'full_name', 'Full name must be at least 2 characters'],
    ['an address that is none', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
  ])('%s is refused in words under its field, and nobody is made', async (_name, wrong, field, text) => {
    const body = { name: 'Test Person', email: 'refused@example.com', password: 'correct horse 1', ...wrong };
    const error = expectClosedError(await post('/api/auth/sign-up/email', body), 400);
    expect(error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { [field]: [text] }, error_count: 1 },
    });
    expect(await storedUsers(body.email)).toBe(0);
  });

  it('an address that has an account is named as such, in any case of letters', async () => {
    const user = await app.newUser();
    const reply = await post('/api/auth/sign-up/email', {
      name: 'Somebody Else',
      email: user.email.toUpperCase(),
      password: 'correct horse 2',
    });
    const error = expectClosedError(reply, 409);
    const text = 'An account with this email already exists. Try signing in instead.';
    expect(error).toMatchObject({ message: text, details: { fields: { email: [text] } } });
  });

  it('is all or none: when the brand cannot be made there is no user, account or session', async () => {
    await app.database.query(
      `create function refuse_brand() returns trigger language plpgsql as
       $$ begin raise exception 'the brand disk of the tests is full'; end $$`,
    );
    await app.database.query(
      'create trigger refuse_brand before insert on brands for each row execute function refuse_brand()',
    );
    const before = await app.database.query('select count(*) from auth.account');
    const body = { name: 'Half Person', email: 'half@example.com', password: 'correct horse 1' };
    const reply = await post('/api/auth/sign-up/email', body);
    await app.database.query('drop function refuse_brand cascade');
    const error = expectClosedError(reply, 500);
    expect(error.message).toBe('An unexpected error occurred');
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await storedUsers(body.email)).toBe(0);
    expect(await app.database.query('select count(*) from auth.account')).toEqual(before);
    expect((await post('/api/auth/sign-up/email', body)).status).toBe(200);
  });
});

describe('signing in', () => {
  it.each([
    [
      ...['/api/auth/sign-in/email', { email: 'x', password: 1 }],
      {
        email: ['Please enter a valid email address'],
        password: ['Must be a text'],
      },
    ],
    [
      '/api/auth/sign-in/email',
      { email: 'a@example.com', password: 'x'.repeat(5_000) },
      { password: expect.any(Array) },
    ],
    [
      ...['/api/auth/sign-up/email', { email: 'a@example.com', name: 7, password: 'correct horse 1' }],
      { name: ['Must be a text'] },
    ],
    ['/api/auth/request-password-reset', {}, { email: expect.any(Array) }],
    ['/api/auth/reset-password', { newPassword: null }, { newPassword: expect.any(Array) }],
  ] as [string, object, object][])('what %s cannot read is refused per field', async (path, body, fields) => {
    const error = expectClosedError(await post(path, body), 400);
    const error_count = Object.keys(fields).length;
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { error_count } });
    expect((error.details as { fields: object }).fields).toEqual(fields);
  });

  it('a wrong password and an unknown address get the same answer', async () => {
    const user = await app.newUser();
    const wrong = await post('/api/auth/sign-in/email', { email: user.email, password: 'wrong horse 1' });
    const unknown = await post('/api/auth/sign-in/email', {
      email: 'no@example.com',
      password: 'wrong horse 1',
    });
    const error = expectClosedError(wrong, 401);
    expect(error.message).toBe('The email or password you entered is incorrect. Please try again.');
    const { code, message, details } = expectClosedError(unknown, 401);
    expect({ code, message, details }).toEqual({
      code: error.code,
      message: error.message,
      details: error.details,
    });
  });

  it('gives a browser its session by cookie only: no script of a page can read the token', async () => {
    const user = await app.newUser();
    const reply = await post('/api/auth/sign-in/email', { email: user.email, password: user.password });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-auth-token')).toBeNull();
    expect(reply.body.token).toBeUndefined();
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const session = await user.get('/api/auth/get-session');
    expect(session.body.user).toMatchObject({
      email: user.email,
      full_name: 'Test Person',
      role: 'user',
      plan_type: 'Free',
      avatar_url: null,
    });
    expect(session.body.session.token).toBeUndefined();
  });

  it('gives a script a bearer token that works without cookie and origin', async () => {
    const user = await app.newUser();
    const reply = await postAsScript('/api/auth/sign-in/email', {
      email: user.email,
      password: user.password,
    });
    const token = reply.headers.get('set-auth-token');
    expect(token).toBeTruthy();
    const authorization = `Bearer ${token}`;
    const added = await postAsScript('/rpc/add_my_keyword', { keyword_text: 'by script' }, { authorization });
    expect(added.body).toMatchObject({ keyword: 'by script', user_id: user.personId });
    expect((await postAsScript('/api/auth/sign-out', {}, { authorization })).status).toBe(200);
    expectClosedError(await postAsScript('/rpc/get_my_roles', {}, { authorization }), 401);
  });

  it('the address it keeps is the connection’s, whatever the client claims', async () => {
    const user = await app.newUser();
    for (const header of ['x-answerscope-address', 'x-forwarded-for', 'forwarded', 'cf-connecting-ip']) {
      await postAsScript(
        '/api/auth/sign-in/email',
        { email: user.email, password: user.password },
        { [header]: '203.0.113.9' },
      );
    }
    const rows = await app.database.query<{ address: string }>(
      'select distinct ip_address as address from auth.session where user_id = $1',
      [user.personId],
    );
    expect(rows.map(({ address }) => address)).toEqual(['127.0.0.1']);
  });
});

describe('a password', () => {
  const WEAK = 'Your password should be at least 8 characters long with a mix of letters and numbers.';

  function mails(): { file: string; text: string }[] {
    const folder = join(app.dataDir, 'mails');
    const whole = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return whole.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  }

  it('is changed by whoever knows it, for a strong one only', async () => {
    const user = await app.newUser();
    const change = (currentPassword: string, newPassword: string) =>
      user.post('/api/auth/change-password', { currentPassword, newPassword });
    expectClosedError(await change('wrong horse 1', 'another horse 1'), 401);
    for (const weak of ['short1', 'only letters']) {
      expect(expectClosedError(await change(user.password, weak), 400).message).toBe(WEAK);
    }
    expect((await change(user.password, 'another horse 1')).status).toBe(200);
    const signIn = { email: user.email, password: 'another horse 1' };
    expect((await post('/api/auth/sign-in/email', signIn)).status).toBe(200);
  });

  it('that is forgotten is set anew by the link in a mail, once, and ends every session', async () => {
    const user = await app.newUser();
    const asked = await post('/api/auth/request-password-reset', { email: user.email, redirectTo: '/reset' });
    const unknown = await post('/api/auth/request-password-reset', {
      email: 'no@example.com',
      redirectTo: '/reset',
    });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: asked.status,
      body: asked.body,
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => mails().length).toBe(1);
    const [mail] = mails();
    expect(mail?.text).toContain(`To: ${user.email}`);
    const link = /^http\S+\/api\/auth\/reset-password\/\S+$/m.exec(mail?.text.replace(/=\n/g, '') ?? '')?.[0];
    expect(mail?.text).toContain('Content-Type: text/html');
    const token = /reset-password\/([\w-]+)/.exec(link ?? '')?.[1];
    expect(token).toBeTruthy();

    const opened = await send(app.baseUrl, 'GET', `/api/auth/reset-password/${token}?callbackURL=/reset`);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toMatch(new RegExp(`/reset\\?token=${token}$`));

    const reset = (newPassword: string) => post('/api/auth/reset-password', { token, newPassword });
    expect(expectClosedError(await reset('short1'), 400).details?.fields).toEqual({ password: [WEAK] });
    expect((await reset('another horse 1')).status).toBe(200);
    expectClosedError(await user.get('/api/profile'), 401);
    const old = await post('/api/auth/sign-in/email', { email: user.email, password: user.password });
    expectClosedError(old, 401);
    const fresh = await post('/api/auth/sign-in/email', { email: user.email, password: 'another horse 1' });
    expect(fresh.status).toBe(200);
    const again = expectClosedError(await reset('a third horse 1'), 400);
    expect(again.message).toBe('This link has expired or was already used. Please ask for a new one.');
  });

  it('the link of a mail never leads to another site', async () => {
    for (const callbackURL of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const query = `callbackURL=${encodeURIComponent(callbackURL)}`;
      const reply = await send(app.baseUrl, 'GET', `/api/auth/reset-password/a-token-of-nobody?${query}`);
      expect(reply.headers.get('location') ?? '').not.toContain('evil.example');
    }
    const asked = await post('/api/auth/request-password-reset', {
      email: 'no@example.com',
      redirectTo: 'https://evil.example/',
    });
    expectClosedError(asked, 403);
  });
});
