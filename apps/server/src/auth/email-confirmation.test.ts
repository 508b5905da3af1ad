import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
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

    await expect.poll(() => mails.said, { timeout: 15_000 }).toContain('RCPT TO:<new@example.com>');
    const text = mails.said.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');
    const link = /\/api\/auth\/verify-email\?token=\S+/.exec(text)?.[0] ?? '';
    const opened = await send(app.baseUrl, 'GET', link);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe('/start');
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await send(app.baseUrl, 'GET', '/api/profile', { cookie })).body.email).toBe(person.email);
  });
});
