import type { Invitation } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const invite = (email: string, more: object = {}) =>
  administrator.post('/api/admin/invitations', { email, reason: 'A colleague', ...more });
const act = (id: string, name: 'resend' | 'withdraw') =>
  administrator.post(`/api/admin/invitations/${id}/${name}`, { reason: 'A test' });
const list = async (): Promise<Invitation[]> =>
  (await administrator.get('/api/admin/invitations')).body.items;
/** The token of the newest mail to an address. */
const tokenTo = async (email: string): Promise<string> => {
  const [mail] = await app.database.query<{ text: string }>(
    'select text from mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, password = 'correct horse 7') =>
  send(app.baseUrl, 'POST', '/rpc/accept_invitation', {
    body: { token, full_name: 'Ada Lovelace', password },
  });
const signIn = (email: string, password = 'correct horse 7') =>
  send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

it('somebody who is invited chooses name and password, whatever the sign-up rules say', async () => {
  await administrator.post('/api/admin/sign_up_rules', {
    domain: 'example.org',
    effect: 'block',
    includes_subdomains: false,
    note: '',
    is_active: true,
  });
  const plans = (await administrator.get('/api/admin/plans?search=Professional')).body.items;
  const email = 'ada@example.org';
  const invited = await invite(' Ada@Example.org ', { role: 'admin', plan_id: plans[0].id });
  expect(invited.body).toMatchObject({
    email,
    role: 'admin',
    plan: { name: 'Professional' },
    invited_by_email: administrator.email,
    is_expired: false,
  });
  expect(await list()).toEqual([invited.body]);

  const token = await tokenTo(email);
  const stored = await app.database.query('select * from invitations');
  expect(JSON.stringify(stored)).not.toContain(token);
  const seen = await send(app.baseUrl, 'POST', '/rpc/get_invitation', { body: { token } });
  expect(seen.body).toEqual({ email, role: 'admin' });
  const weak = expectClosedError(await accept(token, 'password1'), 400);
  expect(weak.details?.fields).toHaveProperty('password');
  expect((await accept(token)).body).toEqual({ email });
  expectClosedError(await accept(token), 400);
  expect(await list()).toEqual([]);

  const signedIn = await signIn(email);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const profile = (await send(app.baseUrl, 'GET', '/api/profile', { cookie })).body;
  expect(profile).toMatchObject({ full_name: 'Ada Lovelace', email, plan_id: plans[0].id });
  expect((await send(app.baseUrl, 'GET', '/api/admin/users', { cookie })).status).toBe(200);
  const audited = await app.database.query(
    "select reason, after from audit_logs where action = 'invite_user' and subject_id = $1",
    [invited.body.id],
  );
  expect(audited).toEqual([{ reason: 'A colleague', after: { email, role: 'admin', plan: 'Professional' } }]);
});

it('a link ends after seven days, when another is sent and when it is withdrawn', async () => {
  const email = 'alan@example.com';
  const { id } = (await invite(email)).body;
  const first = await tokenTo(email);
  await app.database.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
  expectClosedError(await accept(first), 400);
  expect(await list()).toMatchObject([{ id, is_expired: true }]);
  expect((await act(id, 'resend')).body).toMatchObject({ id, is_expired: false });
  const second = await tokenTo(email);
  expect(second).not.toBe(first);
  expectClosedError(await accept(first), 400);
  expect((await act(id, 'withdraw')).body).toEqual({ id });
  expectClosedError(await accept(second), 400);
  expectClosedError(await act(id, 'resend'), 404);
  expect(await list()).toEqual([]);
});

it('nobody becomes an administrator by the invitation of somebody who is none any more', async () => {
  const former = await app.newAdministrator();
  const email = 'mallory@example.com';
  const body = { email, role: 'admin', reason: 'A colleague' };
  const { id } = (await former.post('/api/admin/invitations', body)).body;
  const token = await tokenTo(email);
  const change = (set: string) =>
    app.database.query(`update auth."user" set ${set} where id = $1`, [former.personId]);
  for (const [lost, given] of [
    ["role = 'user'", "role = 'admin'"],
    ['is_active = false', 'is_active = true'],
    ['deletion_asked_at = now()', 'deletion_asked_at = null'],
  ] as const) {
    await change(lost);
    expectClosedError(await send(app.baseUrl, 'POST', '/rpc/get_invitation', { body: { token } }), 400);
    expectClosedError(await accept(token), 400);
    await change(given);
  }
  await change("role = 'user'");
  expect((await act(id, 'resend')).body).toMatchObject({ invited_by_email: administrator.email });
  expect((await accept(await tokenTo(email))).status).toBe(200);
});

it('who has an account or an invitation is not invited, and an address gets three mails an hour', async () => {
  const reasonOf = async (email: string) => expectClosedError(await invite(email), 409).details?.reason;
  expect(await reasonOf(administrator.email)).toBe('already_registered');
  const { id } = (await invite('grace@example.com')).body;
  expect(await reasonOf('grace@example.com')).toBe('already_invited');
  expect((await act(id, 'resend')).status).toBe(200);
  expectClosedError(await act(id, 'resend'), 429);
});

it('an account that was made meanwhile keeps its password', async () => {
  const user = await app.newUser();
  const { id } = (await invite('taken@example.com')).body;
  const token = await tokenTo('taken@example.com');
  await app.database.query('update invitations set email = $2 where id = $1', [id, user.email]);
  expectClosedError(await accept(token), 409);
  expect((await signIn(user.email, user.password)).status).toBe(200);
  expectClosedError(await user.post('/api/admin/invitations', { email: 'a@example.com', reason: 'x' }), 403);
});
