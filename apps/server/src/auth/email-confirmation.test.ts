import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { codeOf } from '../../test/authenticator.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { send } from '../../test/user.ts';
import { type MailServer, startMailServer } from '../mail/mail-server.fixture.ts';

let app: TestApp;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp(
    { AUTH_REQUIRE_EMAIL_CONFIRMATION: 'true', SMTP_URL: mails.url },
    { sendsMails: true },
  );
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const textOfMails = () => mails.said.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');
/** The links that were mailed to an address, one of each mail that has arrived. */
const linksTo = (email: string) =>
  textOfMails()
    .split(`RCPT TO:<${email}>`)
    .slice(1)
    .flatMap((mail) => /\/api\/auth\/verify-email\?token=\S+/.exec(mail)?.[0] ?? []);
const untilMailed = async (email: string, count: number) => {
  await expect.poll(() => linksTo(email).length).toBe(count);
  return linksTo(email).at(-1) ?? '';
};

describe('an installation that asks for confirmation of the address', () => {
  it('lets nobody in before, and by the link of the mail at once, into the onboarding', async () => {
    const person = { name: 'Test Person', email: 'new@example.com', password: 'correct horse 1' };
    const signedUp = await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
      body: { ...person, callbackURL: '/start' },
    });
    expect(signedUp.status).toBe(200);
    expect(signedUp.headers.getSetCookie()).toEqual([]);

    const early = await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: person });
    const error = expectClosedError(early, 403);
    expect(error.message).toBe('Please check your email and click the confirmation link before signing in.');

    const opened = await send(app.baseUrl, 'GET', await untilMailed(person.email, 1));
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe('/start');
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await send(app.baseUrl, 'GET', '/api/profile', { cookie })).body.email).toBe(person.email);
  });

  it('mails the link again to who asks for it, and it leads into the onboarding, too', async () => {
    const person = { name: 'Test Person', email: 'again@example.com', password: 'correct horse 1' };
    await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
      body: { ...person, callbackURL: '/start' },
    });
    await untilMailed(person.email, 1);
    const asked = await send(app.baseUrl, 'POST', '/api/auth/send-verification-email', {
      body: { email: person.email, callbackURL: '/start' },
    });
    expect(asked.status).toBe(200);
    const opened = await send(app.baseUrl, 'GET', await untilMailed(person.email, 2));
    expect(opened.headers.get('location')).toBe('/start');
  });

  it('says at the sign-in why a link lets nobody in', async () => {
    const open = async (link: string) => {
      const opened = await send(app.baseUrl, 'GET', link);
      expect(opened.headers.getSetCookie()).toEqual([]);
      return opened.headers.get('location');
    };
    expect(await open('/api/auth/verify-email?token=made-up&callbackURL=%2Fstart')).toBe(
      '/login?confirmation=expired',
    );
    const person = { name: 'Test Person', email: 'gone@example.com', password: 'correct horse 1' };
    await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
      body: { ...person, callbackURL: '/start' },
    });
    const link = await untilMailed(person.email, 1);
    await app.database.query(`delete from auth."user" where email = $1`, [person.email]);
    expect(await open(link)).toBe('/login?confirmation=unknown');
  });

  it('lets nobody in by a link alone whose sign-in asks for a code besides', async () => {
    const person = { name: 'Test Person', email: 'secured@example.com', password: 'correct horse 1' };
    await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
      body: { ...person, callbackURL: '/start' },
    });
    const confirmed = await send(app.baseUrl, 'GET', await untilMailed(person.email, 1));
    const cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const enable = await send(app.baseUrl, 'POST', '/api/auth/two-factor/enable', {
      body: { password: person.password },
      cookie,
    });
    const code = codeOf(enable.body.totpURI);
    const enabled = await send(app.baseUrl, 'POST', '/api/auth/two-factor/verify-totp', {
      body: { code },
      cookie,
    });
    expect(enabled.status).toBe(200);
    // As an account from before confirmations were asked for.
    await app.database.query(`update auth."user" set email_verified = false where email = $1`, [
      person.email,
    ]);
    await send(app.baseUrl, 'POST', '/api/auth/send-verification-email', {
      body: { email: person.email, callbackURL: '/start' },
    });
    const opened = await send(app.baseUrl, 'GET', await untilMailed(person.email, 2));
    expect(opened.headers.get('location')).toBe('/login');
    expect(opened.headers.getSetCookie()).toEqual([]);
    expect(await isVerified(app, person.email)).toEqual([{ email_verified: true }]);
  });
});

describe('an installation that asks for no confirmation', () => {
  it('lets nobody in by the link of a confirmation', async () => {
    const other = await startTestApp({ SMTP_URL: mails.url }, { sendsMails: true });
    try {
      const { email } = await other.newUser();
      const body = { email, callbackURL: '/start' };
      await send(other.baseUrl, 'POST', '/api/auth/send-verification-email', { body });
      const opened = await send(other.baseUrl, 'GET', await untilMailed(email, 1));
      expect(opened.headers.get('location')).toBe('/start');
      expect(opened.headers.getSetCookie()).toEqual([]);
      expect(await isVerified(other, email)).toEqual([{ email_verified: true }]);
    } finally {
      await other.stop();
    }
  });
});

const isVerified = ({ database }: TestApp, email: string) =>
  database.query('select email_verified from auth."user" where email = $1', [email]);
