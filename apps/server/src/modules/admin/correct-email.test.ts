import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { type PaymentApp, startPaymentApp } from '../payments/payment-app.fixture.ts';
import { followAddress } from './follow-address.jobs.ts';

let app: PaymentApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startPaymentApp();
  await app.services.jobs.work([followAddress], app.services.payments);
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const run = (operation: string, userId: string, data: object) =>
  administrator.post('/functions/admin-operations', { operation, userId, data });
const correct = (user: TestUser, email: string) =>
  run('correct_email', user.personId, { email, reason: 'A typing error' });
const isConfirmed = async (user: TestUser): Promise<boolean> =>
  (await run('get_user_details', user.personId, {})).body.data.account.email_verified;
const mailsTo = (email: string) =>
  app.database.query<{ subject: string; text: string }>(
    'select subject, text from mails where recipient = $1 order by id',
    [email],
  );

it('a corrected address gets a link, is unconfirmed until it is opened, and the payment provider follows', async () => {
  const user = await app.newUser({ company: 'Northwind' });
  await app.database.query('update auth."user" set email_verified = true where id = $1', [user.personId]);
  await app.buy(user, 'Professional', null);
  await app.quiet();
  expect((await correct(user, ' Right@Example.com ')).body.data).toEqual({
    user_id: user.personId,
    sessions_ended: 1,
  });
  expectClosedError(await user.get('/api/profile'), 401);
  expect(await isConfirmed(user)).toBe(false);
  const former = await mailsTo(user.email);
  expect(former.at(-1)?.subject).toBe('The email address of your Answerscope account was changed');
  expect(JSON.stringify(former)).not.toContain('right@example.com');
  const [mail] = await mailsTo('right@example.com');
  expect(mail?.subject).toBe('Confirm your email address for Answerscope');
  const signIn = (email: string) =>
    send(app.baseUrl, 'POST', '/api/auth/sign-in/email', { body: { email, password: user.password } });
  expect((await signIn('right@example.com')).status).toBe(200);
  expectClosedError(await signIn(user.email), 401);

  const token = /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const confirmed = await send(app.baseUrl, 'POST', '/rpc/confirm_my_email', { body: { token } });
  expect(confirmed.body).toEqual({ email: 'right@example.com' });
  expect(await isConfirmed(user)).toBe(true);
  expect(await mailsTo(user.email)).toHaveLength(former.length);

  await app.quiet();
  const customer = await app.services.payments.stripe?.client.customers.retrieve(await app.customerOf(user));
  expect(customer).toMatchObject({ email: 'right@example.com' });
  const audited = await app.database.query(
    "select reason, before, after from audit_logs where action = 'correct_email' and subject_id = $1",
    [user.personId],
  );
  expect(audited).toEqual([
    { reason: 'A typing error', before: { email: user.email }, after: { email: 'right@example.com' } },
  ]);
});

it('a stranger behind a typo, who never confirmed the address, gets no mail', async () => {
  const user = await app.newUser();
  expect((await correct(user, 'meant@example.com')).status).toBe(200);
  expect(await mailsTo(user.email)).toEqual([]);
  expect(await mailsTo('meant@example.com')).toHaveLength(1);
});

it('an address is neither another account’s nor an administrator’s', async () => {
  const [user, other] = [await app.newUser(), await app.newUser()];
  const colleague = await app.newAdministrator();
  const reasonOf = async (who: TestUser, email: string) =>
    expectClosedError(await correct(who, email), 409).details?.reason;
  expect(await reasonOf(user, other.email)).toBe('already_registered');
  expect(await reasonOf(user, user.email)).toBe('nothing_changed');
  expect(await reasonOf(administrator, 'else@example.com')).toBe('own_account');
  expect(await reasonOf(colleague, 'else@example.com')).toBe('account_of_administrator');
  expect((await user.get('/api/profile')).status).toBe(200);
});

it('an address is confirmed by hand, once', async () => {
  const user = await app.newUser();
  const confirm = () => run('confirm_email', user.personId, { reason: 'By phone' });
  expect((await confirm()).status).toBe(200);
  expect(await isConfirmed(user)).toBe(true);
  expectClosedError(await confirm(), 409);
});
