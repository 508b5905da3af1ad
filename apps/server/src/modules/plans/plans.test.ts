import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { changePlan } from '../../../test/change-plan.ts';
import { type Reply, send } from '../../../test/user.ts';
import { seedPlans } from './use-cases/seed-plans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('plans', () => {
  it('are shown to anybody, cheapest first, with their numbers and nothing of ours', async () => {
    const { status, body } = await send(app.baseUrl, 'GET', '/api/plans');
    expect(status).toBe(200);
    const facts = body.map((plan: Record<string, unknown>) => [
      plan.name,
      plan.price_monthly,
      plan.max_keywords,
      plan.keywords_per_channel,
      plan.total_channels,
      plan.ranking_refresh_frequency_hours,
      plan.samples_max,
      plan.monthly_budget_usd,
      plan.webhook_endpoints_max,
    ]);
    expect(facts).toEqual([
      ['Free', 0, 5, 5, 1, 720, 1, 1, 0],
      ['Professional', 49, 100, 25, 4, 168, 5, 25, 0],
      ['Enterprise', 149, null, null, 4, 24, 10, null, 5],
    ]);
    for (const ours of ['is_default', 'version', 'sort_order']) expect(body[0]).not.toHaveProperty(ours);
  });

  it('that an administrator changed stay changed after the next start, and hidden ones are not shown', async () => {
    await app.database.query("update plans set price_monthly = 59 where name = 'Professional'");
    await app.database.query("update plans set is_active = false where name = 'Enterprise'");
    await seedPlans(app.services.database.servicePool);
    const { body } = await send(app.baseUrl, 'GET', '/api/plans');
    expect(body.map((plan: Record<string, unknown>) => [plan.name, plan.price_monthly])).toEqual([
      ['Free', 0],
      ['Professional', 59],
    ]);
  });

  it('get their present description at the next start, unless an administrator changed it', async () => {
    const describe = (text: string) =>
      app.database.query("update plans set description = $1, is_active = true where name = 'Enterprise'", [
        text,
      ]);
    const description = async () => (await send(app.baseUrl, 'GET', '/api/plans')).body.at(-1).description;
    await describe('For teams that need every keyword, every day.');
    await seedPlans(app.services.database.servicePool);
    expect(await description()).toBe('For teams that check every day.');
    await describe('For large teams.');
    await seedPlans(app.services.database.servicePool);
    expect(await description()).toBe('For large teams.');
  });

  it('tell their user what they allow and what is used of it', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'one' });
    const { body: two } = await user.post('/rpc/add_my_keyword', { keyword_text: 'two' });
    await user.post('/rpc/delete_my_keyword', { keyword_id: two.id });
    await user.post('/functions/check-visibility', { keyword: 'one', companyName: 'Northwind' });
    const { body } = await user.get('/api/plan-usage');
    expect(body).toMatchObject({
      plan: { name: 'Free' },
      keyword_limit: 5,
      keywords: 1,
      month_year: new Date().toISOString().slice(0, 7),
      keywords_used: 2,
      monthly_budget_usd: 1,
      reserved_usd: 0,
    });
    expect(body.spent_usd).toBeGreaterThan(0);
  });
});

describe('a user who changes plan', () => {
  const planNamed = async (name: string): Promise<string> =>
    String((await app.database.query('select id from plans where name = $1', [name]))[0]?.id);

  it('is told what stands in the way of a paid one, and stays where they are', async () => {
    await app.database.query("update plans set price_monthly = 49 where name = 'Professional'");
    const user = await app.newUser({ company: 'Northwind' });
    const plan_id = await planNamed('Professional');
    const { body: check } = await user.get(`/api/plan-change/${plan_id}`);
    expect(check).toMatchObject({ direction: 'upgrade', is_allowed: false, plan: { name: 'Professional' } });
    const refused = await user.post('/api/plan-change', { plan_id });
    expect([refused.status, refused.body.message, refused.body.details.reason]).toEqual([
      409,
      'This plan is not configured for payments. Please contact support.',
      'not_configured',
    ]);
    expect((await user.get('/api/plan-usage')).body.plan.name).toBe('Free');
    expect((await user.get('/api/plan-history')).body.items).toEqual([]);
  });

  it('goes back to Free at once when it fits, with a row of the history, and not while it does not', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await changePlan(app, user, 'Professional');
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f'])
      await user.post('/rpc/add_my_keyword', { keyword_text: text });
    const plan_id = await planNamed('Free');
    const refused = await user.post('/api/plan-change', { plan_id });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "You're currently using 6 keywords, but this plan only allows 5. Please delete 1 keyword first.",
    ]);
    const { body: list } = await user.get('/api/keywords');
    await user.post('/rpc/delete_my_keyword', { keyword_id: list.items[0].id });
    const changed = await user.post('/api/plan-change', { plan_id });
    expect([changed.status, changed.body.plan.name, changed.body.keyword_limit]).toEqual([200, 'Free', 5]);
    const { body: history } = await user.get('/api/plan-history');
    expect(
      history.items.map((one: Record<string, unknown>) => [one.action, one.new_plan, one.made_by]),
    ).toEqual([
      ['cancel', 'Free', 'user'],
      ['upgrade', 'Professional', 'administrator'],
    ]);
    expect((await user.post('/api/plan-change', { plan_id })).body.details.reason).toBe('same_plan');
  });

  it('sees no history of others, and is told of a plan that does not exist', async () => {
    const other = await app.newUser({ company: 'Contoso' });
    expect((await other.get('/api/plan-history')).body.items).toEqual([]);
    const missing = await other.post('/api/plan-change', { plan_id: '0199c1de-0000-7000-8000-000000000000' });
    expect(missing.status).toBe(404);
  });
});

describe('a plan that goes into the trash at the same moment', () => {
  /** Trashes a plan in a transaction that stays open while somebody is put on it, and is committed then. */
  async function trashedMeanwhile(name: string, change: (planId: string) => Promise<Reply>): Promise<Reply> {
    const client = await app.services.database.servicePool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        'update plans set deleted_at = now() where name = $1 returning id',
        [name],
      );
      const changing = change(rows[0].id);
      await expect.poll(app.database.lockWaits).toBe(1);
      await client.query('commit');
      return await changing;
    } finally {
      client.release();
    }
  }

  it('is nobody any more: neither an administrator nor a user puts anybody on it', async () => {
    for (const [name, price] of [
      ['Partner', 9],
      ['Starter', 0],
    ])
      await app.database.query(
        `insert into plans (id, name, description, price_monthly, price_yearly, keywords_per_channel,
           total_channels, allowed_channels, ranking_refresh_frequency_hours, features)
         values (gen_random_uuid(), $1, '', $2, $2, 9, 1, '{openai}', 24, '[]')`,
        [name, price],
      );
    const administrator = await app.newAdministrator();
    const user = await app.newUser();
    const given = await trashedMeanwhile('Partner', (planId) =>
      administrator.post('/functions/admin-operations', {
        operation: 'change_user_plan',
        userId: user.personId,
        data: { planId, reason: 'Asked for' },
      }),
    );
    expect([given.status, given.body.message]).toEqual([409, 'This plan is no longer available']);
    const chosen = await trashedMeanwhile('Starter', (plan_id) => user.post('/api/plan-change', { plan_id }));
    expect(chosen.status).toBe(404);
    expect((await user.get('/api/plan-usage')).body.plan.name).toBe('Free');
    expect((await user.get('/api/plan-history')).body.items).toEqual([]);
  });
});
