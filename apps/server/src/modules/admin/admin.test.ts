import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import type { PersonId } from '../../lib/ids.ts';

let app: TestApp;
let administrator: TestUser;
let plans: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  const { body } = await administrator.get('/api/plans');
  plans = Object.fromEntries(body.map((plan: { name: string; id: string }) => [plan.name, plan.id]));
});
afterAll(() => app.stop());

function changePlan(personId: PersonId, planId: string | undefined, reason: unknown = 'Paid by invoice') {
  return administrator.post('/functions/admin-operations', {
    operation: 'change_user_plan',
    userId: personId,
    data: { planId, reason },
  });
}

describe('change_user_plan', () => {
  it('puts the user on the plan at once and keeps from where, why and by whom', async () => {
    const user = await app.newUser();
    const reply = await changePlan(user.personId, plans.Professional, '  Paid by invoice ');
    expect(reply.body).toEqual({
      success: true,
      operation: 'change_user_plan',
      data: {
        user_id: user.personId,
        previous_plan_id: plans.Free,
        new_plan_id: plans.Professional,
      },
    });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({
      plan: { name: 'Professional' },
      keyword_limit: 100,
    });
    const history = await app.database.query(
      'select previous_plan_id, new_plan_id, reason, changed_by from user_plan_history where account_id = $1',
      [user.personId],
    );
    expect(history).toEqual([
      {
        previous_plan_id: plans.Free,
        new_plan_id: plans.Professional,
        reason: 'Paid by invoice',
        changed_by: administrator.personId,
      },
    ]);
  });

  it('to a smaller plan pauses the newest keywords beyond its limit; room lets the oldest of them go on', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    for (const keyword_text of ['1', '2', '3', '4', '5', '6', '7', '8'])
      await user.post('/rpc/add_my_keyword', { keyword_text });
    const paused = async () =>
      (
        await app.database.query<{ keyword: string }>(
          'select keyword from keywords where account_id = $1 and is_paused order by id',
          [user.personId],
        )
      ).map(({ keyword }) => keyword);
    expect((await changePlan(user.personId, plans.Free)).status).toBe(200);
    expect(await paused()).toEqual(['6', '7', '8']);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keyword_limit: 5, keywords: 5 });
    const [first] = (await user.get('/api/keywords')).body.items.toSorted(
      (one: { keyword: string }, other: { keyword: string }) => one.keyword.localeCompare(other.keyword),
    );
    expect(first.keyword).toBe('1');
    await user.post('/rpc/delete_my_keyword', { keyword_id: first.id });
    expect(await paused()).toEqual(['7', '8']);
    expect((await changePlan(user.personId, plans.Enterprise)).status).toBe(200);
    expect(await paused()).toEqual([]);
  });

  it('asks for a reason', async () => {
    const user = await app.newUser();
    for (const reason of ['', '   ']) {
      const error = expectClosedError(await changePlan(user.personId, plans.Professional, reason), 400);
      expect(error.details?.fields).toEqual({ 'data.reason': ['A reason is required'] });
    }
    expectClosedError(await changePlan(user.personId, plans.Professional, null), 400);
    expectClosedError(await changePlan(user.personId, plans.Professional, 'x'.repeat(501)), 400);
  });

  it('refuses the plan the user is on, and one that is no longer offered', async () => {
    const user = await app.newUser();
    const same = expectClosedError(await changePlan(user.personId, plans.Free), 409);
    expect(same.details?.reason).toBe('same_plan');
    await app.database.query("update plans set is_active = false where name = 'Enterprise'");
    const inactive = expectClosedError(await changePlan(user.personId, plans.Enterprise), 409);
    expect(inactive.message).toBe('This plan is no longer available');
    expect((await user.get('/api/plan-usage')).body.plan.name).toBe('Free');
  });

  it('two at once end as one after the other', async () => {
    const user = await app.newUser();
    const replies = await Promise.all([
      changePlan(user.personId, plans.Professional),
      changePlan(user.personId, plans.Professional),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const history = await app.database.query('select 1 from user_plan_history where account_id = $1', [
      user.personId,
    ]);
    expect(history).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('that does not exist is a validation error', async () => {
    const reply = await administrator.post('/functions/admin-operations', {
      operation: 'make_me_rich',
      userId: administrator.personId,
      data: {},
    });
    expect(expectClosedError(reply, 400).details?.fields).toHaveProperty('operation');
  });
});

function operate(operation: string, userId: string | undefined, data: unknown = {}, caller = administrator) {
  return caller.post('/functions/admin-operations', { operation, userId, data });
}

describe('get_user_details', () => {
  it('tells all of one user: account, plan, limits, usage, history and notes', async () => {
    const user = await app.newUser({ plan: 'Professional' });
    await user.post('/rpc/add_my_keyword', { keyword_text: 'garden tools' });
    await changePlan(user.personId, plans.Free, 'Ended');
    await operate('add_admin_note', user.personId, { note: ' Calls on Mondays ' });
    await operate('set_keyword_override', user.personId, { overrideLimit: 12, reason: 'A trial' });
    const { body } = await operate('get_user_details', user.personId);
    expect(body).toMatchObject({
      success: true,
      operation: 'get_user_details',
      data: {
        profile: { id: user.personId, full_name: 'Test Person' },
        account: { role: 'user', is_active: true, live_sessions: 1 },
        plan: { id: plans.Free, name: 'Free' },
        keyword_limit_override: 12,
        keyword_limit: 12,
        usage: { keywords: 1, keywords_paused: 0, answers: 0, runs: 0, last_run_at: null, spent_usd: 0 },
        keywords: [{ keyword: 'garden tools', topic: null, is_paused: false }],
        runs: [],
        notes: [{ note: 'Calls on Mondays', author_id: administrator.personId }],
      },
    });
    expect(body.data.plan_history[0]).toMatchObject({
      previous_plan: 'Professional',
      new_plan: 'Free',
      reason: 'Ended',
      actor_kind: 'administrator',
      changed_by: administrator.personId,
    });
  });

  it('tells what its user has said of the business', async () => {
    const user = await app.newUser({ company: 'Harbour Lights' });
    const [kind] = await app.database.query<{ name: string; part_name: string }>(
      `update brands b set city = 'Chicago', state = 'IL', offers_local_services = true, seed_keyword = 'lamps',
         business_category_id = c.id, business_subcategory_id = s.id
       from topic_categories c join topic_subcategories s on s.category_id = c.id
       where b.account_id = $1 and s.id = (select id from topic_subcategories order by id limit 1)
       returning c.name, s.name as part_name`,
      [user.personId],
    );
    expect((await operate('get_user_details', user.personId)).body.data.profile).toMatchObject({
      city: 'Chicago',
      state: 'IL',
      offers_local_services: true,
      seed_keyword: 'lamps',
      business_category: kind?.name,
      business_subcategory: kind?.part_name,
    });
    expect(kind?.name).toBeTruthy();
    const bare = await app.newUser();
    expect((await operate('get_user_details', bare.personId)).body.data.profile).toMatchObject({
      city: null,
      business_category: null,
      business_subcategory: null,
      offers_local_services: false,
    });
  });

  it('needs no data, and names a user', async () => {
    const user = await app.newUser();
    const bare = await administrator.post('/functions/admin-operations', {
      operation: 'get_user_details',
      userId: user.personId,
    });
    expect(bare.status).toBe(200);
    const none = expectClosedError(await operate('get_user_details', undefined), 400);
    expect(none.details?.fields).toEqual({ userId: ['Please name a user'] });
    expectClosedError(await operate('get_user_details', plans.Free), 404);
  });
});

describe("a user's billing", () => {
  it('is what was last written of it, with what does not fit', async () => {
    const user = await app.newUser();
    const billing = async () => (await operate('get_user_details', user.personId)).body.data.billing;
    expect(await billing()).toMatchObject({ subscription: { state: 'none', conflict: null }, payments: [] });
    await app.database.query(
      `insert into payments values ($1, 'in_1', null, 'A-1', 'paid', 4900, 4900, 1000, 'usd', now(), now())`,
      [user.personId],
    );
    await app.database.query(
      "update accounts set plan_id = (select id from plans where name = 'Professional') where id = $1",
      [user.personId],
    );
    expect(await billing()).toMatchObject({
      subscription: { state: 'none', conflict: 'status_conflict', is_configured: false },
      payments: [{ id: 'in_1', number: 'A-1', state: 'partly_refunded', refunded_cents: 1_000 }],
    });
  });
});

describe('update_user', () => {
  it('changes what is given, where signing in and the product keep it', async () => {
    const user = await app.newUser();
    const userData = { full_name: 'Renamed Person', company_name: 'Bakery Ltd', country: 'AT' };
    expect((await operate('update_user', user.personId, { userData })).status).toBe(200);
    expect((await user.get('/api/profile')).body).toMatchObject({
      ...userData,
      company_details_completed: false,
      language: 'en',
    });
    const [kept] = await app.database.query('select name from auth."user" where id = $1', [user.personId]);
    expect(kept).toEqual({ name: 'Renamed Person' });
    const [row] = await app.database.query(
      "select before, after, reason from audit_logs where action = 'update_user' and subject_id = $1",
      [user.personId],
    );
    expect(row).toMatchObject({
      before: { full_name: 'Test Person', company_name: null },
      after: userData,
      reason: null,
    });
  });

  it('gives and takes the role of an administrator, and whoever had a session signs in anew', async () => {
    const user = await app.newUser();
    expect(
      (await operate('update_user', user.personId, { userData: { role: 'admin' }, reason: 'A test' })).status,
    ).toBe(200);
    expectClosedError(await user.get('/api/profile'), 401);
    expect(
      (await operate('update_user', user.personId, { userData: { role: 'user' }, reason: 'A test' })).status,
    ).toBe(200);
    const again = expectClosedError(
      await operate('update_user', user.personId, { userData: { role: 'user' }, reason: 'A test' }),
      409,
    );
    expect(again.details?.reason).toBe('nothing_changed');
  });

  it('refuses nothing, unknown fields and values that a user could not enter either', async () => {
    const user = await app.newUser();
    for (const userData of [{}, { plan_id: plans.Free }, { country: 'Austria' }, { company_name: 'x' }])
      expectClosedError(await operate('update_user', user.personId, { userData }), 400);
  });
});

describe('set_keyword_override', () => {
  it('pauses keywords beyond it, and without it the plan counts again', async () => {
    const user = await app.newUser();
    for (const keyword_text of ['1', '2', '3']) await user.post('/rpc/add_my_keyword', { keyword_text });
    const paused = () =>
      app.database.query('select 1 from keywords where account_id = $1 and is_paused', [user.personId]);
    const lowered = await operate('set_keyword_override', user.personId, {
      overrideLimit: 1,
      reason: 'Abuse',
    });
    expect(lowered.body.data).toEqual({
      user_id: user.personId,
      keyword_limit_override: 1,
      keyword_limit: 1,
    });
    expect(await paused()).toHaveLength(2);
    const lifted = await operate('set_keyword_override', user.personId, {
      overrideLimit: null,
      reason: 'Over',
    });
    expect(lifted.body.data).toMatchObject({ keyword_limit_override: null, keyword_limit: 5 });
    expect(await paused()).toHaveLength(0);
    for (const overrideLimit of [-1, 1.5, '7'])
      expectClosedError(
        await operate('set_keyword_override', user.personId, { overrideLimit, reason: 'x' }),
        400,
      );
  });
});

describe('set_user_status', () => {
  it('ends every session at once, keeps everything, and lets the user in again later', async () => {
    const user = await app.newUser();
    await user.post('/rpc/add_my_keyword', { keyword_text: 'kept' });
    const open = await fetch(`${app.baseUrl}/api/events`, { headers: { cookie: user.cookie } });
    const off = await operate('set_user_status', user.personId, { isActive: false, reason: 'Unpaid' });
    // An open browser is told by the end of its stream, and leaves.
    await open.text();
    expect(off.body.data).toEqual({ user_id: user.personId, is_active: false, sessions_ended: 1 });
    expectClosedError(await user.get('/api/keywords'), 401);
    const twice = expectClosedError(
      await operate('set_user_status', user.personId, { isActive: false, reason: 'Unpaid' }),
      409,
    );
    expect(twice.message).toBe('The account is already inactive.');
    expect((await operate('set_user_status', user.personId, { isActive: true, reason: 'Paid' })).status).toBe(
      200,
    );
    const [kept] = await app.database.query('select keyword from keywords where account_id = $1', [
      user.personId,
    ]);
    expect(kept).toEqual({ keyword: 'kept' });
  });

  it('never closes the own account', async () => {
    const own = { isActive: false, reason: 'Oops' };
    const error = expectClosedError(await operate('set_user_status', administrator.personId, own), 409);
    expect(error.details?.reason).toBe('own_account');
  });
});

describe('the last administrator', () => {
  it('keeps the role', async () => {
    await app.database.query(`update auth."user" set is_active = false where role = 'admin' and id <> $1`, [
      administrator.personId,
    ]);
    const error = expectClosedError(
      await operate('update_user', administrator.personId, { userData: { role: 'user' }, reason: 'A test' }),
      409,
    );
    expect(error.details?.reason).toBe('last_administrator');
  });
});

describe('bulk_user_operations', () => {
  it('answers for each user, and one that fails stops no other', async () => {
    const users = [await app.newUser(), await app.newUser()];
    const off = { type: 'set_user_status', data: { isActive: false, reason: 'Spam' } };
    const operations = [
      { id: users[0]?.personId, ...off },
      { id: plans.Free, ...off },
      { id: users[1]?.personId, type: 'change_user_plan', data: { planId: plans.Free, reason: 'Same' } },
      { id: users[1]?.personId, ...off },
    ];
    const reply = await operate('bulk_user_operations', undefined, { operations });
    const { data } = reply.body;
    expect(data).toMatchObject({ succeeded: 2, failed: 2 });
    expect(data.results.map((one: { error: { code: string } | null }) => one.error?.code ?? null)).toEqual([
      null,
      'NOT_FOUND',
      'CONFLICT',
      null,
    ]);
    const rows = await app.database.query<{ subject_id: string }>(
      'select subject_id from audit_logs where request_id = $1',
      [reply.headers.get('x-request-id')],
    );
    expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      users.map(({ personId }) => personId).toSorted(),
    );
  });

  it('judges all of them before it does one', async () => {
    const user = await app.newUser();
    const operations = [
      { id: user.personId, type: 'add_admin_note', data: { note: 'first' } },
      { id: user.personId, type: 'set_user_status', data: { isActive: false } },
    ];
    const error = expectClosedError(await operate('bulk_user_operations', undefined, { operations }), 400);
    expect(error.details?.fields).toHaveProperty('data.operations.1.data.reason');
    expect((await operate('get_user_details', user.personId)).body.data.notes).toEqual([]);
    const many = Array.from({ length: 201 }, () => operations[0]);
    expectClosedError(await operate('bulk_user_operations', undefined, { operations: many }), 400);
  });

  it('says in general words what it may not tell', async () => {
    const user = await app.newUser();
    await app.database.query('alter table admin_notes add constraint refuses check (note <> $$secret$$)');
    const operations = [{ id: user.personId, type: 'add_admin_note', data: { note: 'secret' } }];
    const { data } = (await operate('bulk_user_operations', undefined, { operations })).body;
    await app.database.query('alter table admin_notes drop constraint refuses');
    expect(data.results[0].error).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our end. Please try again later.',
    });
  });
});
