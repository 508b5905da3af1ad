import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { type Reply, send, type TestUser } from '../../../test/user.ts';

const app = sharedApp();
let administrator: TestUser;
let user: TestUser;
beforeAll(async () => {
  administrator = await app.newAdministrator();
  user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
});
afterEach(() => app.database.query('delete from sign_up_rules; delete from keyword_rules'));

const NOT_ALLOWED =
  'You can’t sign up with this address. Use another one, or ask the people who run this service.';

async function rule(of: 'sign_up_rules' | 'keyword_rules', fields: Record<string, unknown>): Promise<Reply> {
  const defaults =
    of === 'sign_up_rules'
      ? { effect: 'block', includes_subdomains: false, note: '', is_active: true }
      : { message: 'We do not measure that.', is_active: true };
  return administrator.post(`/api/admin/${of}`, { ...defaults, ...fields });
}

const signUp = (email: string) =>
  send(app.baseUrl, 'POST', '/api/auth/sign-up/email', {
    body: { name: 'Anna Example', email, password: 'correct horse 1' },
  });

describe('who may sign up', () => {
  it('is not somebody of a blocked domain: no account is made, and it is said at the address', async () => {
    await rule('sign_up_rules', { domain: 'Blocked.example' });
    const error = expectClosedError(await signUp('anna@blocked.example'), 400);
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { email: [NOT_ALLOWED] } } });
    const made = await app.database.query(`select 1 from auth."user" where email = 'anna@blocked.example'`);
    expect(made).toEqual([]);
    expect((await signUp('anna@open.example')).status).toBe(200);
  });

  it('is nobody else as soon as one domain is allowed; who has an account goes on', async () => {
    await rule('sign_up_rules', { domain: 'ours.example', effect: 'allow', includes_subdomains: true });
    expectClosedError(await signUp('bob@open.example'), 400);
    expect((await signUp('bob@mail.ours.example')).status).toBe(200);
    const signIn = await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: user.password },
    });
    expect(signIn.status).toBe(200);
  });

  it('follows a rule at once, and no longer once it is withdrawn', async () => {
    const made = await rule('sign_up_rules', { domain: 'later.example' });
    expectClosedError(await signUp('carl@later.example'), 400);
    const { id, version, domain, effect, includes_subdomains, note } = made.body;
    const values = { domain, effect, includes_subdomains, note, is_active: false };
    expect((await administrator.put(`/api/admin/sign_up_rules/${id}`, { version, values })).status).toBe(200);
    expect((await signUp('carl@later.example')).status).toBe(200);
  });

  it('holds for a new address of an account, too', async () => {
    await rule('sign_up_rules', { domain: 'blocked.example' });
    const reply = await user.post('/rpc/change_my_email', {
      email: 'x@blocked.example',
      password: user.password,
    });
    expect(expectClosedError(reply, 400).details?.fields).toEqual({ email: [NOT_ALLOWED] });
  });

  it('can be tried out', async () => {
    await rule('sign_up_rules', { domain: 'blocked.example' });
    const tried = await administrator.get('/api/admin/rules/sign-up?email=x@blocked.example');
    expect(tried.body).toEqual({ is_allowed: false, message: NOT_ALLOWED, domain: 'blocked.example' });
    const other = await administrator.get('/api/admin/rules/sign-up?email=x@other.example');
    expect(other.body).toEqual({ is_allowed: true, message: null, domain: null });
  });

  it('is said by domains, each once', async () => {
    for (const domain of ['', 'nonsense', 'a b.example', 'anna@example.com', '10.0.0.1'])
      expect(
        expectClosedError(await rule('sign_up_rules', { domain }), 400).details?.fields,
        domain,
      ).toHaveProperty('domain');
    expect((await rule('sign_up_rules', { domain: 'münchen.example' })).status).toBe(200);
    expectClosedError(await rule('sign_up_rules', { domain: 'MÜNCHEN.example' }), 400);
  });
});

describe('what may be asked', () => {
  const MESSAGE = 'We do not measure gambling.';
  const count = async () =>
    (
      await app.database.query<{ n: number }>(
        'select count(*)::int as n from keywords where account_id = $1',
        [user.accountId],
      )
    )[0]?.n;

  it('is no keyword and no question that holds a refused phrase, each refused at its field', async () => {
    await rule('keyword_rules', { phrase: 'gambl*', message: MESSAGE });
    const before = await count();
    const one = await user.post('/rpc/add_my_keyword', { keyword_text: 'best Gambling sites' });
    expect(expectClosedError(one, 400).details?.fields).toEqual({ keyword_text: [MESSAGE] });
    const question = { keyword_text: 'best sites', question_text: 'Where can I go gambling?' };
    const two = await user.post('/rpc/add_my_keyword', question);
    expect(expectClosedError(two, 400).details?.fields).toEqual({ question_text: [MESSAGE] });
    expect(await count()).toBe(before);
  });

  it('leaves such rows out of an import, with the message', async () => {
    await rule('keyword_rules', { phrase: 'gambl*', message: MESSAGE });
    const keywords = [{ keyword: 'gambling odds' }, { keyword: 'crm for teams' }];
    const reply = await user.post('/api/keywords/import', { keywords, mode: 'valid_rows', dry_run: false });
    expect(reply.body.rows).toEqual([
      { state: 'invalid', message: MESSAGE },
      { state: 'valid', message: null },
    ]);
    expect(reply.body.added).toBe(1);
  });

  it('lets keywords that are there stay, but takes no refused question for them', async () => {
    const added = await user.post('/rpc/add_my_keyword', { keyword_text: 'casino bonus' });
    await rule('keyword_rules', { phrase: 'casino', message: MESSAGE });
    const at = `/api/keywords/${added.body.id}`;
    expect((await user.patch(at, { topic_text: 'Leisure' })).status).toBe(200);
    const refused = await user.patch(at, { question_text: 'Which casino is best?' });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({ question_text: [MESSAGE] });
  });

  it('is asked of nobody for once, but what is tracked goes on', async () => {
    const added = await user.post('/rpc/add_my_keyword', { keyword_text: 'poker rules' });
    expect(added.status).toBe(200);
    await rule('keyword_rules', { phrase: 'poker', message: MESSAGE });
    const check = (keyword: string) =>
      user.post('/functions/check-visibility', { keyword, companyName: 'Northwind' });
    expect(expectClosedError(await check('poker nights'), 400).details?.fields).toEqual({
      keyword: [MESSAGE],
    });
    expect((await check('poker rules')).body).toMatchObject({ status: 'completed' });
  });

  it('can be tried out', async () => {
    await rule('keyword_rules', { phrase: 'gambling', message: MESSAGE });
    const tried = await administrator.get('/api/admin/rules/keyword?keyword=online%20gambling');
    expect(tried.body).toEqual({ is_allowed: false, message: MESSAGE, phrase: 'gambling' });
    const other = await administrator.get('/api/admin/rules/keyword?keyword=online%20shops');
    expect(other.body).toEqual({ is_allowed: true, message: null, phrase: null });
    expectClosedError(await user.get('/api/admin/rules/keyword?keyword=online'), 403);
  });
});
