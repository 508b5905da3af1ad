import { beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { send, type TestUser } from '../../../test/user.ts';

const app = sharedApp();
let administrator: TestUser;
let plans: Record<string, string>;
beforeAll(async () => {
  administrator = await app.newAdministrator();
  const { body } = await administrator.get('/api/plans');
  plans = Object.fromEntries(body.map((plan: { name: string; id: string }) => [plan.name, plan.id]));
});

function operate(operation: string, userId: string, data: object = {}) {
  return administrator.post('/functions/admin-operations', { operation, userId, data });
}

describe('send_password_reset', () => {
  it('sends the user a link by which a new password is chosen, and shows it to nobody else', async () => {
    const user = await app.newUser();
    const reply = await operate('send_password_reset', user.personId, { reason: 'Cannot sign in' });
    expect(reply.body.data).toEqual({ user_id: user.personId });
    const mails = await app.database.query<{ text: string }>('select text from mails where recipient = $1', [
      user.email,
    ]);
    expect(mails).toHaveLength(1);
    const token = mails[0]?.text.match(/reset-password\/([\w-]+)/)?.[1];
    expect(JSON.stringify(reply.body)).not.toContain(token);
    const [row] = await app.database.query<{ after: unknown; reason: string }>(
      "select reason, after from audit_logs where action = 'send_password_reset' and subject_id = $1",
      [user.personId],
    );
    expect(row?.reason).toBe('Cannot sign in');
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await user.get('/api/profile')).status).toBe(200);
    const set = await user.post('/api/auth/reset-password', {
      token,
      newPassword: 'another-long-1-password',
    });
    expect(set.status).toBe(200);
    expectClosedError(await user.get('/api/profile'), 401);
  });

  it('is refused for an account that nobody can sign in to', async () => {
    const user = await app.newUser();
    await operate('set_user_status', user.personId, { isActive: false, reason: 'Closed' });
    const refused = await operate('send_password_reset', user.personId, { reason: 'Cannot sign in' });
    expect(expectClosedError(refused, 409).details?.reason).toBe('account_inactive');
  });
});

describe('delete_account', () => {
  it('signs the user out, tells them until when they may keep it, and is taken back by signing in', async () => {
    const user = await app.newUser();
    const reply = await operate('delete_account', user.personId, { reason: 'Asked for in writing' });
    const day = 86_400_000;
    expect(Date.parse(reply.body.data.erased_after)).toBeGreaterThan(Date.now() + 6.9 * day);
    expectClosedError(await user.get('/api/profile'), 401);
    const [mail] = await app.database.query<{ text: string }>('select text from mails where recipient = $1', [
      user.email,
    ]);
    expect(mail?.text).toContain('An administrator asked us to delete your Answerscope account');
    const again = await operate('delete_account', user.personId, { reason: 'Once more' });
    expect(expectClosedError(again, 409).details?.reason).toBe('nothing_changed');
    const jobs = await app.database.query(
      "select 1 from pgboss.job where name = 'end-account' and data->>'account_id' = $1",
      [user.personId],
    );
    expect(jobs).toHaveLength(1);
    const back = await send(app.baseUrl, 'POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: user.password },
    });
    expect(back.status).toBe(200);
    const { account } = (await operate('get_user_details', user.personId)).body.data;
    expect(account.deletion_asked_at).toBeNull();
  });

  it('is refused for the own account and without a reason', async () => {
    const own = await operate('delete_account', administrator.personId, { reason: 'A slip' });
    expect(expectClosedError(own, 409).details?.reason).toBe('own_account');
    const user = await app.newUser();
    expectClosedError(await operate('delete_account', user.personId, { reason: ' ' }), 400);
  });
});

describe('a plan until a day', () => {
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const change = (userId: string, data: object) =>
    operate('change_user_plan', userId, { reason: 'A trial', ...data });

  it('is given to the end of that day (UTC), with why and until when, and may be moved', async () => {
    const user = await app.newUser();
    const planId = plans.Professional;
    expect((await change(user.personId, { planId, until: until(10) })).status).toBe(200);
    const details = async () => (await operate('get_user_details', user.personId)).body.data;
    const ends = (days: number) => new Date(Date.parse(until(days)) + 86_400_000).toISOString();
    expect(await details()).toMatchObject({
      plan: { name: 'Professional' },
      grants: [{ plan: 'Professional', source: 'administrator', reason: 'A trial', ends_at: ends(10) }],
    });
    // Of the plan that the user is on: no other plan, another end.
    expect((await change(user.personId, { planId, until: until(3) })).status).toBe(200);
    expect((await details()).grants).toMatchObject([{ ends_at: ends(3) }]);
    const [row] = await app.database.query(
      "select before, after from audit_logs where action = 'change_user_plan' and subject_id = $1 order by created_at desc",
      [user.personId],
    );
    expect(row).toEqual({ before: { plan_id: planId }, after: { plan_id: planId, ends_at: ends(3) } });
    expectClosedError(await change(user.personId, { planId }), 409);
  });

  it('is no day that is over, and none for the plan of new accounts', async () => {
    const user = await app.newUser();
    const past = await change(user.personId, { planId: plans.Professional, until: until(-1) });
    expect(expectClosedError(past, 400).details?.fields).toEqual({ until: ['This day is over already'] });
    await change(user.personId, { planId: plans.Professional });
    const free = await change(user.personId, { planId: plans.Free, until: until(5) });
    expect(Object.keys(expectClosedError(free, 400).details?.fields ?? {})).toEqual(['until']);
  });
});
