import { createServer } from 'node:net';
import type { BillingInterval } from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { Reply, TestUser } from '../../../test/user.ts';
import type { Job } from '../../jobs/index.ts';
import { followCoupon } from '../coupons/index.ts';
import { type StripeDoor, setUpStripe } from '../stripe/index.ts';
import { PAYMENT_JOBS } from './payments.jobs.ts';
import type { PaymentServices } from './payments.services.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const DAY_SECONDS = 86_400;

const JOBS: readonly Job<PaymentServices, unknown>[] = [...PAYMENT_JOBS, followCoupon];

/** What is there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is none');
  return value;
}

export interface PaymentApp extends TestApp {
  stripe: PaymentSimulator;
  /** The product's own client of the payment provider. */
  client: StripeDoor['client'];
  planId(name: string): Promise<string>;
  /** Asks for a checkout as the plans page does. */
  checkout(user: TestUser, plan?: string, more?: object): Promise<Reply>;
  /** Begins a checkout and pays it, as the hosted page does; the browser does not come back. */
  buy(
    user: TestUser,
    plan?: string,
    card?: 'works' | 'declines_at_renewal' | null,
    more?: { interval?: BillingInterval; code?: string },
  ): Promise<string>;
  /** A user whose one trial is used, so that the first payment is made at once. */
  newPayingUser(): Promise<TestUser>;
  customerOf(user: TestUser): Promise<string>;
  subscription(user: TestUser): Promise<Reply['body']>;
  plan(user: TestUser): Promise<string>;
  /** Resolves once every webhook was taken and every job that followed is done. */
  quiet(): Promise<void>;
  /** Subjects of the mails that were posted to a user, oldest first. */
  mails(user: TestUser): Promise<string[]>;
}

/** The product on a simulated payment provider whose clock is its own, with the jobs of payments at work. */
export async function startPaymentApp(settings: Record<string, string> = {}): Promise<PaymentApp> {
  const port = await freePort();
  const simulator = await startPaymentSimulator({
    webhook: { url: `http://localhost:${port}/webhooks/stripe`, secret: WEBHOOK_SECRET },
    retryPausesMs: [5, 20],
  });
  let aheadMs = 0;
  const stripe: PaymentSimulator = {
    ...simulator,
    advance: (seconds) => {
      aheadMs += seconds * 1_000;
      return simulator.advance(seconds);
    },
  };
  const app = await startTestApp({
    PORT: String(port),
    STRIPE_SECRET_KEY: 'sk_test_simulated',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_BASE_URL: stripe.url,
    ...settings,
  });
  const { payments, jobs, database } = app.services;
  payments.now = () => new Date(Date.now() + aheadMs);
  if (payments.stripe === null) throw new Error('nobody takes payments');
  await setUpStripe({
    stripe: payments.stripe,
    servicePool: database.servicePool,
    plansUrl: `${app.baseUrl}/plans`,
  });
  await jobs.work(JOBS, payments);
  const planId = async (name: string) =>
    String((await app.database.query('select id from plans where name = $1', [name]))[0]?.id);
  const checkout: PaymentApp['checkout'] = async (user, plan = 'Professional', more = {}) =>
    user.post('/functions/create-stripe-checkout', {
      planId: await planId(plan),
      successUrl: `${app.baseUrl}/plans?success=true`,
      cancelUrl: `${app.baseUrl}/plans?canceled=true`,
      ...more,
    });
  const newUser: TestApp['newUser'] = async (options) => {
    // A place where many sign up: the limit of an address is tested elsewhere.
    await app.database.query('delete from rate_buckets');
    return app.newUser(options);
  };
  return {
    ...app,
    stripe,
    client: payments.stripe.client,
    newUser,
    newPayingUser: async () => {
      const user = await newUser({ company: 'Northwind' });
      await checkout(user);
      await app.database.query('update stripe_customers set trial_used_at = now() where account_id = $1', [
        user.accountId,
      ]);
      return user;
    },
    planId,
    checkout,
    buy: async (user, plan, card = 'works', { code, ...more } = {}) => {
      const begun = await checkout(user, plan, more);
      if (begun.status !== 200) throw new Error(`no checkout: ${JSON.stringify(begun.body)}`);
      const session = String(new URL(begun.body.url).pathname.split('/').at(-1));
      const paid = stripe.complete(session, card, code);
      if (!paid.ok) throw new Error(String(paid.message));
      return session;
    },
    customerOf: async (user) =>
      String(
        (
          await app.database.query('select customer_id from stripe_customers where account_id = $1', [
            user.accountId,
          ])
        )[0]?.customer_id,
      ),
    subscription: async (user) => (await user.get('/api/subscription')).body,
    plan: async (user) => (await user.get('/api/plan-usage')).body.plan.name,
    quiet: async () => {
      await stripe.settled();
      const names = JOBS.map(({ name }) => name);
      for (;;) {
        const [row] = await app.database.query<{ waiting: number }>(
          `select count(*)::int as waiting from pgboss.job where name = any($1) and state in ('created', 'active')`,
          [names],
        );
        if (row?.waiting === 0) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    mails: async (user) =>
      (
        await app.database.query<{ subject: string }>(
          'select subject from mails where recipient = $1 order by created_at, id',
          [user.email],
        )
      ).map(({ subject }) => subject),
    stop: async () => {
      await app.stop();
      await stripe.close();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
