import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeDoor } from '../../../apps/server/src/modules/stripe/index.ts';
import type { PaymentSimulator } from '../../../packages/payment-simulator/src/index.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** A customer of the proof, and what was done that may have told them something. */
export interface Customer {
  userId: string;
  email: string;
  token: string;
  /** Null until they have been at a checkout. */
  customerId: string | null;
  /** Checkouts that were paid, by whatever tab. */
  bought: number;
  sessions: string[];
  /** What happened, in order: printed with what is wrong. */
  story: string[];
}

export interface World {
  random: SeededRandom;
  stripe: PaymentSimulator;
  client: StripeDoor['client'];
  /** The product's address; another process may answer there by now. */
  baseUrl: string;
  plans: { id: string; name: string }[];
  administrator: () => Promise<string>;
  customerIdOf: (userId: string) => Promise<string | null>;
  paymentsOf: (userId: string) => Promise<string[]>;
}

/** What a customer can do; each may be refused, and any of it may be cut by a process that dies. */
type Act = (world: World, customer: Customer) => Promise<string>;

const TRIES = 3;

function pick<One>(random: SeededRandom, from: readonly One[]): One {
  const one = from[Math.floor(random.next() * from.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** A call to the product. One that was cut is made again, as a person does; null where it was refused. */
async function call(
  { baseUrl }: World,
  { token }: { token: string },
  path: string,
  body: object,
): Promise<Record<string, unknown> | null> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      return response.ok ? answer : null;
    } catch {
      await sleep(300);
    }
  }
  return null;
}

const live = (stripe: PaymentSimulator, { customerId }: Customer) =>
  customerId === null ? null : stripe.truth(customerId).live;

async function begin(world: World, customer: Customer): Promise<string | null> {
  const plan = pick(world.random, world.plans);
  const begun = await call(world, customer, '/functions/create-stripe-checkout', {
    planId: plan.id,
    interval: world.random.next() < 0.2 ? 'yearly' : 'monthly',
    successUrl: `${world.baseUrl}/plans?success=true`,
    cancelUrl: `${world.baseUrl}/plans?canceled=true`,
  });
  customer.customerId = await world.customerIdOf(customer.userId);
  const session = begun === null ? null : (new URL(String(begun.url)).pathname.split('/').at(-1) ?? null);
  // Whoever has a subscription is led to the provider's own page, to change it there.
  if (session === null || !session.startsWith('cs_')) return null;
  customer.sessions.push(session);
  return session;
}

const buy: Act = async (world, customer) => {
  const session = await begin(world, customer);
  if (session === null) return 'is refused a checkout';
  const card = pick(world.random, [
    'works',
    'works',
    'works',
    'declined',
    'declines_at_renewal',
    null,
  ] as const);
  const { ok } = world.stripe.complete(session, card);
  if (ok) customer.bought += 1;
  return `${ok ? 'pays' : 'cannot pay'} with ${card ?? 'no card'}`;
};

/** Two tabs begin, and both are paid where that can be. */
const buyTwice: Act = async (world, customer) => {
  const sessions = await Promise.all([begin(world, customer), begin(world, customer)]);
  let paid = 0;
  for (const session of sessions)
    if (session !== null && world.stripe.complete(session, 'works').ok) paid += 1;
  customer.bought += paid;
  return `pays in ${paid} of two tabs`;
};

/** Past the product: somebody makes a second subscription at the payment provider. */
const subscribeBeside: Act = async ({ client, stripe, random, plans }, customer) => {
  if (customer.customerId === null || live(stripe, customer) === null)
    return 'has nothing to subscribe beside';
  const { data } = await client.prices.list({
    lookup_keys: [`answerscope_${pick(random, plans).id}_monthly`],
  });
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.customerId,
    line_items: [{ price: String(data[0]?.id), quantity: 1 }],
    success_url: 'http://localhost/',
  });
  if (stripe.complete(session.id, 'works').ok) customer.bought += 1;
  return 'subscribes a second time';
};

const changePlan: Act = async ({ client, stripe, random, plans }, customer) => {
  const now = live(stripe, customer);
  const item = now?.items.data[0];
  if (!now || !item) return 'has nothing to change';
  const { data } = await client.prices.list({
    lookup_keys: [`answerscope_${pick(random, plans).id}_${pick(random, ['monthly', 'yearly'])}`],
  });
  await client.subscriptions.update(now.id, { items: [{ id: item.id, price: String(data[0]?.id) }] });
  return 'changes the plan';
};

const cancel: Act = async ({ client, stripe }, customer) => {
  const now = live(stripe, customer);
  if (now === null) return 'has nothing to cancel';
  await client.subscriptions.update(now.id, { cancel_at_period_end: true });
  return 'cancels';
};

const resume: Act = async ({ client, stripe }, customer) => {
  const now = live(stripe, customer);
  if (now === null) return 'has nothing to resume';
  await client.subscriptions.update(now.id, { cancel_at_period_end: false });
  return 'resumes';
};

const endAtOnce: Act = async ({ client, stripe }, customer) => {
  const now = live(stripe, customer);
  if (now === null) return 'has nothing to end';
  await client.subscriptions.cancel(now.id);
  return 'is ended at once';
};

/** An administrator gives a payment back, and asks twice. */
const refund: Act = async (world, customer) => {
  const [payment] = await world.paymentsOf(customer.userId);
  if (payment === undefined) return 'has nothing to be given back';
  const token = await world.administrator();
  const ask = () =>
    call(world, { token }, '/functions/admin-operations', {
      operation: 'refund_payment',
      userId: customer.userId,
      data: { paymentId: payment, reason: 'proof' },
    });
  const answers = await Promise.all([ask(), ask()]);
  return answers.some((one) => one !== null) ? 'is given a payment back' : 'is refused a refund';
};

const dispute: Act = async ({ stripe }, customer) => {
  const charge = customer.customerId
    ? stripe
        .truth(customer.customerId)
        .charges.find((one) => one.paid && one.amount_refunded === 0 && !one.disputed)
    : undefined;
  if (charge === undefined) return 'has nothing to dispute';
  stripe.dispute(charge.id);
  return 'disputes a payment';
};

/** The bank decides about what a customer has disputed. */
const decideDispute: Act = async ({ stripe, random }, customer) => {
  const open = customer.customerId
    ? stripe.truth(customer.customerId).disputes.find(({ status }) => status === 'needs_response')
    : undefined;
  if (open === undefined) return 'has no dispute that is open';
  const outcome = pick(random, ['won', 'lost'] as const);
  stripe.closeDispute(open.charge, outcome);
  return outcome === 'lost' ? 'has the disputed payment back' : 'loses the dispute';
};

/** The browser comes back from a checkout, of now or of long ago, also several times. */
const comeBack: Act = async (world, customer) => {
  const session = customer.sessions.at(-1);
  if (session === undefined) return 'has nowhere to come back from';
  const verify = () => call(world, customer, '/functions/verify-subscription', { session_id: session });
  await Promise.all([verify(), verify()]);
  return 'comes back';
};

const ACTS: readonly [weight: number, act: Act][] = [
  [8, buy],
  [2, buyTwice],
  [1, subscribeBeside],
  [3, changePlan],
  [3, cancel],
  [2, resume],
  [1, endAtOnce],
  [2, refund],
  [2, dispute],
  [2, decideDispute],
  [3, comeBack],
];
const ALL = ACTS.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** One thing that a customer does, by chance; a fault of the provider's may stop it half way. */
export async function act(world: World, customer: Customer, day: number): Promise<void> {
  // Who never bought begins with that.
  const does = customer.bought === 0 ? buy : pick(world.random, ALL);
  const told = await does(world, customer).catch((error: unknown) => `fails: ${String(error).slice(0, 80)}`);
  customer.story.push(`day ${day}: ${told}`);
}
