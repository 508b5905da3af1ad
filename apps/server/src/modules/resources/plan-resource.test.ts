import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { addRow, RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { inTransaction } from '../../database/pool.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

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

  it('new accounts begin on the free plan an administrator chooses, and existing ones stay', async () => {
    const former = await planNamed('Free');
    const values = { ...RESOURCE_EXAMPLES.plans(), price_monthly: 0, price_yearly: 0 };
    const { body: plan } = await administrator.post(PLANS, values);
    const before = await app.newUser();
    const begin = (id: string) =>
      administrator.post(`${PLANS}/${id}/default`, { reason: 'A smaller plan to begin with' });
    expect((await begin(plan.id)).body).toEqual({ id: plan.id, name: plan.name });
    const planOf = async (user: TestUser) => (await user.get('/api/profile')).body.plan_id;
    expect(await planOf(await app.newUser())).toBe(plan.id);
    expect(await planOf(before)).toBe(former.id);
    const refusal = async (id: string) => expectClosedError(await begin(id), 409).details?.reason;
    expect(await refusal(plan.id)).toBe('is_default');
    expect(await refusal((await planNamed('Professional')).id)).toBe('has_price');
    expect((await begin(former.id)).status).toBe(200);
    await administrator.put(`${PLANS}/${plan.id}`, {
      version: plan.version,
      values: { ...values, name: plan.name, is_active: false },
    });
    expect(await refusal(plan.id)).toBe('is_withdrawn');
    expectClosedError(await before.post(`${PLANS}/${plan.id}/default`, { reason: 'Please' }), 403);
    const audited = await app.database.query(
      "select before, after from audit_logs where action = 'set_default_plan' and subject_id = $1",
      [plan.id],
    );
    expect(audited).toEqual([{ before: { plan: 'Free' }, after: { plan: plan.name } }]);
  });

  it('a smaller limit is done once it was seen whom it touches, and pauses what is beyond it', async () => {
    const plan = (await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), keywords_per_channel: 2 }))
      .body;
    const user = await app.newUser({ company: 'Northwind' });
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.personId,
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
        { count: 1, text: '1 user may keep fewer keywords' },
        { count: 1, text: '1 user has more keywords' },
        { count: 2, text: '2 keywords are paused' },
        { count: 1, text: '1 user gets fewer keywords per channel' },
        { count: 1, text: '1 user loses Claude' },
      ],
    });
    expect(message).toBe('This change affects others. Please confirm its consequences and give a reason.');
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 3, keyword_limit: 4 });
    const seen_consequences = details?.consequences ?? [];
    // What was seen must be what it touches now, and a reason is kept with it.
    const seenBefore = [{ count: 2, text: '2 users may keep fewer keywords' }, ...seen_consequences.slice(1)];
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
      userId: user.personId,
      data: { planId: plan.id, reason: 'A test' },
    });
    for (const keyword_text of ['one', 'two']) await user.post('/rpc/add_my_keyword', { keyword_text });
    const values = { ...valuesOf(plan), keywords_per_channel: 1 };
    const change = (more: Record<string, unknown>) =>
      administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values, reason: 'Costs', ...more });
    const { details } = expectClosedError(await change({}), 409);
    const { sent } = await inTransaction(app.services.database.appPool, user.accountId, async (tx) => {
      await tx.execute(sql`select 1 from accounts where id = ${user.accountId} for update`);
      const sent = change({ seen_consequences: details?.consequences });
      await expect.poll(app.database.lockWaits).toBe(1);
      await tx.execute(sql`insert into keywords (account_id, id, keyword, text_key, created_at)
        values (${user.accountId}, gen_random_uuid(), 'three', 'three', now())`);
      return { sent };
    });
    expect(expectClosedError(await sent, 409).details?.consequences).toEqual([
      { count: 1, text: '1 user may keep fewer keywords' },
      { count: 1, text: '1 user has more keywords' },
      { count: 2, text: '2 keywords are paused' },
      { count: 1, text: '1 user gets fewer keywords per channel' },
    ]);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 3, keyword_limit: 9 });
  });

  it('a limit, a budget or a promise that shrinks is asked about, also while nobody is beyond it', async () => {
    const { body: plan } = await administrator.post(PLANS, RESOURCE_EXAMPLES.plans());
    const user = await app.newUser();
    await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.personId,
      data: { planId: plan.id, reason: 'A test' },
    });
    const values = {
      ...valuesOf(plan),
      keywords_per_channel: 100,
      monthly_budget_usd: 100,
    };
    const refused = await administrator.put(`${PLANS}/${plan.id}`, { version: plan.version, values });
    expect(expectClosedError(refused, 409).details?.consequences).toEqual([
      { count: 1, text: '1 user may keep fewer keywords' },
      { count: 1, text: '1 user gets fewer keywords per channel' },
      { count: 1, text: '1 user has a smaller budget' },
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
      userId: user.personId,
      data: { planId, reason: 'A test' },
    });
    for (let count = 1; count <= 8; count += 1)
      await user.post('/rpc/add_my_keyword', { keyword_text: `keyword ${count}` });
    expect((await user.get(`/api/plan-change/${free.id}`)).body.is_allowed).toBe(true);
    await user.post('/api/plan-change', { plan_id: free.id });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keywords: 8, keyword_limit: 10 });
    const back = await change(wider.body.version, ['openai']);
    const seen_consequences = expectClosedError(back, 409).details?.consequences;
    expect(seen_consequences).toContainEqual({ count: 3, text: '3 keywords are paused' });
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
      app.database.query('update accounts set plan_id = $2 where id = $1', [guest.accountId, planId]);
    await putOn(spare.id);
    const inUse = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(inUse.results[0].error.message).toContain('1 user is on this plan, so');
    await putOn(free.id);
    // Begun and left: the row that is kept of it would stop the trash from being emptied.
    const begun = await app.database.query<{ id: string }>(
      `insert into checkout_sessions (account_id, id, plan_id, interval, created_at)
       values ($1, gen_random_uuid(), $2, 'month', now()) returning id`,
      [guest.accountId, spare.id],
    );
    const begunToBuy = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(begunToBuy.results[0].error.message).toContain('started to buy this plan');
    await app.database.query('delete from checkout_sessions where id = $1', [begun[0]?.id]);
    const { results } = (
      await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [spare.id], reason: 'A test' })
    ).body;
    expect(results[0].success).toBe(true);
    const user = await app.newUser();
    const onto = await administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId: user.personId,
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
    const fields = { name: ['Already taken'] };
    expect(expectClosedError(again, 400).details?.fields).toEqual(fields);
    const other = (await administrator.post(PLANS, RESOURCE_EXAMPLES.plans())).body;
    const renamed = { version: other.version, values: { ...valuesOf(other), name } };
    const refused = await administrator.put(`${PLANS}/${other.id}`, renamed);
    expect(expectClosedError(refused, 400).details?.fields).toEqual(fields);
    await administrator.post(`${PLANS}/bulk`, { action: 'trash', ids: [other.id], reason: 'A test' });
    await administrator.post(PLANS, { ...RESOURCE_EXAMPLES.plans(), name: other.name });
    const restored = await administrator.post(`${PLANS}/bulk`, { action: 'restore', ids: [other.id] });
    expect(restored.body.results[0].error.message).toBe('This value is already taken (Name).');
  });
});
