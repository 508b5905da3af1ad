import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';

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

function changePlan(userId: string, planId: string | undefined, reason: unknown = 'Paid by invoice') {
  return administrator.post('/functions/admin-operations', {
    operation: 'change_user_plan',
    userId,
    data: { planId, reason },
  });
}

describe('change_user_plan', () => {
  it('puts the user on the plan at once and keeps from where, why and by whom', async () => {
    const user = await app.newUser();
    const reply = await changePlan(user.userId, plans.Professional, '  Paid by invoice ');
    expect(reply.body).toEqual({
      success: true,
      data: {
        user_id: user.userId,
        previous_plan_id: plans.Free,
        new_plan_id: plans.Professional,
      },
    });
    expect((await user.get('/api/plan-usage')).body).toMatchObject({
      plan: { name: 'Professional' },
      keyword_limit: 100,
    });
    const history = await app.database.query(
      'select previous_plan_id, new_plan_id, reason, changed_by from user_plan_history where user_id = $1',
      [user.userId],
    );
    expect(history).toEqual([
      {
        previous_plan_id: plans.Free,
        new_plan_id: plans.Professional,
        reason: 'Paid by invoice',
        changed_by: administrator.userId,
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
          'select keyword from keywords where user_id = $1 and is_paused order by id',
          [user.userId],
        )
      ).map(({ keyword }) => keyword);
    expect((await changePlan(user.userId, plans.Free)).status).toBe(200);
    expect(await paused()).toEqual(['6', '7', '8']);
    expect((await user.get('/api/plan-usage')).body).toMatchObject({ keyword_limit: 5, keywords: 5 });
    const [first] = (await user.get('/api/keywords')).body.items.toSorted(
      (one: { keyword: string }, other: { keyword: string }) => one.keyword.localeCompare(other.keyword),
    );
    expect(first.keyword).toBe('1');
    await user.post('/rpc/delete_my_keyword', { keyword_id: first.id });
    expect(await paused()).toEqual(['7', '8']);
    expect((await changePlan(user.userId, plans.Enterprise)).status).toBe(200);
    expect(await paused()).toEqual([]);
  });

  it('asks for a reason', async () => {
    const user = await app.newUser();
    for (const reason of ['', '   ']) {
      const error = expectClosedError(await changePlan(user.userId, plans.Professional, reason), 400);
      expect(error.details?.fields).toEqual({ 'data.reason': ['A reason is required'] });
    }
    expectClosedError(await changePlan(user.userId, plans.Professional, null), 400);
    expectClosedError(await changePlan(user.userId, plans.Professional, 'x'.repeat(501)), 400);
  });

  it('refuses the plan the user is on, and one that is no longer offered', async () => {
    const user = await app.newUser();
    const same = expectClosedError(await changePlan(user.userId, plans.Free), 409);
    expect(same.details?.reason).toBe('same_plan');
    await app.database.query("update plans set is_active = false where name = 'Enterprise'");
    const inactive = expectClosedError(await changePlan(user.userId, plans.Enterprise), 409);
    expect(inactive.message).toBe('This plan is no longer available');
    expect((await user.get('/api/plan-usage')).body.plan.name).toBe('Free');
  });

  it('two at once end as one after the other', async () => {
    const user = await app.newUser();
    const replies = await Promise.all([
      changePlan(user.userId, plans.Professional),
      changePlan(user.userId, plans.Professional),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const history = await app.database.query('select 1 from user_plan_history where user_id = $1', [
      user.userId,
    ]);
    expect(history).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('that does not exist is a validation error', async () => {
    const reply = await administrator.post('/functions/admin-operations', {
      operation: 'make_me_rich',
      userId: administrator.userId,
      data: {},
    });
    expect(expectClosedError(reply, 400).details?.fields).toHaveProperty('operation');
  });
});
