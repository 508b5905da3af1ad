import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { purgeTrash } from '../resources/index.ts';
import { topic_categories } from '../topics/topics.tables.ts';
import { createSeenMarker } from './use-cases/mark-seen.ts';
import { seedAdministrator, seedDemonstrationAccount } from './use-cases/seed-accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function signIn(email: string, password: string) {
  return send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
}

describe('a profile', () => {
  it('begins without a company, in English, in the United States', async () => {
    const user = await app.newUser();
    expect((await user.get('/api/profile')).body).toMatchObject({
      company_name: null,
      company_url: null,
      country: 'US',
      language: 'en',
      time_zone: 'UTC',
      company_details_completed: false,
      onboarding_completed: false,
      shows_sidebar: true,
      allows_measuring: true,
      day_range: null,
    });
  });

  it('changes in the fields that are given and no other', async () => {
    const user = await app.newUser();
    const first = await user.patch('/api/profile', {
      company_name: '  Northwind  ',
      company_url: 'https://northwind.example',
      country: 'DE',
      language: 'de',
      time_zone: 'Europe/Berlin',
    });
    expect(first.status).toBe(200);
    // The first step of onboarding names the company; its details are complete once the basic info was saved.
    expect(first.body.company_details_completed).toBe(false);
    const second = await user.patch('/api/profile', {
      company_details_completed: true,
      onboarding_completed: true,
    });
    expect(second.body).toMatchObject({
      company_name: 'Northwind',
      company_url: 'https://northwind.example',
      country: 'DE',
      language: 'de',
      time_zone: 'Europe/Berlin',
      company_details_completed: true,
      onboarding_completed: true,
    });
    expect((await user.get('/api/profile')).body).toEqual(second.body);
    const typed = await user.patch('/api/profile', { company_url: ' https://northwind.example ' });
    expect(typed.body.company_url).toBe('https://northwind.example');
    expect((await user.patch('/api/profile', { company_url: '' })).body.company_url).toBeNull();
    // The https:// that a website lacks is added.
    const { body: completed } = await user.patch('/api/profile', { company_url: ' northwind.example/shop ' });
    expect(completed.company_url).toBe('https://northwind.example/shop');
  });

  it('is complete with name and website, and not before', async () => {
    const user = await app.newUser();
    const complete = async (change: Record<string, unknown> = {}) =>
      user.patch('/api/profile', { ...change, company_details_completed: true });
    expect(expectClosedError(await complete(), 400).details?.fields).toEqual({
      company_name: ['Company name is required'],
      company_url: ['Company website is required'],
    });
    await user.patch('/api/profile', { company_name: 'Northwind' });
    expect(expectClosedError(await complete({ company_url: null }), 400).details?.fields).toEqual({
      company_url: ['Company website is required'],
    });
    expect((await user.get('/api/profile')).body.company_details_completed).toBe(false);
    expect((await complete({ company_url: 'https://northwind.example' })).body).toMatchObject({
      company_details_completed: true,
    });
  });

  it.each([
    [
      'a company of one letter',
      { company_name: ' x ' },
      'company_name',
      'Company name must be at least 2 characters long',
    ],
    [
      'a company of 101 letters',
      { company_name: 'x'.repeat(101) },
      'company_name',
      'Company name must be less than 100 characters',
    ],
    [
      'a website that is a mail address',
      { company_url: 'info@northwind.example' },
      'company_url',
      'Please enter a valid URL',
    ],
    [
      'a website with another scheme',
      { company_url: 'ftp://northwind.example' },
      'company_url',
      'Please enter a valid URL',
    ],
    [
      'a website without a dot',
      { company_url: 'https://northwind' },
      'company_url',
      'Please enter a valid URL',
    ],
    [
      'a website that is a script',
      { company_url: 'javascript:alert(1.0)' },
      'company_url',
      'Please enter a valid URL',
    ],
    ['a time zone that is none', { time_zone: 'Mars/Olympus' }, 'time_zone', 'Please choose a time zone'],
  ])('refuses %s in words', async (_name, change, field, text) => {
    const user = await app.newUser();
    const error = expectClosedError(await user.patch('/api/profile', change), 400);
    expect(error.details?.fields?.[field]).toEqual([text]);
  });

  it('has an own cap for answers below the budget of the plan, which can be taken off again', async () => {
    const user = await app.newUser();
    const capOf = async () => (await user.get('/api/plan-usage')).body.monthly_budget_usd;
    expect((await user.get('/api/profile')).body.monthly_budget_cap_usd).toBeNull();
    expect(await capOf()).toBe(1);
    const capped = await user.patch('/api/profile', { monthly_budget_cap_usd: 0.25 });
    expect(capped.body.monthly_budget_cap_usd).toBe(0.25);
    expect(await capOf()).toBe(0.25);
    await user.patch('/api/profile', { monthly_budget_cap_usd: 500 });
    expect(await capOf()).toBe(1);
    await user.patch('/api/profile', { monthly_budget_cap_usd: null });
    expect(await capOf()).toBe(1);
    for (const monthly_budget_cap_usd of [-1, 0.001, '5', 1e9])
      expectClosedError(await user.patch('/api/profile', { monthly_budget_cap_usd }), 400);
  });

  it('notes when its owner was last there, to the hour', async () => {
    const user = await app.newUser();
    const seen = async () => {
      const rows = await app.database.query<{ ago: number }>(
        'select extract(epoch from now() - last_seen_at)::int as ago from persons where id = $1',
        [user.personId],
      );
      return rows[0]?.ago ?? 0;
    };
    expect(await seen()).toBeLessThan(3_600);
    const other = await app.newUser();
    await app.database.query("update persons set last_seen_at = now() - interval '3 days'");
    createSeenMarker(
      app.services.database,
      app.services.log,
    )({
      personId: user.personId,
      accountId: user.accountId,
      sessionId: user.personId,
    });
    await expect.poll(seen).toBeLessThan(60);
    const [stranger] = await app.database.query<{ ago: number }>(
      'select extract(epoch from now() - last_seen_at)::int as ago from persons where id = $1',
      [other.personId],
    );
    expect(stranger?.ago).toBeGreaterThan(2 * 86_400);
  });

  it('takes a company of exactly 100 letters', async () => {
    const user = await app.newUser({ company: 'x'.repeat(100) });
    expect((await user.get('/api/profile')).body.company_name).toHaveLength(100);
  });

  it('refuses fields that are not the person’s to change, and a change of nothing', async () => {
    const user = await app.newUser();
    const before = (await user.get('/api/profile')).body;
    for (const change of [
      {},
      { plan_id: before.plan_id },
      { id: before.id, company_name: 'Northwind' },
      { keyword_limit_override: 1_000, company_name: 'Northwind' },
      { email: 'other@example.com' },
    ]) {
      expectClosedError(await user.patch('/api/profile', change), 400);
    }
    expect((await user.get('/api/profile')).body).toEqual(before);
  });
});

describe('where a company is and what it does', () => {
  const topicsOf = async (user: TestUser) => {
    const { categories } = (await user.post('/rpc/get_topic_categories', {})).body;
    const partsOf = async (id: string) => (await user.get(`/api/topic-categories/${id}/subcategories`)).body;
    return {
      first: categories[0],
      second: categories[1],
      partOfFirst: (await partsOf(categories[0].id))[0],
      partOfSecond: (await partsOf(categories[1].id))[0],
    };
  };

  it('is kept for local services only, and goes with them', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const local = { offers_local_services: true, city: '  Sankt  Pölten ', state: 'Lower Austria' };
    expect((await user.patch('/api/profile', local)).body).toMatchObject({
      offers_local_services: true,
      city: 'Sankt Pölten',
      state: 'Lower Austria',
    });
    expect((await user.patch('/api/profile', { city: '' })).body).toMatchObject({
      city: null,
      state: 'Lower Austria',
    });
    const refused = await user.patch('/api/profile', { state: null });
    expect(expectClosedError(refused, 400).details?.fields).toEqual({ city: ['City is required'] });
    expect((await user.patch('/api/profile', { offers_local_services: false })).body).toMatchObject({
      offers_local_services: false,
      city: null,
      state: null,
    });
    for (const city of ['a\u0000b', '<b>Chicago</b>', 'x'.repeat(101), 7])
      expectClosedError(await user.patch('/api/profile', { offers_local_services: true, city }), 400);
  });

  it('is a category and one of its subcategories; another category clears the subcategory', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { first, second, partOfFirst, partOfSecond } = await topicsOf(user);
    const chosen = await user.patch('/api/profile', {
      business_category_id: first.id,
      business_subcategory_id: partOfFirst.id,
      seed_keyword: '  crm   software ',
    });
    const { id, name, description } = partOfFirst;
    expect(chosen.body).toMatchObject({
      business_category: first,
      business_subcategory: { id, name, description },
      seed_keyword: 'crm software',
    });
    const changed = await user.patch('/api/profile', { business_category_id: second.id });
    expect(changed.body).toMatchObject({ business_category: second, business_subcategory: null });
    const foreign = await user.patch('/api/profile', { business_subcategory_id: partOfFirst.id });
    expectClosedError(foreign, 404);
    await user.patch('/api/profile', { business_subcategory_id: partOfSecond.id });
    const none = await user.patch('/api/profile', { business_category_id: null, seed_keyword: '' });
    expect(none.body).toMatchObject({
      business_category_id: null,
      business_subcategory_id: null,
      seed_keyword: null,
    });
  });

  it('cannot be what is not offered; what was chosen before stays when it is withdrawn', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const { first, partOfFirst } = await topicsOf(user);
    await user.patch('/api/profile', { business_category_id: first.id });
    await app.database.query('update topic_categories set is_active = false where id = $1', [first.id]);
    await app.database.query('update topic_subcategories set is_active = false where id = $1', [
      partOfFirst.id,
    ]);
    const again = await user.patch('/api/profile', { business_category_id: first.id, city: null });
    expect(again.body.business_category).toEqual(first);
    expectClosedError(await user.patch('/api/profile', { business_subcategory_id: partOfFirst.id }), 404);
    const other = await app.newUser({ company: 'Contoso' });
    expectClosedError(await other.patch('/api/profile', { business_category_id: first.id }), 404);
    // What is removed for good is no company's any more, and the company stays.
    await app.database.query(
      `update topic_categories set deleted_at = now() - interval '31 days' where id = $1`,
      [first.id],
    );
    const { servicePool } = app.services.database;
    await purgeTrash.run({ servicePool, now: () => new Date(), trash: [topic_categories] }, {});
    expect((await user.get('/api/profile')).body).toMatchObject({
      company_name: 'Northwind',
      business_category_id: null,
      business_category: null,
    });
  });
});

describe('the first administrator', () => {
  it('is made once, with a password that is told once and works', async () => {
    const none = { email: null, password: null };
    const { auth, database } = app.services;
    const made = await seedAdministrator(auth, database.authPool, none);
    if (made === null) throw new Error('no administrator was made');
    const session = await signIn(made.email, made.password);
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const roles = await send(app.baseUrl, 'POST', '/rpc/get_my_roles', { body: {}, cookie });
    expect(roles.body).toEqual([{ role: 'admin' }]);
    expect(await seedAdministrator(auth, database.authPool, none)).toBeNull();
  });

  it('named by the settings is made; whoever registered the address before loses it', async () => {
    const { auth, database } = app.services;
    const named = { email: 'Boss@Example.com', password: 'a password 1' };
    expect(await seedAdministrator(auth, database.authPool, named)).toBeNull();
    expect((await signIn('boss@example.com', 'a password 1')).status).toBe(200);
    const user = await app.newUser();
    await seedAdministrator(auth, database.authPool, { email: user.email, password: 'another password 1' });
    expect((await user.post('/rpc/get_my_roles')).status).toBe(401);
    expect((await signIn(user.email, user.password)).status).toBe(401);
    expect((await signIn(user.email, 'another password 1')).status).toBe(200);
    await seedAdministrator(auth, database.authPool, { email: user.email, password: 'a third password 1' });
    // An administrator who changed the password keeps it at the next start.
    expect((await signIn(user.email, 'another password 1')).status).toBe(200);
  });
});

describe('the demonstration account', () => {
  it('is made once and is no administrator', async () => {
    const { auth, database } = app.services;
    const made = await seedDemonstrationAccount(auth, database.authPool, new Date(0));
    if (made === null) throw new Error('no account was made');
    expect((await signIn(made.email, made.password)).status).toBe(200);
    const rows = await app.database.query('select role, created_at from auth."user" where id = $1', [
      made.personId,
    ]);
    expect(rows).toEqual([{ role: 'user', created_at: new Date(0) }]);
    expect(await seedDemonstrationAccount(auth, database.authPool, new Date())).toBeNull();
  });
});
