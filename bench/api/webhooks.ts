import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStripe } from '../../apps/server/src/modules/stripe/index.ts';
import {
  API_VERSION,
  signatureHeader,
  startPaymentSimulator,
} from '../../packages/payment-simulator/src/index.ts';
import type { Installation } from '../../scripts/proof/installation.ts';
import { quantile } from '../machine.ts';
import type { createRequirements } from '../requirements.ts';

export const PER_SECOND = 100;
const CUSTOMERS = 50;
const WARM_UP_SECONDS = 3;
const P99_MAX_MS = 50;
const SECRET_KEY = 'sk_test_simulated';
const WEBHOOK_SECRET = 'whsec_of_the_bench';

/** A payment provider of its own, and the settings by which the product reaches it. */
export async function startProvider() {
  const stripe = await startPaymentSimulator();
  return {
    stripe,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_BASE_URL: stripe.url,
    },
  };
}

interface Times {
  webhooks: number[];
  inserts: number[];
}

/**
 * Sends events of the payment provider at a steady pace, whether or not the last one was answered, and between every two a
 * plain insert over a connection of its own. A worker looks at the customers meanwhile, as it does in service.
 */
export async function measureWebhooks(
  {
    installation,
    baseUrl,
    providerUrl,
  }: { installation: Installation; baseUrl: string; providerUrl: string },
  { seconds, required }: { seconds: number; required: ReturnType<typeof createRequirements> },
): Promise<string[]> {
  const customers = await makeCustomers({ installation, baseUrl, providerUrl });
  await installation.query('create table plain_events (id text primary key, body text not null)');
  await send({ installation, baseUrl, customers }, WARM_UP_SECONDS);
  const { webhooks, inserts } = await send({ installation, baseUrl, customers }, seconds);
  const [kept] = await installation.query<{ events: number; looked: number }>(
    `select (select count(*)::int from stripe_events) as events,
       (select count(*)::int from stripe_customers where synced_seq > 0) as looked`,
  );
  const sent = PER_SECOND * (seconds + WARM_UP_SECONDS);
  required.require('webhooks: every event that was acknowledged is kept', {
    isMet: kept?.events === sent,
    found: `${kept?.events} of ${sent}`,
  });
  required.require('webhooks: customers were looked at meanwhile', {
    isMet: (kept?.looked ?? 0) === CUSTOMERS,
    found: `${kept?.looked} of ${CUSTOMERS}`,
  });
  const p99 = quantile(webhooks, 0.99);
  // What else goes on here delays both: a late insert says that the machine was busy, and excuses nothing.
  required.require(`webhooks: acknowledged within ${P99_MAX_MS} ms at p99, ${PER_SECOND} a second`, {
    isMet: p99 <= P99_MAX_MS,
    found: `${p99.toFixed(1)} ms, a plain insert ${quantile(inserts, 0.99).toFixed(1)} ms`,
  });
  return [row('an event acknowledged', webhooks), row('a plain insert', inserts)];
}

function row(name: string, times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(1);
  return `| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${Math.max(...times).toFixed(1)} |`;
}

interface Stage {
  installation: Installation;
  baseUrl: string;
  customers: readonly string[];
}

/** One of each every hundredth of a second, begun when its time has come and not when the one before is done. */
async function send(stage: Stage, seconds: number): Promise<Times> {
  const times: Times = { webhooks: [], inserts: [] };
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  const pause = 1_000 / PER_SECOND;
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    await sleepUntil(began + at * pause);
    underWay.push(timed(times.webhooks, () => deliver(stage, at)));
    await sleepUntil(began + (at + 0.5) * pause);
    underWay.push(timed(times.inserts, () => insertPlainly(stage)));
  }
  await Promise.all(underWay);
  return times;
}

async function sleepUntil(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await sleep(left);
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  times.push(performance.now() - began);
}

async function deliver({ baseUrl, customers }: Stage, at: number): Promise<void> {
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: API_VERSION,
    created: seconds,
    livemode: false,
    data: { object: { object: 'subscription', id: 'sub_1', customer: customers[at % customers.length] } },
  });
  const response = await fetch(`${baseUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureHeader(body, WEBHOOK_SECRET, seconds),
    },
    body,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`an event was answered ${response.status}: ${answer}`);
}

async function insertPlainly({ installation }: Stage): Promise<void> {
  await installation.query('insert into plain_events (id, body) values ($1, $2)', [
    randomBytes(12).toString('hex'),
    'x'.repeat(300),
  ]);
}

/** People who are customers of the payment provider. */
async function makeCustomers({
  installation,
  baseUrl,
  providerUrl,
}: {
  installation: Installation;
  baseUrl: string;
  providerUrl: string;
}): Promise<string[]> {
  const { client } = openStripe({ secretKey: SECRET_KEY, webhookSecrets: [], baseUrl: providerUrl });
  const customers: string[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const email = `payer-${at}@example.com`;
    // Where many sign up: the limit of an address is tested elsewhere.
    await installation.query('delete from rate_buckets');
    const signedUp = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A Payer', email, password: 'proof of the run 1' }),
    });
    if (!signedUp.ok) throw new Error(`no account: ${await signedUp.text()}`);
    const { user } = (await signedUp.json()) as { user: { id: string } };
    const { id } = await client.customers.create({ email });
    await installation.query(
      `with customer as (
         insert into stripe_customers (account_id, customer_id, is_live, created_at) values ($1, $2, false, now())
         returning account_id, customer_id)
       insert into stripe_customer_accounts (account_id, customer_id) select account_id, customer_id from customer`,
      [user.id, id],
    );
    customers.push(id);
  }
  return customers;
}
