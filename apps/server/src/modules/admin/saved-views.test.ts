import { LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const VIEWS = '/api/admin/saved-views';
const save = (name: string, path: unknown, by = administrator) => by.post(VIEWS, { name, path });
const list = async (by = administrator) => (await by.get(VIEWS)).body.items;
const remove = (id: string, by: TestUser) =>
  send(app.baseUrl, 'DELETE', `${VIEWS}/${id}`, { cookie: by.cookie });

describe('saved views', () => {
  it('are kept by an administrator for themselves, by name, and a name leads to its newest address', async () => {
    const other = await app.newAdministrator();
    const { body: view } = await save('Inactive', '/admin/users?status=inactive');
    expectClosedError(await save('Inactive', '/admin/users?status=inactive'), 409);
    await save('Inactive', '/admin/users?status=inactive&page=2');
    await save('Acts', '/admin/audit');
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'Acts', path: '/admin/audit' },
      { id: view.id, name: 'Inactive', path: '/admin/users?status=inactive&page=2' },
    ]);
    expect(await list(other)).toEqual([]);
    expectClosedError(await remove(view.id, other), 404);
    expect((await remove(view.id, administrator)).body).toEqual({ id: view.id });
    expect(await list()).toMatchObject([{ name: 'Acts' }]);
  });

  it.each(['/tracker', '//evil.example/admin', 'https://evil.example', '/administrator', '/admin\\x', '', 7])(
    'lead into the back office only: %s is refused',
    async (path) => {
      expectClosedError(await save('Elsewhere', path), 400);
    },
  );

  it('are as many as one finds one’s way in', async () => {
    const keen = await app.newAdministrator();
    for (let at = 0; at < LIMITS.saved_views_max; at += 1)
      expect((await save(`View ${at}`, '/admin', keen)).status).toBe(200);
    expect(expectClosedError(await save('One more', '/admin', keen), 409).details?.reason).toBe('too_many');
    expect((await save('View 1', '/admin/audit', keen)).status).toBe(200);
  });
});

describe('records by their id', () => {
  it('are runs with their user, and requests that the audit knows', async () => {
    const reply = await save('Found', '/admin/audit');
    const requestId = reply.headers.get('x-request-id') ?? '';
    const found = async (id: string) => (await administrator.get(`/api/admin/records?id=${id}`)).body.items;
    expect(await found(requestId)).toMatchObject([
      { kind: 'request', id: requestId, user_id: null, label: '1 act in one request' },
    ]);
    const acts = await administrator.post('/functions/admin-operations', {
      operation: 'get_audit_logs',
      data: { subject: requestId.toUpperCase() },
    });
    expect(acts.body.data.items).toMatchObject([{ action: 'save_view', request_id: requestId }]);
    const user = await app.newUser({ company: 'Northwind' });
    const keyword = (await user.post('/rpc/add_my_keyword', { keyword_text: 'crm' })).body;
    const run = (await user.post('/api/runs', { channels: ['openai'], keyword_ids: [keyword.id] })).body;
    expect(await found(run.id)).toMatchObject([{ kind: 'run', id: run.id, user_id: user.userId }]);
    expect((await found(run.id))[0].label).toContain(`Run of ${user.email}, `);
    expect(await found(newId())).toEqual([]);
    expectClosedError(await administrator.get('/api/admin/records?id=x'), 400);
  });
});
