import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { send } from '../../../test/user.ts';
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
    ]);
    expect(facts).toEqual([
      ['Free', 0, 5, 5, 1, 720],
      ['Professional', 49, 100, 25, 4, 168],
      ['Enterprise', 149, null, null, 4, 24],
    ]);
    expect(body[0]).not.toHaveProperty('is_default');
    expect(body[0]).not.toHaveProperty('monthly_budget_usd');
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
