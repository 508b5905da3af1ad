import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey, program } from '../../../test/api-key.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp({}, { sendsMails: true });
});
beforeEach(async () => {
  await app.database.query('delete from rate_buckets');
  user = await app.newUser({ company: 'Northwind' });
});
afterAll(() => app.stop());

const make = (fields: object = {}) =>
  user.post('/api/api-keys', { name: 'Nightly report', scope: 'read', password: user.password, ...fields });

async function mailsTo(email: string, count: number): Promise<string[]> {
  const folder = join(app.dataDir, 'mails');
  const posted = async () => (await app.database.query('select 1 from mails where sent_at is null')).length;
  await expect.poll(posted).toBe(0);
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes(`To: ${email}\n`));
  expect(found).toHaveLength(count);
  return found;
}

describe('an API key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body.key).toMatch(/^answerscope_[\w-]{43}$/);
    expect(body.items).toMatchObject([
      {
        id: body.id,
        name: 'Nightly report',
        scope: 'read',
        is_live: true,
        last_used_at: null,
        expires_at: null,
      },
    ]);
    const listed = await user.get('/api/api-keys');
    expect(listed.body.items).toEqual(body.items);
    expect(JSON.stringify(listed.body)).not.toContain(body.key);
    const [stored] = await app.database.query<{ row: string; key_hash: string }>(
      'select t::text as row, key_hash from api_keys t where id = $1',
      [body.id],
    );
    expect(stored?.row).not.toContain(body.key.slice('answerscope_'.length));
    expect(stored?.key_hash).toBe(createHash('sha256').update(body.key).digest('base64url'));
  });

  it('is made by who knows the password, and its user is told by mail', async () => {
    const refused = expectClosedError(await make({ password: 'wrong horse 1' }), 400);
    expect(refused.details?.fields).toEqual({ password: ['This is not your current password'] });
    expect((await user.get('/api/api-keys')).body.items).toEqual([]);
    await make();
    const [mail] = await mailsTo(user.email, 1);
    expect(mail).toContain('Nightly report');
  });

  it('needs a name, a scope and days that make sense', async () => {
    const refused = expectClosedError(await make({ name: '  ', scope: 'all', expires_in_days: 0 }), 400);
    expect(refused.details?.fields).toEqual({
      name: ['Please say what the key is for'],
      scope: ['Please choose what the key may do'],
      expires_in_days: ['A key works for at least a day'],
    });
  });

  it('asks as its user, whose rows alone it sees, and says when it was used', async () => {
    await user.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
    const { call, id } = await newKey(app.baseUrl, user);
    const listed = await call('GET', '/api/keywords');
    expect(listed.body.items.map((one: { keyword: string }) => one.keyword)).toEqual(['bookkeeping']);
    const used = async () => (await user.get('/api/api-keys')).body.items[0].last_used_at;
    await expect.poll(used).toMatch(/:00\.000Z$/);
    const stranger = await app.newUser({ company: 'Contoso' });
    expect((await stranger.get('/api/api-keys')).body.items).toEqual([]);
    expectClosedError(await stranger.post(`/api/api-keys/${id}/revoke`), 404);
    expect((await call('GET', '/api/keywords')).status).toBe(200);
  });

  it('that may write adds keywords and starts checks; one that may read is told what it lacks', async () => {
    const writer = await newKey(app.baseUrl, user, { scope: 'write' });
    const added = await writer.call('POST', '/rpc/add_my_keyword', { keyword_text: 'crm' });
    expect(added.status).toBe(200);
    const checked = await writer.call('POST', '/functions/check-visibility', {
      keyword: 'crm',
      companyName: 'Northwind',
    });
    expect(checked.status).toBe(200);
    const reader = await newKey(app.baseUrl, user);
    const refused = expectClosedError(
      await reader.call('POST', '/rpc/add_my_keyword', { keyword_text: 'erp' }),
      403,
    );
    expect(refused).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This API key can only read. Create one with write access in the settings.',
      details: { reason: 'api_key_read_only' },
    });
    expect((await user.get('/api/keywords')).body.total).toBe(1);
  });

  it('makes no other key, and takes none back', async () => {
    const writer = await newKey(app.baseUrl, user, { scope: 'write' });
    const body = { name: 'Another', scope: 'write', password: user.password };
    expectClosedError(await writer.call('POST', '/api/api-keys', body), 403);
    expectClosedError(await writer.call('POST', `/api/api-keys/${writer.id}/revoke`), 403);
    expectClosedError(await writer.call('GET', '/api/api-keys'), 403);
  });

  it('that is revoked is refused from the next request on, and ends the streams that it opened', async () => {
    const { call, id, key } = await newKey(app.baseUrl, user);
    const opened = await fetch(`${app.baseUrl}/api/events`, { headers: { authorization: `Bearer ${key}` } });
    expect(opened.status).toBe(200);
    const ended = readToEnd(opened);
    const { status, body } = await user.post(`/api/api-keys/${id}/revoke`);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ id, is_live: false, is_revoked_by_administrator: false }]);
    const refused = expectClosedError(await call('GET', '/api/keywords'), 401);
    expect(refused).toMatchObject({
      message: 'This API key does not work. It is unknown, revoked or expired.',
      details: { reason: 'api_key_invalid' },
    });
    expectClosedError(await call('POST', '/rpc/add_my_keyword', { keyword_text: 'crm' }), 401);
    await ended;
    expectClosedError(await user.post(`/api/api-keys/${id}/revoke`), 404);
  });

  it('works until it expires', async () => {
    const { call, id } = await newKey(app.baseUrl, user, { expires_in_days: 30 });
    expect((await call('GET', '/api/keywords')).status).toBe(200);
    await app.database.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [
      id,
    ]);
    expectClosedError(await call('GET', '/api/keywords'), 401);
    expect((await user.get('/api/api-keys')).body.items).toMatchObject([{ id, is_live: false }]);
  });

  it('that nobody made is refused like one that was revoked', async () => {
    const { call } = program(app.baseUrl, { id: '', key: `answerscope_${'a'.repeat(43)}` });
    expect(expectClosedError(await call('GET', '/api/keywords'), 401).details?.reason).toBe(
      'api_key_invalid',
    );
  });

  it('stops with its account, and outlives a changed password and a sign-out', async () => {
    const { call } = await newKey(app.baseUrl, user);
    const changed = await user.post('/api/auth/change-password', {
      currentPassword: user.password,
      newPassword: 'another horse 1',
    });
    expect(changed.status).toBe(200);
    expect((await call('GET', '/api/keywords')).status).toBe(200);
    await app.database.query('update auth."user" set is_active = false where id = $1', [user.accountId]);
    expectClosedError(await call('GET', '/api/keywords'), 401);
    await app.database.query(
      'update auth."user" set is_active = true, deletion_asked_at = now() where id = $1',
      [user.accountId],
    );
    expectClosedError(await call('GET', '/api/keywords'), 401);
  });

  it('is one of ten at most; one that ended makes room, and is forgotten after ninety days', async () => {
    const made: string[] = [];
    for (let at = 0; at < 10; at += 1) made.push((await make({ name: `Key ${at}` })).body.id);
    const refused = expectClosedError(await make(), 409);
    expect(refused.details?.reason).toBe('api_key_limit');
    await user.post(`/api/api-keys/${made[0]}/revoke`);
    expect((await make()).body.items).toHaveLength(11);
    await app.database.query("update api_keys set revoked_at = now() - interval '91 days' where id = $1", [
      made[0],
    ]);
    await user.post(`/api/api-keys/${made[1]}/revoke`);
    const { items } = (await make()).body;
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(made[0]);
    expect(items.at(-1)).toMatchObject({ id: made[1], is_live: false });
  });

  it('spends the limits of its user', async () => {
    const { call } = await newKey(app.baseUrl, user, { scope: 'write' });
    const clear = '/functions/tag-operations/clear-cache';
    expect((await call('POST', clear, {})).status).toBe(200);
    const [bucket] = await app.database.query<{ key: string }>(
      'update rate_buckets set tokens = -100 where key like $1 returning key',
      [`writes:${user.accountId}`],
    );
    expect(bucket).toBeDefined();
    expectClosedError(await call('POST', clear, {}), 429);
    expectClosedError(await user.post(clear), 429);
  });
});

describe('an administrator', () => {
  it('finds keys of all users by name and owner, never the key, and revokes one with a reason', async () => {
    const administrator = await app.newAdministrator();
    const { call, id, key } = await newKey(app.baseUrl, user, { name: 'A % of all' });
    const found = await administrator.get(`/api/admin/api-keys?search=${encodeURIComponent('% OF')}`);
    expect(found.body).toMatchObject({
      total: 1,
      items: [
        { id, user_id: user.accountId, email: user.email, name: 'A % of all', scope: 'read', is_live: true },
      ],
    });
    expect(JSON.stringify(found.body)).not.toMatch(/hash|answerscope_/);
    const byOwner = await administrator.get(`/api/admin/api-keys?search=${encodeURIComponent(user.email)}`);
    expect(byOwner.body.items).toEqual(found.body.items);

    expectClosedError(await administrator.post(`/api/admin/api-keys/${id}/revoke`, { reason: ' ' }), 400);
    const revoked = await administrator.post(`/api/admin/api-keys/${id}/revoke`, {
      reason: 'Found in public',
    });
    expect(revoked.body).toEqual({ id, user_id: user.accountId });
    expectClosedError(await call('GET', '/api/keywords'), 401);
    expect((await user.get('/api/api-keys')).body.items).toMatchObject([
      { id, is_revoked_by_administrator: true },
    ]);
    const mails = await mailsTo(user.email, 2);
    expect(mails.join()).toContain('was revoked');
    const [audit] = await app.database.query<{ row: string; reason: string; subject_id: string }>(
      "select t::text as row, reason, subject_id from audit_logs t where action = 'revoke_api_key'",
    );
    expect(audit).toMatchObject({ reason: 'Found in public', subject_id: user.accountId });
    expect(audit?.row).not.toContain(key);
    expectClosedError(await administrator.post(`/api/admin/api-keys/${id}/revoke`, { reason: 'Again' }), 404);
    const live = await administrator.get(`/api/admin/api-keys?search=${encodeURIComponent(user.email)}`);
    expect(live.body.total).toBe(0);
    const ended = await administrator.get(
      `/api/admin/api-keys?list=ended&search=${encodeURIComponent(user.email)}`,
    );
    expect(ended.body.items).toMatchObject([{ id, is_live: false }]);
  });

  it('is none by a key of their own', async () => {
    const administrator = await app.newAdministrator();
    const { call } = await newKey(app.baseUrl, administrator, { scope: 'write' });
    expectClosedError(await call('GET', '/api/admin/api-keys'), 403);
  });
});

/** Until the server ends it. */
async function readToEnd(response: Response): Promise<void> {
  for await (const _chunk of response.body ?? []);
}
