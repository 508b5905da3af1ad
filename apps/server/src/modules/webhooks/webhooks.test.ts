import { beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { send, type TestUser } from '../../../test/user.ts';

const app = sharedApp();
let user: TestUser;
beforeEach(async () => {
  await app.database.query('delete from rate_buckets');
  user = await app.newUser({ company: 'Northwind', plan: 'Enterprise' });
});

const ENDPOINT = { name: 'Our warehouse', url: 'https://example.com/hooks', events: ['report.ready'] };
const add = (fields: object = {}, who = user) => who.post('/api/webhooks', { ...ENDPOINT, ...fields });
const remove = (id: string) => send(app.baseUrl, 'DELETE', `/api/webhooks/${id}`, { cookie: user.cookie });
const stored = async (id: string) => {
  const [row] = await app.database.query<{ secret: string; previous_secret: string | null; row: string }>(
    'select secret, previous_secret, e::text as row from webhook_endpoints e where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('no such endpoint is stored');
  return row;
};

describe('an endpoint', () => {
  it('is added with a secret that is shown once and stored encrypted', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body.endpoints_max).toBe(5);
    expect(body.items).toMatchObject([
      {
        ...ENDPOINT,
        id: body.id,
        is_active: true,
        is_in_plan: true,
        failing_since: null,
        switched_off_at: null,
      },
    ]);
    const listed = await user.get('/api/webhooks');
    expect(listed.body).toEqual({ items: body.items, endpoints_max: 5 });
    const bytes = Buffer.from(body.secret.slice('whsec_'.length), 'base64');
    const { row } = await stored(body.id);
    for (const form of [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')])
      expect(row).not.toContain(form);
  });

  it('needs a name, events and an address of the internet', async () => {
    const refused = expectClosedError(await add({ name: ' ', url: 'hooks', events: [] }), 400);
    expect(refused.details?.fields).toEqual({
      name: ['Please say what the endpoint is'],
      url: ['Please enter a full address, such as https://example.com/webhooks'],
      events: ['Please choose at least one event'],
    });
    for (const url of [
      'http://example.com/',
      'https://10.0.0.1/',
      'https://localhost/',
      'http://127.0.0.1:1234/',
      'https://example.com/\r\nX-Evil: 1',
    ])
      expect(expectClosedError(await add({ url }), 400).details?.fields?.url, url).toHaveLength(1);
    const { id } = (await add()).body;
    const moved = await user.patch(`/api/webhooks/${id}`, { url: 'https://169.254.169.254/' });
    expect(expectClosedError(moved, 400).details?.fields).toEqual({
      url: ['The address must be public, not in a private network'],
    });
    expect((await user.get('/api/webhooks')).body.items).toMatchObject([{ url: ENDPOINT.url }]);
  });

  it('is changed, and switched off and on', async () => {
    const { id } = (await add()).body;
    const changed = await user.patch(`/api/webhooks/${id}`, { name: 'Another', events: ['run.ended'] });
    expect(changed.body.items).toMatchObject([
      { id, name: 'Another', events: ['run.ended'], url: ENDPOINT.url },
    ]);
    expect((await user.patch(`/api/webhooks/${id}`, { is_active: false })).body.items).toMatchObject([
      { is_active: false, switched_off_at: null },
    ]);
    expect(expectClosedError(await user.post(`/api/webhooks/${id}/test`), 409).details?.reason).toBe(
      'webhook_off',
    );
    await app.database.query(
      'update webhook_endpoints set failing_since = now(), switched_off_at = now() where id = $1',
      [id],
    );
    expect((await user.patch(`/api/webhooks/${id}`, { is_active: true })).body.items).toMatchObject([
      { is_active: true, switched_off_at: null, failing_since: null },
    ]);
  });

  it('gets a new secret, beside which the former one is kept for a day', async () => {
    const { id, secret } = (await add()).body;
    const former = (await stored(id)).secret;
    const rotated = await user.post(`/api/webhooks/${id}/rotate-secret`);
    expect(rotated.body.secret).not.toBe(secret);
    const until = Date.parse(rotated.body.items[0].previous_secret_until) - Date.now();
    expect(until / 3_600_000).toBeCloseTo(24, 1);
    expect((await stored(id)).previous_secret).toBe(former);
    expect(JSON.stringify((await user.get('/api/webhooks')).body)).not.toContain('whsec_');
  });

  it('is deleted with its deliveries', async () => {
    const { id } = (await add()).body;
    expect((await user.post(`/api/webhooks/${id}/test`)).body.items).toMatchObject([
      { type: 'webhook.test', state: 'waiting', attempts: 0 },
    ]);
    expect((await remove(id)).body).toEqual({ items: [], endpoints_max: 5 });
    expect(
      await app.database.query('select 1 from webhook_deliveries where account_id = $1', [user.accountId]),
    ).toEqual([]);
    expectClosedError(await remove(id), 404);
    expectClosedError(await user.get(`/api/webhooks/${id}/deliveries`), 404);
  });
});

describe('the plan', () => {
  it('says how many endpoints somebody may have; two at once do not pass it', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => add()));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 402, 402]);
    const refused = expectClosedError(await add(), 402);
    expect(refused.details?.reason).toBe('webhook_limit');
    expect(refused.message).toBe('Your plan includes 5 webhook endpoints. Delete one first.');
  });

  it.each(['Free', 'Professional'] as const)('%s includes none', async (plan) => {
    const other = await app.newUser({ company: 'Contoso', plan });
    expect((await other.get('/api/webhooks')).body).toEqual({ items: [], endpoints_max: 0 });
    expect(expectClosedError(await add({}, other), 402).details?.reason).toBe('webhooks_not_in_plan');
  });

  it('leaves endpoints alone that it includes no more: they can be deleted, and not used', async () => {
    const { id } = (await add()).body;
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Free') where id = $1",
      [user.accountId],
    );
    expect((await user.get('/api/webhooks')).body.items).toMatchObject([{ id, is_in_plan: false }]);
    const test = expectClosedError(await user.post(`/api/webhooks/${id}/test`), 402);
    expect(test.details?.reason).toBe('webhooks_not_in_plan');
    await user.patch(`/api/webhooks/${id}`, { is_active: false });
    expectClosedError(await user.patch(`/api/webhooks/${id}`, { is_active: true }), 402);
    expect((await remove(id)).status).toBe(200);
  });
});

it('by hand so many are sent a minute, tests counted as the longest that they may take', async () => {
  const { id } = (await add()).body;
  await user.patch(`/api/webhooks/${id}`, { is_active: false });
  // What is not sent counts as one.
  for (let refused = 0; refused < 2; refused += 1)
    expectClosedError(await user.post(`/api/webhooks/${id}/test`), 409);
  await user.patch(`/api/webhooks/${id}`, { is_active: true });
  const { body } = await user.post(`/api/webhooks/${id}/test`);
  const tooSoon = expectClosedError(await user.post(`/api/webhooks/${id}/test`), 429);
  expect(tooSoon.details?.retry_after_seconds).toBeGreaterThan(6);
  const again = await user.post(`/api/webhook-deliveries/${body.items[0].id}/send-again`);
  expect(again.status).toBe(200);
});
