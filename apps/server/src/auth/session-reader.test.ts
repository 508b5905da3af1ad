import { describe, expect, it } from 'vitest';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { sharedApp } from '../../test/shared-app.ts';
import { send } from '../../test/user.ts';

const app = sharedApp();

describe('a session', () => {
  it('ends with sign-out', async () => {
    const user = await app.newUser();
    expect((await user.post('/api/auth/sign-out')).status).toBe(200);
    expectClosedError(await user.get('/api/profile'), 401);
  });

  it.each([
    [
      'another token',
      (name: string, value: string) =>
        `${name}=${value.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))}`,
    ],
    [
      'another signature',
      (name: string, value: string) => `${name}=${value.split('.')[0]}.${'A'.repeat(43)}%3D`,
    ],
    ['no signature', (name: string, value: string) => `${name}=${value.split('.')[0]}`],
    ['a broken encoding', (name: string, value: string) => `${name}=%E0%A4%A${value}`],
  ])('is not had by a cookie with %s', async (_name, tamper) => {
    const user = await app.newUser();
    const [pair = ''] = user.cookie.split('; ');
    const at = pair.indexOf('=');
    const cookie = tamper(pair.slice(0, at), pair.slice(at + 1));
    expectClosedError(await send(app.baseUrl, 'GET', '/api/profile', { cookie }), 401);
    expect((await send(app.baseUrl, 'GET', '/api/auth/get-session', { cookie })).body).toBeNull();
    expect((await user.get('/api/profile')).status).toBe(200);
  });

  it('that has expired is none', async () => {
    const user = await app.newUser();
    await app.database.query(
      "update auth.session set expires_at = now() - interval '1 second' where user_id = $1",
      [user.personId],
    );
    expectClosedError(await user.get('/api/profile'), 401);
    const left = await user.post('/api/auth/sign-out');
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie()[0]).toMatch(/=;.*Max-Age=0/i);
  });

  it('of a user set inactive ends at once, everywhere, and there is no new one', async () => {
    const user = await app.newUser();
    await app.database.query('update auth."user" set is_active = false where id = $1', [user.personId]);
    expectClosedError(await user.get('/api/profile'), 401);
    expect((await user.get('/api/auth/get-session')).body).toBeNull();
    const changed = await user.post('/api/auth/change-password', {
      currentPassword: user.password,
      newPassword: 'another horse 1',
    });
    expectClosedError(changed, 401);
    const reply = await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: user.password },
    });
    const error = expectClosedError(reply, 403);
    expect(error.message).toBe('This account has been deactivated. Please contact support.');
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('has the language somebody signed up in, and follows when they change it', async () => {
    const account = {
      name: 'Greta Bäcker',
      email: `greta.${Date.now()}@example.com`,
      password: 'ein Passwort 7',
    };
    const signUp = (language: string) =>
      send(app.baseUrl, 'POST', '/api/auth/sign-up/email', { body: { ...account, language } });
    expect((await signUp('xx')).body).toMatchObject({ code: 'VALIDATION_ERROR' });
    const made = await signUp('de');
    expect(made.body.user.language).toBe('de');
    const cookie = made.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const ask = (method: string, path: string, body?: object) =>
      send(app.baseUrl, method, path, { cookie, body });
    expect((await ask('GET', '/api/profile')).body).toMatchObject({
      interface_language: 'de',
      language: 'en',
    });
    expect((await ask('PATCH', '/api/profile', { interface_language: 'en' })).body).toMatchObject({
      interface_language: 'en',
    });
    expect((await ask('GET', '/api/auth/get-session')).body.user.language).toBe('en');
    const refused = await ask('PATCH', '/api/profile', { interface_language: 'fr' });
    expect(refused.body.details.fields).toHaveProperty('interface_language');
  });
});
