import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../test/authenticator.ts';
import { expectClosedError } from '../../test/fitness/closed-error.ts';
import { sharedApp } from '../../test/shared-app.ts';
import { type Reply, send, type TestUser } from '../../test/user.ts';

const app = sharedApp();
beforeEach(() => app.database.query("delete from rate_buckets where key not like 'provider:%'"));

const WRONG = 'This code is wrong. Please enter the newest one.';

const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
const post = (path: string, body: unknown, cookie?: string) =>
  send(app.baseUrl, 'POST', `/api/auth/${path}`, { body, ...(cookie === undefined ? {} : { cookie }) });
const signIn = ({ email, password }: TestUser) => post('sign-in/email', { email, password });
const statusOf = async (cookie: string) =>
  (await send(app.baseUrl, 'GET', '/api/profile', { cookie })).status;

/** A user who signs in by password and authenticator app. */
async function secured(): Promise<{ user: TestUser; uri: string; codes: string[]; cookie: string }> {
  const user = await app.newUser();
  const begun = await user.post('/api/auth/two-factor/enable', { password: user.password });
  expect(begun.status).toBe(200);
  const { totpURI, backupCodes } = begun.body;
  const confirmed = await user.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
  expect(confirmed.status).toBe(200);
  return { user, uri: totpURI, codes: backupCodes, cookie: cookiesOf(confirmed) };
}

describe('a second step at the sign-in', () => {
  it('is wanted once a code of the app was right, and not before', async () => {
    const user = await app.newUser();
    const begun = await user.post('/api/auth/two-factor/enable', { password: user.password });
    expect(begun.body.totpURI).toMatch(/^otpauth:\/\/totp\/Answerscope/);
    expect((await signIn(user)).body.user.email).toBe(user.email);
    const wrong = expectClosedError(
      await user.post('/api/auth/two-factor/verify-totp', { code: '000000' }),
      400,
    );
    expect(wrong.details?.fields).toEqual({ code: [WRONG] });
    expect((await signIn(user)).body.user.email).toBe(user.email);
    const code = codeOf(begun.body.totpURI);
    expect((await user.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
    expect((await signIn(user)).body).toMatchObject({ twoFactorRedirect: true });
  });

  it('lets nobody in by the password alone', async () => {
    const { user } = await secured();
    const reply = await signIn(user);
    expect(reply.body.user).toBeUndefined();
    expect(reply.headers.get('set-auth-token')).toBeNull();
    expect(await statusOf(cookiesOf(reply))).toBe(401);
    const before = await app.database.query('select 1 from auth.session where user_id = $1', [user.personId]);
    expect(before).toHaveLength(1);
  });

  it('is taken by the code of the app, once for each sign-in', async () => {
    const { user, uri } = await secured();
    const challenge = cookiesOf(await signIn(user));
    expectClosedError(await post('two-factor/verify-totp', { code: '000000' }, challenge), 400);
    const taken = await post('two-factor/verify-totp', { code: codeOf(uri) }, challenge);
    expect(taken.status).toBe(200);
    expect(await statusOf(cookiesOf(taken))).toBe(200);
    const again = expectClosedError(
      await post('two-factor/verify-totp', { code: codeOf(uri) }, challenge),
      401,
    );
    expect(again.message).toBe(
      'The code expired after too much time or too many tries. Please sign in again.',
    );
    expectClosedError(await post('two-factor/verify-totp', { code: codeOf(uri) }), 401);
  });

  it('is taken by a recovery code, each of which works once', async () => {
    const { user, codes } = await secured();
    expect(codes).toHaveLength(10);
    const use = async (code: string | undefined) =>
      post('two-factor/verify-backup-code', { code }, cookiesOf(await signIn(user)));
    const taken = await use(codes[0]);
    expect(await statusOf(cookiesOf(taken))).toBe(200);
    expect(expectClosedError(await use(codes[0]), 400).message).toBe(WRONG);
    expect((await use(codes[1])).status).toBe(200);
  });

  it('cannot be guessed: after a few wrong codes the password is asked for again, after more nobody is let in', async () => {
    const { user, uri } = await secured();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = cookiesOf(await signIn(user));
      for (let at = 0; at < 6; at += 1)
        statuses.push((await post('two-factor/verify-totp', { code: '000000' }, challenge)).status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    const challenge = cookiesOf(await signIn(user));
    const locked = await post('two-factor/verify-totp', { code: codeOf(uri) }, challenge);
    expectClosedError(locked, 429);
  });

  it('is set up, given new recovery codes and switched off by who knows the password', async () => {
    const { user, cookie, codes } = await secured();
    for (const path of ['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes']) {
      expectClosedError(await post(path, { password: 'wrong horse 1' }, cookie), 401);
      expectClosedError(await post(path, { password: user.password }), 401);
    }
    const fresh = await post('two-factor/generate-backup-codes', { password: user.password }, cookie);
    expect(fresh.body.backupCodes).toHaveLength(10);
    const old = await post(
      'two-factor/verify-backup-code',
      { code: codes[0] },
      cookiesOf(await signIn(user)),
    );
    expectClosedError(old, 400);
    expect((await post('two-factor/disable', { password: user.password }, cookie)).status).toBe(200);
    expect((await signIn(user)).body.user.email).toBe(user.email);
  });

  it('is given up for who has lost the app by an administrator with a reason, and they are told', async () => {
    const { user, codes } = await secured();
    const administrator = await app.newAdministrator();
    const operation = (name: string, data: object) =>
      administrator.post('/functions/admin-operations', { operation: name, userId: user.personId, data });
    const isOn = async () => (await operation('get_user_details', {})).body.data.account.two_factor_enabled;
    expect(await isOn()).toBe(true);
    expectClosedError(await operation('switch_off_authenticator', {}), 400);
    const challenge = cookiesOf(await signIn(user));
    expect((await operation('switch_off_authenticator', { reason: 'A lost phone' })).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await signIn(user)).body.user.email).toBe(user.email);
    expect((await post('two-factor/verify-backup-code', { code: codes[0] }, challenge)).status).not.toBe(200);
    expectClosedError(await operation('switch_off_authenticator', { reason: 'Once more' }), 409);
    const mails = await app.database.query('select subject from mails where recipient = $1', [user.email]);
    expect(mails).toEqual([{ subject: 'Signing in to Answerscope no longer asks for a code' }]);
    const cookie = cookiesOf(await signIn(user));
    expect((await post('two-factor/enable', { password: user.password }, cookie)).status).toBe(200);
  });

  it('refuses what is no code, whatever it is', async () => {
    const { user } = await secured();
    const challenge = cookiesOf(await signIn(user));
    const bad = [undefined, null, '', 7, {}, '12345\0', '\ud800', 'x'.repeat(5_000), ['123456'], '1 or 1=1'];
    for (const path of ['two-factor/verify-totp', 'two-factor/verify-backup-code'])
      for (const code of bad) {
        const { status } = await post(path, { code }, challenge);
        expect([400, 401, 429], `${path} ${JSON.stringify(code)}`).toContain(status);
      }
  });
});
