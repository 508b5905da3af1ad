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
    expect(await found(run.id)).toMatchObject([{ kind: 'run', id: run.id, user_id: user.personId }]);
    expect((await found(run.id))[0].label).toContain(`Run of ${user.email}, `);
    expect(await found(newId())).toEqual([]);
    for (const id of ['x', 'cus_', 'sub_1%', 'pi_1'])
      expectClosedError(await administrator.get(`/api/admin/records?id=${encodeURIComponent(id)}`), 400);
    expectClosedError(await user.get(`/api/admin/records?id=${run.id}`), 403);
  });

  it("are Stripe's ids of a customer, a subscription and an invoice, to the letter", async () => {
    const user = await app.newUser();
    const ids = {
      customer: `cus_A${Date.now()}`,
      subscription: `sub_B${Date.now()}`,
      payment: `in_C${Date.now()}`,
    };
    await app.database.query(
      `with one as (insert into stripe_customers (account_id, customer_id, is_live, created_at) values ($1, $2, false, now())),
       two as (insert into subscriptions (account_id, id, customer_id, status, created_at, period_ends_at)
         values ($1, $3, $2, 'active', now(), now()))
       insert into payments (account_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency, created_at)
       values ($1, $4, 'paid', 100, 100, 0, 'usd', now())`,
      [user.personId, ids.customer, ids.subscription, ids.payment],
    );
    for (const [kind, id] of Object.entries(ids)) {
      const found = async (given: string) =>
        (await administrator.get(`/api/admin/records?id=${given}`)).body.items;
      expect(await found(id)).toMatchObject([{ kind, id, user_id: user.personId }]);
      expect((await found(id))[0].label).toContain(user.email);
      expect(await found(id.toLowerCase())).toEqual([]);
    }
  });

  it('are errors by the id that their user was shown', async () => {
    const shown = newId();
    await app.database.query(
      `insert into error_groups (id, fingerprint, category, message, route, error_id, version, times, state, first_seen_at, last_seen_at)
       values ($1::uuid, $1::text, 'UNKNOWN_ERROR', 'x is undefined', '/', $1::text, '1', 1, 'open', now(), now())`,
      [shown],
    );
    const { items } = (await administrator.get(`/api/admin/records?id=${shown.toUpperCase()}`)).body;
    expect(items).toMatchObject([
      { kind: 'error', id: shown, user_id: null, label: 'Error, open: x is undefined', state: 'open' },
    ]);
  });
});
