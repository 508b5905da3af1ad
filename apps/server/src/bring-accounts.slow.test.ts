import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { send } from '../test/user.ts';
import { WrongKindError } from './database/kind.ts';
import { seedDemonstration } from './demonstration.ts';
import type { AccountId } from './lib/ids.ts';
import { reconcileDue } from './modules/payments/use-cases/reconcile.ts';

const WITHOUT_KEY = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(settings);
  ends.push(() => app.stop());
  return app;
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  return database;
}

describe('the first start with a provider key', () => {
  it('brings accounts with what they follow, and neither answers, money nor the ready-made account', async () => {
    const demonstration = await start(WITHOUT_KEY);
    await seedDemonstration(demonstration.services);
    const user = await demonstration.newUser({ company: 'Northwind', plan: 'Professional' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'crm', topic_text: 'Sales' });
    await user.post('/api/competitors', { competitor_name: 'Contoso' });
    const [category] = (await user.post('/rpc/get_topic_categories', {})).body.categories;
    await user.patch('/api/profile', { business_category_id: category.id });
    await user.post('/functions/profile-operations', {
      operation: 'update_brand_data',
      userId: user.personId,
      messagingPillars: [{ pillar_text: 'Fast' }],
      brandQuestions: [{ question_text: 'Who is fast?', question_category: 'services' }],
    });
    await user.post('/functions/brand-operations', {
      operation: 'manage_themes',
      userId: user.personId,
      themes: [{ theme_name: 'Speed', keywords: ['fast'], pillar_text: 'Fast' }],
    });
    const check = await user.post('/functions/check-visibility', {
      keyword: 'crm',
      companyName: 'Northwind',
    });
    expect(check.body.status).toBe('completed');

    const real = await start({ DEMONSTRATION_DATABASE_URL: demonstration.database.url });
    const signedIn = await send(real.baseUrl, 'POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: user.password },
    });
    expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
    const look = (app: TestApp, query: string) => app.database.query(query);
    for (const query of [
      `select to_jsonb(p) - 'stripe_product_id' - 'stripe_set_up' as plan from plans p order by id`,
      `select * from plan_grants where account_id = '${user.accountId}'`,
      `select * from auth.account where user_id = '${user.accountId}'`,
      'select * from topic_categories order by id',
      'select * from topic_subcategories order by id',
      'select * from topic_ideas order by id',
      `select * from brand_profiles where account_id = '${user.accountId}'`,
      `select * from brand_messaging_pillars where account_id = '${user.accountId}'`,
      `select * from brand_questions where account_id = '${user.accountId}'`,
      `select * from brand_themes where account_id = '${user.accountId}'`,
      `select * from persons where id = '${user.personId}'`,
      `select * from accounts where id = '${user.accountId}'`,
      `select * from brands where account_id = '${user.accountId}'`,
      `select * from keywords where account_id = '${user.accountId}'`,
      `select * from competitors where account_id = '${user.accountId}'`,
    ]) {
      const brought = await look(real, query);
      expect(brought.length, query).toBeGreaterThan(0);
      expect(brought).toEqual(await look(demonstration, query));
    }
    expect(await look(real, `select email from auth."user"`)).toEqual([{ email: user.email }]);
    // The demonstration account's own questions are not copied.
    expect(await look(real, 'select distinct account_id from brand_questions')).toEqual([
      { account_id: user.accountId },
    ]);
    for (const table of ['answers', 'check_runs', 'visibility_results', 'spend_months', 'spend_days'])
      expect(await look(real, `select * from ${table}`), table).toEqual([]);
    expect(
      await look(real, `select 1 from pg_class where relname = 'keywords' and relforcerowsecurity`),
    ).toHaveLength(1);
    expect(await look(demonstration, 'select id from answers')).toHaveLength(1);
  });

  it('keeps the plan that an administrator gave, and ends one that was paid for with simulated money', async () => {
    const demonstration = await start(WITHOUT_KEY);
    const given = await demonstration.newUser({ plan: 'Professional' });
    const paying = await demonstration.newUser();
    const both = await demonstration.newUser({ plan: 'Professional' });
    for (const { accountId } of [paying, both])
      await demonstration.database.query(
        `with paid as (
           insert into plan_grants (account_id, id, plan_id, source, subscription_id, reason, starts_at)
           select $1::uuid, gen_random_uuid(), id, 'subscription', 'sub_1', 'Paid for by a subscription', now()
           from plans where name = 'Enterprise' returning plan_id)
         update accounts set plan_id = (select plan_id from paid) where id = $1`,
        [accountId],
      );
    for (let n = 0; n < 40; n += 1) await paying.post('/rpc/add_my_keyword', { keyword_text: `crm ${n}` });

    const real = await start({ DEMONSTRATION_DATABASE_URL: demonstration.database.url });
    const planOf = async ({ accountId }: { accountId: AccountId }) =>
      (
        await real.database.query(
          'select l.name from accounts p join plans l on l.id = p.plan_id where p.id = $1',
          [accountId],
        )
      )[0]?.name;
    const plans = async () => [await planOf(given), await planOf(paying), await planOf(both)];
    expect(await plans()).toEqual(['Professional', 'Free', 'Professional']);
    await reconcileDue(real.services.payments);
    expect(await plans()).toEqual(['Professional', 'Free', 'Professional']);
    const history = await real.database.query(
      `select h.account_id, o.name as previous, n.name as next, h.reason from user_plan_history h
       join plans o on o.id = h.previous_plan_id join plans n on n.id = h.new_plan_id order by h.created_at`,
    );
    const reason = 'The subscription of the demonstration was simulated';
    expect(history).toHaveLength(2);
    expect(history).toEqual(
      expect.arrayContaining([
        { account_id: paying.accountId, previous: 'Enterprise', next: 'Free', reason },
        { account_id: both.accountId, previous: 'Enterprise', next: 'Professional', reason },
      ]),
    );
    expect(
      await real.database.query(`select distinct is_paused from keywords where account_id = $1`, [
        paying.accountId,
      ]),
    ).toHaveLength(2);
    expect(await real.database.query('select 1 from plan_grants where subscription_id is not null')).toEqual(
      [],
    );
    expect(
      await real.database.query(
        `select relname from pg_class where relname in ('plan_grants', 'user_plan_history', 'persons', 'accounts', 'brands') and not relforcerowsecurity`,
      ),
    ).toEqual([]);
  });

  it('sells nothing before its plans are made known at the real payment provider', async () => {
    const demonstration = await start(WITHOUT_KEY);
    await demonstration.newUser();
    const named = 'select 1 from plans where stripe_product_id is not null or stripe_set_up is not null';
    expect(await demonstration.database.query(named)).not.toEqual([]);
    const real = await start({
      DEMONSTRATION_DATABASE_URL: demonstration.database.url,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    expect(await real.database.query('select 1 from accounts')).toHaveLength(1);
    expect(await real.database.query(named)).toEqual([]);
    for (const table of ['coupons', 'stripe_customers', 'subscriptions', 'payments', 'checkout_sessions'])
      expect(await real.database.query(`select * from ${table}`), table).toEqual([]);
  });

  it('is the only one that brings anything', async () => {
    const demonstration = await start(WITHOUT_KEY);
    await demonstration.newUser();
    const database = await newDatabase();
    await database.query(
      `insert into auth."user" (id, name, email) values (gen_random_uuid(), 'A', 'a@example.com')`,
    );
    await start({ DATABASE_URL: database.url, DEMONSTRATION_DATABASE_URL: demonstration.database.url });
    expect(await database.query('select email from auth."user"')).toEqual([{ email: 'a@example.com' }]);
  });

  it('brings nothing from a database of real answers', async () => {
    const real = await start();
    await expect(startTestApp({ DEMONSTRATION_DATABASE_URL: real.database.url })).rejects.toThrow(
      WrongKindError,
    );
  });
});

describe('a database of simulated answers', () => {
  it('is not opened with a key, nor the other way round, and neither is changed', async () => {
    const simulated = await start(WITHOUT_KEY);
    const real = await start();
    await expect(startTestApp({ DATABASE_URL: simulated.database.url })).rejects.toThrow(
      /holds simulated answers, and a provider key is set: .*DEMONSTRATION_DATABASE_URL/,
    );
    await expect(startTestApp({ ...WITHOUT_KEY, DATABASE_URL: real.database.url })).rejects.toThrow(
      /holds real answers, and no provider key is set/,
    );
    for (const [app, kind] of [
      [simulated, 'simulated'],
      [real, 'real'],
    ] as const)
      expect(await app.database.query('select kind from database_kind')).toEqual([{ kind }]);
  });
});
