import { RESOURCES, type ResourceName } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, RESOURCE_EXAMPLES, uploadPicture } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { homepage_logos } from '../content/content.tables.ts';
import { plans } from '../plans/plans.tables.ts';
import { purgeTrash } from './trash.jobs.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  image_url = await uploadPicture(administrator);
});
afterAll(() => app.stop());

const LOGOS = '/api/admin/logos';
let image_url: string;
const logo = (change: Record<string, unknown> = {}) => ({
  ...RESOURCE_EXAMPLES.logos(),
  image_url,
  ...change,
});
const add = async (change: Record<string, unknown> = {}) =>
  (await administrator.post(LOGOS, logo(change))).body;
const names = async (query = '') =>
  (await administrator.get(`${LOGOS}${query}`)).body.items.map((row: { name: string }) => row.name);
const trash = (action: string, ...ids: string[]) =>
  administrator.post(`${LOGOS}/bulk`, { action, ids, reason: 'A test' });

describe('a resource', () => {
  it('is listed in its order, page by page, searched and narrowed', async () => {
    for (const name of ['Alpha', 'Beta 100%', 'Gamma']) await add({ name, is_active: name !== 'Gamma' });
    expect(await names()).toEqual(['Alpha', 'Beta 100%', 'Gamma']);
    expect(await names('?sort=name&direction=desc')).toEqual(['Gamma', 'Beta 100%', 'Alpha']);
    expect(await names('?is_active=false')).toEqual(['Gamma']);
    // Wildcards of the database stand for themselves.
    expect(await names('?search=0%25')).toEqual(['Beta 100%']);
    expect(await names('?search=_')).toEqual([]);
    const second = (await administrator.get(`${LOGOS}?page=2&page_size=2`)).body;
    expect(second).toMatchObject({ total: 3, page: 2, page_size: 2, trashed: 0 });
    expect(second.items).toMatchObject([{ name: 'Gamma', version: 1, deleted_at: null }]);
    const [{ id }] = second.items;
    expect(await names(`?search=${id}`)).toEqual(['Gamma']);
    expect((await administrator.get(`${LOGOS}/${id}`)).body).toEqual(second.items[0]);
  });

  it('refuses what does not fit, field by field, and writes nothing', async () => {
    const before = (await administrator.get(LOGOS)).body.total;
    const reply = await administrator.post(LOGOS, {
      name: ' ',
      alt_text: 'x',
      image_url: 'https://x',
    });
    const { details } = expectClosedError(reply, 400);
    expect(Object.keys(details?.fields ?? {}).sort()).toEqual(['image_url', 'is_active', 'name']);
    expectClosedError(await administrator.post(LOGOS, logo({ version: 7 })), 400);
    expect((await administrator.get(LOGOS)).body.total).toBe(before);
  });

  it('of two who change the same version keeps the first, and shows it to the second', async () => {
    const row = await add({ name: 'Delta' });
    const values = { name: row.name, alt_text: row.alt_text, image_url: row.image_url, is_active: true };
    const change = (name: string) =>
      administrator.put(`${LOGOS}/${row.id}`, { version: row.version, values: { ...values, name } });
    const first = await change('Delta One');
    expect(first.body).toMatchObject({ id: row.id, name: 'Delta One', version: 2 });
    const { code, details } = expectClosedError(await change('Delta Two'), 409);
    expect(code).toBe('CONFLICT');
    expect(details).toMatchObject({ reason: 'version_changed', stored: first.body });
    expect((await administrator.get(`${LOGOS}/${row.id}`)).body.name).toBe('Delta One');
  });

  it('keeps both of two changes that arrive in the same moment apart', async () => {
    const row = await add({ name: 'Twin' });
    const values = { name: 'Twin', alt_text: 'Twin', image_url: row.image_url, is_active: false };
    const replies = await Promise.all(
      [1, 2, 3].map(() => administrator.put(`${LOGOS}/${row.id}`, { version: 1, values })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await administrator.get(`${LOGOS}/${row.id}/revisions`)).body.items).toHaveLength(2);
  });

  it('goes into the trash and back, leaves the list meanwhile, and cannot be changed there', async () => {
    const row = await add({ name: 'Epsilon' });
    expect((await trash('trash', row.id)).body.results).toEqual([{ id: row.id, success: true, error: null }]);
    expect(await names('?search=Epsilon')).toEqual([]);
    expect(await names('?search=Epsilon&state=trashed')).toEqual(['Epsilon']);
    expect((await administrator.get(LOGOS)).body.trashed).toBe(1);
    const values = { name: 'E', alt_text: 'E', image_url: row.image_url, is_active: true };
    const refused = await administrator.put(`${LOGOS}/${row.id}`, { version: 2, values });
    expect(expectClosedError(refused, 409).details?.reason).toBe('in_trash');
    const again = (await trash('trash', row.id)).body.results[0];
    expect(again).toMatchObject({ success: false, error: { code: 'CONFLICT' } });
    expect((await trash('restore', row.id)).body.results[0].success).toBe(true);
    expect(await names('?search=Epsilon')).toEqual(['Epsilon']);
  });

  it('does what can be done of many, and says of each what became of it', async () => {
    const rows = [await add(), await add()];
    const gone = '0199c1de-0000-7000-8000-000000000000';
    const { results } = (await trash('trash', rows[0].id, gone, rows[1].id)).body;
    expect(results.map(({ success }: { success: boolean }) => success)).toEqual([true, false, true]);
    expect(results[1].error.code).toBe('NOT_FOUND');
  });

  it('is put in another order, those beside it keep their places', async () => {
    const rows = [await add({ name: 'O1' }), await add({ name: 'O2' }), await add({ name: 'O3' })];
    const order = async () => (await names('?search=O')).filter((name: string) => /^O\d$/.test(name));
    await administrator.post(`${LOGOS}/order`, { ids: [rows[2].id, rows[0].id] });
    expect(await order()).toEqual(['O3', 'O2', 'O1']);
    // All are numbered anew where two have the same place.
    await app.database.query('update homepage_logos set sort_order = 7');
    await administrator.post(`${LOGOS}/order`, { ids: rows.map(({ id }) => id).toReversed() });
    expect(await order()).toEqual(['O3', 'O2', 'O1']);
  });

  it('says what changed in it, and an older version can be written again', async () => {
    const row = await add({ name: 'Zeta' });
    const { name: _name, ...rest } = {
      name: row.name,
      alt_text: row.alt_text,
      image_url: row.image_url,
      is_active: true,
    };
    await administrator.put(`${LOGOS}/${row.id}`, {
      version: 1,
      values: { ...rest, name: 'Eta' },
      reason: 'Renamed',
    });
    const { items } = (await administrator.get(`${LOGOS}/${row.id}/revisions`)).body;
    expect(items).toMatchObject([
      {
        action: 'logos.update',
        actor_kind: 'administrator',
        actor_reference: null,
        reason: 'Renamed',
        before: { name: 'Zeta' },
        after: { name: 'Eta', version: 2 },
      },
      { action: 'logos.create', before: null, after: { name: 'Zeta' } },
    ]);
    const back = await administrator.put(`${LOGOS}/${row.id}`, {
      version: 2,
      values: { ...rest, name: items[0].before.name },
    });
    expect(back.body).toMatchObject({ name: 'Zeta', version: 3 });
  });

  it('its history is read page by page, however often it was changed', async () => {
    const row = await add({ name: 'Version 1' });
    const { alt_text } = row;
    for (const version of [1, 2, 3, 4]) {
      const values = { name: `Version ${version + 1}`, alt_text, image_url, is_active: true };
      await administrator.put(`${LOGOS}/${row.id}`, { version, values });
    }
    const pageOf = async (query: string) =>
      (await administrator.get(`${LOGOS}/${row.id}/revisions?${query}`)).body;
    const read = [
      await pageOf('page_size=2'),
      await pageOf('page=2&page_size=2'),
      await pageOf('page=3&page_size=2'),
    ];
    expect(read.map(({ total, page }) => [total, page])).toEqual([
      [5, 1],
      [5, 2],
      [5, 3],
    ]);
    const after = read.flatMap(({ items }) =>
      items.map((one: { after: { name: string } }) => one.after.name),
    );
    expect(after).toEqual([5, 4, 3, 2, 1].map((version) => `Version ${version}`));
    expect((await pageOf('')).items).toHaveLength(5);
  });

  it('leaves as CSV what its list shows, and no cell of it is a formula', async () => {
    await add({ name: '=1+1', alt_text: 'Kappa; "x"' });
    const reply = await administrator.get(`${LOGOS}/csv?search=Kappa`);
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="logos-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, line, ...others] = String(reply.body).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('name,alt_text,image_url,is_active,updated_at,id');
    expect(line).toMatch(/^'=1\+1,"Kappa; ""x""",\/media\/[0-9a-f]{64}\.webp,true,2/);
    expect(others).toEqual(['']);
  });

  it('is gone for good after thirty days in the trash, and not a day before', async () => {
    const [old, young] = [await add(), await add()];
    await trash('trash', old.id, young.id);
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await app.database.query('update homepage_logos set deleted_at = $2 where id = $1', [
      old.id,
      daysAgo(30.01),
    ]);
    await app.database.query('update homepage_logos set deleted_at = $2 where id = $1', [
      young.id,
      daysAgo(29.9),
    ]);
    const { servicePool } = app.services.database;
    await purgeTrash.run({ servicePool, now: () => now, trash: [homepage_logos] }, {});
    expect((await administrator.get(`${LOGOS}/${old.id}`)).status).toBe(404);
    expect((await administrator.get(`${LOGOS}/${young.id}`)).status).toBe(200);
  });

  it('goes into the trash with a reason only, whatever the case of its id', async () => {
    const row = await add();
    const without = await administrator.post(`${LOGOS}/bulk`, { action: 'trash', ids: [row.id] });
    expect(expectClosedError(without, 400).details?.fields).toEqual({ reason: ['A reason is required'] });
    expect((await trash('trash', row.id.toUpperCase(), row.id)).body.results).toMatchObject([
      { id: row.id, success: true },
    ]);
  });

  it('an order that moves nothing is refused, and nothing is said of it in the audit', async () => {
    const [first, second] = [await add(), await add()];
    const order = (...ids: string[]) => administrator.post(`${LOGOS}/order`, { ids });
    expect((await order(second.id.toUpperCase(), first.id)).body).toEqual({ moved: 2 });
    const { details } = expectClosedError(await order(second.id, first.id), 409);
    expect(details).toEqual({ reason: 'nothing_changed' });
    const [free, other] = (await administrator.get('/api/admin/plans')).body.items;
    expectClosedError(await administrator.post('/api/admin/plans/order', { ids: [other.id, free.id] }), 404);
  });

  it('a new order keeps in the audit the places of what moved, however many others there are', async () => {
    const made = app.database.query<{ id: string }>(
      `insert into homepage_logos (id, name, image_url, alt_text, is_active, sort_order)
       select gen_random_uuid(), 'Many ' || n, image_url, alt_text, false, 1000 + n
       from (select * from homepage_logos limit 1) one, generate_series(1, 5000) n returning id`,
    );
    const ids = (await made).map(({ id }) => id);
    const [{ others } = { others: 0 }] = await app.database.query<{ others: number }>(
      'select count(*)::int as others from homepage_logos where sort_order < 1000 and deleted_at is null',
    );
    const [first, second, third] = [ids[10], ids[11], ids[4_000]];
    const reply = await administrator.post(`${LOGOS}/order`, { ids: [third, second, first] });
    expect(reply.body).toEqual({ moved: 2 });
    const [row] = await app.database.query(
      `select before, after, octet_length(before::text || after::text) as bytes
       from audit_logs where action = 'logos.reorder' order by created_at desc, id desc limit 1`,
    );
    const [near, far] = [others + 11, others + 4_001];
    expect(row).toMatchObject({
      before: { places: { [`${first}`]: near, [`${third}`]: far } },
      after: { places: { [`${first}`]: far, [`${third}`]: near } },
    });
    expect(row?.bytes).toBeLessThan(300);
    await app.database.query("delete from homepage_logos where name like 'Many %'");
  });

  it('shows a picture that is here, and no other', async () => {
    const { total } = (await administrator.get(LOGOS)).body;
    const reply = await administrator.post(LOGOS, logo({ image_url: `/media/${'0'.repeat(64)}.webp` }));
    expect(expectClosedError(reply, 400).details?.fields).toEqual({
      image_url: ['This picture is not here. Please upload it again.'],
    });
    expect((await administrator.get(LOGOS)).body.total).toBe(total);
  });

  it('a row that is still referred to stays in the trash, and keeps no other of its list or of another there', async () => {
    const row = await add();
    await trash('trash', row.id);
    const spare = await addRow(administrator, 'plans');
    await app.database.query(
      "update homepage_logos set deleted_at = now() - interval '31 days' where id = $1",
      [row.id],
    );
    await app.database.query("update plans set deleted_at = now() - interval '32 days' where is_default");
    await app.database.query("update plans set deleted_at = now() - interval '31 days' where id = $1", [
      spare.id,
    ]);
    const { servicePool } = app.services.database;
    const purge = purgeTrash.run({ servicePool, now: () => new Date(), trash: [plans, homepage_logos] }, {});
    await expect(purge).rejects.toThrow('some of what is in the trash could not be removed');
    const left = await app.database.query('select is_default from plans where deleted_at is not null');
    expect(left).toEqual([{ is_default: true }]);
    await app.database.query('update plans set deleted_at = null where is_default');
    expect((await administrator.get(`${LOGOS}/${row.id}`)).status).toBe(404);
  });

  it('the trash is emptied when an administrator asks, each row under audit; what is referred to stays', async () => {
    const [gone, live] = [await add(), await add()];
    await trash('trash', gone.id);
    const purge = (path: string, ids: string[]) =>
      administrator.post(`${path}/bulk`, { action: 'purge', ids, reason: 'Asked for by the lawyer' });
    const { results } = (await purge(LOGOS, [gone.id, live.id])).body;
    expect(results).toMatchObject([
      { id: gone.id, success: true },
      { id: live.id, success: false, error: { message: 'This is not in the trash.' } },
    ]);
    expect((await administrator.get(`${LOGOS}/${gone.id}`)).status).toBe(404);
    expect((await administrator.get(`${LOGOS}/${live.id}`)).status).toBe(200);
    const audited = await app.database.query(
      "select reason, before->>'id' as id, after from audit_logs where action = 'logos.purge'",
    );
    expect(audited).toEqual([{ reason: 'Asked for by the lawyer', id: gone.id, after: null }]);
    expectClosedError(await administrator.post(`${LOGOS}/bulk`, { action: 'purge', ids: [gone.id] }), 400);
    await app.database.query('update plans set deleted_at = now() where is_default');
    const [plan] = await app.database.query<{ id: string }>('select id from plans where is_default');
    const refused = (await purge('/api/admin/plans', [plan?.id ?? ''])).body.results;
    expect(refused).toMatchObject([{ success: false, error: { code: 'CONFLICT' } }]);
    await app.database.query('update plans set deleted_at = null where is_default');
  });

  it('visitors see those that are shown, in their order', async () => {
    await app.database.query('delete from homepage_logos');
    const rows = [
      await add({ name: 'First' }),
      await add({ name: 'Hidden', is_active: false }),
      await add({ name: 'Last' }),
    ];
    await administrator.post(`${LOGOS}/order`, { ids: [rows[2].id, rows[0].id] });
    const seen = async () => {
      const reply = await fetch(`${app.baseUrl}/api/logos`);
      return ((await reply.json()) as { name: string }[]).map(({ name }) => name);
    };
    expect(await seen()).toEqual(['Last', 'First']);
    await trash('trash', rows[2].id);
    expect(await seen()).toEqual(['First']);
  });
});

/** All but coupons, which a payment provider must have first: coupons.test.ts. */
const NAMES = (Object.keys(RESOURCES) as ResourceName[]).filter((name) => name !== 'coupons');

describe('what is stored already', () => {
  it.each(NAMES)(
    'of %s keeps its version when it is saved again and nothing is said in the audit',
    async (name) => {
      const at = `/api/admin/${name}`;
      const created = await addRow(administrator, name);
      const stored = (await administrator.get(`${at}/${created.id}`)).body;
      const values = Object.fromEntries(
        Object.keys(RESOURCES[name].fields).map((field) => [field, stored[field]]),
      );
      const refused = expectClosedError(
        await administrator.put(`${at}/${created.id}`, { version: stored.version, values }),
        409,
      );
      expect(refused.details).toEqual({ reason: 'nothing_changed' });
      expect(refused.message).toBe('No changes. These values are already saved.');
      expect((await administrator.get(`${at}/${created.id}`)).body).toEqual(stored);
      expect((await administrator.get(`${at}/${created.id}/revisions`)).body.total).toBe(1);
    },
  );
});
