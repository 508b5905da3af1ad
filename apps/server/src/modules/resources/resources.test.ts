import { RESOURCES, type ResourceName } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, RESOURCE_EXAMPLES, uploadPicture } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';
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
    await administrator.post(`${LOGOS}/order`, { ids: rows.map(({ id }) => id) });
    expect(await order()).toEqual(['O1', 'O2', 'O3']);
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

describe('plans as a resource', () => {
  const PLANS = '/api/admin/plans';
  const planNamed = async (name: string) =>
    (await administrator.get(`${PLANS}?search=${name}`)).body.items.find(
      (plan: { name: string }) => plan.name === name,
    );
  const valuesOf = (plan: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(RESOURCE_EXAMPLES.plans()).map((name) => [name, plan[name]]));

  it('lists the built-in ones by their price, with who is on them', async () => {
    await app.newUser();
    const { items } = (await administrator.get(PLANS)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Free', 'Professional', 'Enterprise']);
    expect(items[0]).toMatchObject({ is_default: true, total_channels: 1 });
    expect(items[0].users).toBeGreaterThan(0);
  });

  it('a smaller limit is done once it was seen whom it touches, and pauses what is beyond it', async () => {
    const plan = (await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), keywords_per_channel: 2 }))
      .body;
    const user = await app.newUser({ company: 'Northwind' });
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.userId,
      data: { planId: plan.id, reason: 'A test' },
    });
    for (const keyword_text of ['one', 'two', 'three'])
      await user.post('/rpc/add_my_keyword', { keyword_text });
    const values = { ...valuesOf(plan), keywords_per_channel: 1, allowed_channels: ['openai'] };
    const change = (more: Record<string, unknown>) =>
      administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values, ...more });
    const { details, message } = expectClosedError(await change({}), 409);
    expect(details).toMatchObject({
      reason: 'has_consequences',
      consequences: [
        { count: 1, text: 'user may keep fewer keywords' },
        { count: 1, text: 'user has more keywords' },
        { count: 2, text: 'keywords are paused' },
        { count: 1, text: 'user is promised fewer keywords per channel' },
        { count: 1, text: 'user loses Claude' },
      ],
    });
    expect(message).toBe(
      '1 user may keep fewer keywords; 1 user has more keywords; 2 keywords are paused; 1 user is promised fewer keywords per channel; 1 user loses Claude',
    );
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 3, keyword_limit: 4 });
    const seen_consequences = details?.consequences ?? [];
    // What was seen must be what it touches now, and a reason is kept with it.
    const seenBefore = [{ count: 2, text: 'users may keep fewer keywords' }, ...seen_consequences.slice(1)];
    expectClosedError(await change({ reason: 'Costs', seen_consequences: seenBefore }), 409);
    const unreasoned = expectClosedError(await change({ seen_consequences }), 400);
    expect(unreasoned.details?.fields).toEqual({ reason: ['A reason is required'] });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keyword_limit: 4 });
    const done = await change({ reason: 'Costs', seen_consequences });
    expect(done.body).toMatchObject({ max_keywords: 1, total_channels: 1 });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 1, keyword_limit: 1 });
    const wider = { version: 2, values: { ...values, keywords_per_channel: null } };
    expect((await administrator.put(`${PLANS}/${plan.id}`, wider)).status).toBe(200);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 3, keyword_limit: null });
  });

  it('is changed only as it was seen: a keyword that is added while its users are held is shown first', async () => {
    const one = { ...RESOURCE_EXAMPLES.plans(), keywords_per_channel: 9, allowed_channels: ['openai'] };
    const plan = (await administrator.post(PLANS, one)).body;
    const user = await app.newUser({ company: 'Northwind' });
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.userId,
      data: { planId: plan.id, reason: 'A test' },
    });
    for (const keyword_text of ['one', 'two']) await user.post('/rpc/add_my_keyword', { keyword_text });
    const values = { ...valuesOf(plan), keywords_per_channel: 1 };
    const change = (more: Record<string, unknown>) =>
      administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values, reason: 'Costs', ...more });
    const { details } = expectClosedError(await change({}), 409);
    const { sent } = await inTransaction(app.services.database.appPool, user.userId, async (tx) => {
      await tx.execute(sql`select 1 from profiles where id = ${user.userId} for update`);
      const sent = change({ seen_consequences: details?.consequences });
      await vi.waitFor(async () =>
        expect(await app.database.query('select 1 from pg_locks where not granted')).not.toEqual([]),
      );
      await tx.execute(sql`insert into keywords (user_id, id, keyword, text_key, created_at)
        values (${user.userId}, gen_random_uuid(), 'three', 'three', now())`);
      return { sent };
    });
    expect(expectClosedError(await sent, 409).details?.consequences).toEqual([
      { count: 1, text: 'user may keep fewer keywords' },
      { count: 1, text: 'user has more keywords' },
      { count: 2, text: 'keywords are paused' },
      { count: 1, text: 'user is promised fewer keywords per channel' },
    ]);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 3, keyword_limit: 9 });
  });

  it('a limit, a budget or a promise that shrinks is asked about, also while nobody is beyond it', async () => {
    const { body: plan } = await administrator.post(PLANS, RESOURCE_EXAMPLES.plans());
    const user = await app.newUser();
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.userId,
      data: { planId: plan.id, reason: 'A test' },
    });
    const values = {
      ...valuesOf(plan),
      keywords_per_channel: 100,
      monthly_budget_usd: 100,
    };
    const refused = await administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values });
    expect(expectClosedError(refused, 409).details?.consequences).toEqual([
      { count: 1, text: 'user may keep fewer keywords' },
      { count: 1, text: 'user is promised fewer keywords per channel' },
      { count: 1, text: 'user has a smaller budget' },
    ]);
    const wider = { ...values, keywords_per_channel: null, monthly_budget_usd: null };
    const done = await administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values: wider });
    expect(done.status).toBe(200);
  });

  it('a channel more is more keywords, and a downgrade goes by what is enforced then', async () => {
    const free = await planNamed('Free');
    const user = await app.newUser({ company: 'Northwind' });
    const change = async (version: number, allowed_channels: string[], more = {}) =>
      administrator.put(`${PLANS}/${free.id}`, {
        version,
        values: { ...valuesOf(free), allowed_channels },
        ...more,
      });
    const wider = await change(free.version, ['openai', 'claude']);
    expect(wider.body).toMatchObject({ max_keywords: 10, total_channels: 2 });
    const { id: planId } = await planNamed('Professional');
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.userId,
      data: { planId, reason: 'A test' },
    });
    for (let count = 1; count <= 8; count += 1)
      await user.post('/rpc/add_my_keyword', { keyword_text: `keyword ${count}` });
    expect((await user.get(`/api/plan-change/${free.id}`)).body.is_allowed).toBe(true);
    await user.post('/api/plan-change', { plan_id: free.id });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 8, keyword_limit: 10 });
    const back = await change(wider.body.version, ['openai']);
    const seen_consequences = expectClosedError(back, 409).details?.consequences;
    expect(seen_consequences).toContainEqual({ count: 3, text: 'keywords are paused' });
    const done = await change(wider.body.version, ['openai'], { reason: 'A test', seen_consequences });
    expect(done.body).toMatchObject({ max_keywords: 5 });
  });

  it('one that is in use or was cannot go, and the one of new accounts stays offered', async () => {
    const free = await planNamed('Free');
    const refusedTrash = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [free.id], reason: 'A test' })
    ).body;
    expect(refusedTrash.results[0]).toMatchObject({ success: false, error: { code: 'CONFLICT' } });
    const withdrawn = { version: free.version, values: { ...valuesOf(free), is_active: false } };
    expectClosedError(await administrator.put(`${PLANS}/${free.id}`, withdrawn), 400);
    const spare = await addRow(administrator, 'plans');
    const guest = await app.newUser();
    const putOn = (planId: string) =>
      app.database.query('update profiles set plan_id = $2 where id = $1', [guest.userId, planId]);
    await putOn(spare.id);
    const inUse = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(inUse.results[0].error.message).toContain('1 user is on this plan.');
    await putOn(free.id);
    // Begun and left: the row that is kept of it would stop the trash from being emptied.
    const begun = await app.database.query<{ id: string }>(
      `insert into checkout_sessions (user_id, id, plan_id, interval, created_at)
       values ($1, gen_random_uuid(), $2, 'month', now()) returning id`,
      [guest.userId, spare.id],
    );
    const begunToBuy = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(begunToBuy.results[0].error.message).toContain('have begun to buy it');
    await app.database.query('delete from checkout_sessions where id = $1', [begun[0]?.id]);
    const { results } = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(results[0].success).toBe(true);
    const user = await app.newUser();
    const onto = await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.userId,
      data: { planId: spare.id, reason: 'A test' },
    });
    expectClosedError(onto, 409);
    const shown = (await user.get('/api/plans')).body.map(({ id }: { id: string }) => id);
    expect(shown).not.toContain(spare.id);
  });

  it('two have no name in common', async () => {
    const { name } = RESOURCE_EXAMPLES.plans();
    expect((await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), name })).status).toBe(200);
    const again = await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), name });
    const fields = { name: ['Another plan has this name'] };
    expect(expectClosedError(again, 400).details?.fields).toEqual(fields);
    const other = (await administrator.post(PLANS, RESOURCE_EXAMPLES.plans())).body;
    const renamed = { version: other.version, values: { ...valuesOf(other), name } };
    const refused = await administrator.put(`${PLANS}/${other.id}`, renamed);
    expect(expectClosedError(refused, 400).details?.fields).toEqual(fields);
    await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [other.id], reason: 'A test' });
    await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), name: other.name });
    const restored = await administrator.post(`${PLANS}/bulk`, { action: 'restore', ids: [other.id] });
    expect(restored.body.results[0].error.message).toBe('Another plan has this name.');
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
      expect(refused.message).toBe(`The ${RESOURCES[name].words.one} has these values already.`);
      expect((await administrator.get(`${at}/${created.id}`)).body).toEqual(stored);
      expect((await administrator.get(`${at}/${created.id}/revisions`)).body.total).toBe(1);
    },
  );
});
