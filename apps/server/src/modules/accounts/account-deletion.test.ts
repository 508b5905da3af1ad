import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { codeOf } from '../../../test/authenticator.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { createAccountEndings } from '../../account-endings.ts';
import type { AccountId } from '../../lib/ids.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { endAccount, eraseDueAccounts } from './deletion.jobs.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query("delete from rate_buckets where key not like 'provider:%'"));
afterAll(() => app.stop());

const ask = (user: TestUser, given: Record<string, unknown> = {}) =>
  user.post('/rpc/delete_my_account', { email: user.email, password: user.password, ...given });
const signIn = ({ email, password }: TestUser) =>
  send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const cookieOf = (reply: { headers: Headers }) =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const subjectsTo = async ({ email }: TestUser) =>
  (await app.database.query('select subject from mails where recipient = $1 order by id', [email])).map(
    ({ subject }) => subject,
  );
const jobContext = (days = 0) => ({
  servicePool: app.services.database.servicePool,
  erasePool: app.services.database.erasePool,
  mailer: app.services.mailer,
  now: () => new Date(Date.now() + days * DAY_MS),
  log: app.services.log,
  accountEndings: createAccountEndings(app.services),
  mediaReferences: MEDIA_REFERENCES,
});
const eraseAfter = (days: number) => eraseDueAccounts.run(jobContext(days), {});
const isThere = async ({ personId }: TestUser) =>
  (await app.database.query('select 1 from auth."user" where id = $1', [personId])).length === 1;

describe('asking for the deletion of an account', () => {
  it('signs its user out everywhere at once, and says by mail until when it can be taken back', async () => {
    const user = await app.newUser();
    const elsewhere = cookieOf(await signIn(user));
    const reply = await ask(user, { email: ` ${user.email.toUpperCase()}` });
    expect(reply.status).toBe(200);
    const until = Date.parse(reply.body.erased_after);
    expect(until - Date.now()).toBeGreaterThan((LIMITS.deletion_days - 0.01) * DAY_MS);
    expect((await user.get('/api/profile')).status).toBe(401);
    expect((await send(app.baseUrl, 'GET', '/api/profile', { cookie: elsewhere })).status).toBe(401);
    expect(await subjectsTo(user)).toEqual(['Your Answerscope account will be deleted']);
    const [mail] = await app.database.query('select text from mails where recipient = $1', [user.email]);
    expect(mail?.text).toMatch(/Erased after: \d{1,2} \w+ 20\d\d/);
    expect(mail?.text).toContain('/login');
    expect(await app.services.checks.isAccountActive(user.accountId)).toBe(false);
  });

  it('needs its address typed, its password, and guesses of that are limited', async () => {
    const user = await app.newUser();
    const fields = async (given: Record<string, unknown>) =>
      expectClosedError(await ask(user, given), 400).details?.fields;
    expect(await fields({ email: 'somebody@example.com' })).toEqual({
      email: ['This is not the address of your account'],
    });
    expect(await fields({ password: 'wrong horse 1' })).toEqual({
      password: ['This is not your current password'],
    });
    for (let at = 0; at < 9; at += 1) await ask(user, { password: `wrong horse ${at}` });
    expectClosedError(await ask(user), 429);
    expect((await user.get('/api/profile')).status).toBe(200);
  });

  it('needs a code besides, where signing in wants one', async () => {
    const user = await app.newUser();
    const { totpURI } = (await user.post('/api/auth/two-factor/enable', { password: user.password })).body;
    const verified = await user.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    const cookie = cookieOf(verified);
    const deletion = (code?: string) =>
      send(app.baseUrl, 'POST', '/rpc/delete_my_account', {
        body: { email: user.email, password: user.password, ...(code === undefined ? {} : { code }) },
        cookie,
      });
    for (const code of [undefined, '', '000000'])
      expect(expectClosedError(await deletion(code), 400).details?.fields).toEqual({
        code: ['This code is wrong. Please enter the newest one.'],
      });
    const code = codeOf(totpURI);
    expect((await deletion(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('takes a recovery code in the place of that code, once', async () => {
    const user = await app.newUser();
    const { totpURI, backupCodes } = (
      await user.post('/api/auth/two-factor/enable', { password: user.password })
    ).body;
    const verified = await user.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    const cookie = cookieOf(verified);
    const deletion = (code: string, email = user.email) =>
      send(app.baseUrl, 'POST', '/rpc/delete_my_account', {
        body: { email, password: user.password, code },
        cookie,
      });
    const [code] = backupCodes;
    expect(
      Object.keys(expectClosedError(await deletion(code, 'a@b.example'), 400).details?.fields ?? {}),
    ).toEqual(['email']);
    expect((await deletion(` ${code} `)).status).toBe(200);
    const again = await signIn(user);
    const used = await send(app.baseUrl, 'POST', '/api/auth/two-factor/verify-backup-code', {
      body: { code },
      cookie: cookieOf(again),
    });
    expectClosedError(used, 400);
    const other = await send(app.baseUrl, 'POST', '/api/auth/two-factor/verify-backup-code', {
      body: { code: backupCodes[1] },
      cookie: cookieOf(again),
    });
    expect(other.body.restored).toBe(true);
  });

  it('is refused to the only administrator', async () => {
    const [one, two] = [await app.newAdministrator(), await app.newAdministrator()];
    await app.database.query(
      `update auth."user" set role = 'user' where role = 'admin' and id <> all($1::uuid[])`,
      [[one.personId, two.personId]],
    );
    expect((await ask(one)).status).toBe(200);
    expect(expectClosedError(await ask(two), 409).message).toContain('the only administrator');
  });

  it('cancels the checks under way, unless it was taken back meanwhile', async () => {
    const [gone, back] = [
      await app.newUser({ company: 'Northwind' }),
      await app.newUser({ company: 'Contoso' }),
    ];
    for (const user of [gone, back]) {
      await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
      expect((await user.post('/api/runs')).status).toBe(200);
      await ask(user);
    }
    await signIn(back);
    const jobs = await app.database.query<{ data: { account_id: AccountId; asked_at: string } }>(
      "select data from pgboss.job where name = 'end-account' and data ->> 'account_id' = any($1)",
      [[gone.personId, back.personId]],
    );
    expect(jobs).toHaveLength(2);
    for (const { data } of jobs) await endAccount.run(jobContext(), data);
    const states = await app.database.query(
      'select account_id, state from check_runs where account_id = any($1)',
      [[gone.personId, back.personId]],
    );
    expect(states.find(({ account_id }) => account_id === gone.personId)?.state).toBe('cancelled');
    expect(states.find(({ account_id }) => account_id === back.personId)?.state).toBe('running');
  });
});

describe('an account that is to be deleted', () => {
  it('is kept by signing in within the week, which says so once', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await ask(user);
    await eraseAfter(6.9);
    const back = await signIn(user);
    expect(back.body).toMatchObject({ restored: true, user: { email: user.email } });
    const profile = await send(app.baseUrl, 'GET', '/api/profile', { cookie: cookieOf(back) });
    expect(profile.body.company_name).toBe('Northwind');
    expect(await subjectsTo(user)).toEqual([
      'Your Answerscope account will be deleted',
      'Your Answerscope account was kept',
    ]);
    expect((await signIn(user)).body.restored).toBeUndefined();
    await eraseAfter(8);
    expect(await isThere(user)).toBe(true);
  });

  it('is not kept by the password alone where a code is wanted besides', async () => {
    const user = await app.newUser();
    const { totpURI } = (await user.post('/api/auth/two-factor/enable', { password: user.password })).body;
    await user.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    await app.database.query('update auth."user" set deletion_asked_at = now() where id = $1', [
      user.personId,
    ]);
    const asked = async () =>
      (
        await app.database.query('select deletion_asked_at from auth."user" where id = $1', [user.personId])
      )[0]?.deletion_asked_at;
    const first = await signIn(user);
    expect(first.body).toMatchObject({ twoFactorRedirect: true });
    expect(first.body.restored).toBeUndefined();
    expect(await asked()).not.toBeNull();
    const second = await send(app.baseUrl, 'POST', '/api/auth/two-factor/verify-totp', {
      body: { code: codeOf(totpURI) },
      cookie: cookieOf(first),
    });
    expect(second.body.restored).toBe(true);
    expect(await asked()).toBeNull();
    const profile = await send(app.baseUrl, 'GET', '/api/profile', { cookie: cookieOf(second) });
    expect(profile.status).toBe(200);
  });

  it('is gone after the week: its address may sign up again', async () => {
    const user = await app.newUser();
    await ask(user);
    await eraseAfter(7.1);
    expect(await isThere(user)).toBe(false);
    expectClosedError(await signIn(user), 401);
    const again = await send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
      body: { name: 'Test Person', email: user.email, password: user.password },
    });
    expect(again.status).toBe(200);
  });

  it('leaves its address nowhere in the audit once it is gone', async () => {
    const administrator = await app.newAdministrator();
    const email = 'invited@example.com';
    const reason = `${email} asked for it`;
    const invited = await administrator.post('/api/admin/invitations', { email, reason });
    const [mail] = await app.database.query<{ id: string; text: string }>(
      `update mails set given_up_at = now(), error = '550 <' || recipient || '>' where recipient = $1
       returning id, text`,
      [email],
    );
    expect((await administrator.post(`/api/admin/mails/${mail?.id}/resend`, { reason })).status).toBe(200);
    // Its row names the user by id and a subject that may say more.
    expect((await administrator.get(`/api/admin/mails/${mail?.id}`)).status).toBe(200);
    const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, full_name: 'Ada Lovelace', password: 'correct horse 7' };
    expect((await send(app.baseUrl, 'POST', '/rpc/accept_invitation', { body })).status).toBe(200);
    const acts = () =>
      app.database.query('select action from audit_logs a where to_jsonb(a)::text like $1 order by id', [
        `%${email}%`,
      ]);
    expect(await acts()).toEqual([{ action: 'invite_user' }, { action: 'resend_mail' }]);
    await app.database.query('update auth."user" set deletion_asked_at = now() where id = $1', [
      invited.body.id,
    ]);
    await eraseAfter(7.1);
    expect(await acts()).toEqual([]);
    const ofMail = await app.database.query('select after from audit_logs where subject_id = $1', [mail?.id]);
    expect(ofMail).toEqual([{ after: null }, { after: null }]);
  });

  it('is gone on with where its erasure broke off, lets nobody in meanwhile, and holds up no other', async () => {
    const [broken, other] = [await app.newUser({ company: 'Northwind' }), await app.newUser()];
    await broken.post('/rpc/add_my_keyword', { keyword_text: 'crm' });
    await ask(broken);
    await ask(other);
    await app.database.query(
      `create function refuse_delete() returns trigger language plpgsql as $$
       begin
         if old.account_id = '${broken.personId}' then raise exception 'a crash'; end if;
         return old;
       end $$`,
    );
    await app.database.query(
      'create trigger refuse_delete before delete on keywords for each row execute function refuse_delete()',
    );
    await expect(eraseAfter(8)).rejects.toThrow('some accounts could not be erased');
    expect([await isThere(broken), await isThere(other)]).toEqual([true, false]);
    expect(expectClosedError(await signIn(broken), 403).message).toBe('This account was deleted.');
    const administrator = await app.newAdministrator();
    const kept = await administrator.post('/functions/admin-operations', {
      operation: 'cancel_account_deletion',
      userId: broken.personId,
      data: { reason: 'a test' },
    });
    expect(expectClosedError(kept, 409).message).toContain('being erased');
    await app.database.query('drop function refuse_delete cascade');
    await eraseAfter(8);
    expect(await isThere(broken)).toBe(false);
    const left = await app.database.query('select 1 from keywords where account_id = $1', [broken.personId]);
    expect(left).toEqual([]);
  });

  it('is kept by an administrator with a reason, and its user is told', async () => {
    const user = await app.newUser();
    const administrator = await app.newAdministrator();
    const operation = (name: string, data: object) =>
      administrator.post('/functions/admin-operations', { operation: name, userId: user.personId, data });
    const account = async () => (await operation('get_user_details', {})).body.data.account;
    expect(await account()).toMatchObject({ deletion_asked_at: null, erased_after: null });
    expectClosedError(await operation('cancel_account_deletion', { reason: 'a test' }), 409);
    await ask(user);
    const { deletion_asked_at, erased_after } = await account();
    expect(Date.parse(erased_after) - Date.parse(deletion_asked_at)).toBe(7 * DAY_MS);
    expectClosedError(await operation('cancel_account_deletion', {}), 400);
    expect((await operation('cancel_account_deletion', { reason: 'Asked by phone' })).status).toBe(200);
    expect(await account()).toMatchObject({ deletion_asked_at: null, erased_after: null });
    expect(await subjectsTo(user)).toContain('Your Answerscope account was kept');
    expect((await signIn(user)).body.restored).toBeUndefined();
    await eraseAfter(8);
    expect(await isThere(user)).toBe(true);
  });
});
