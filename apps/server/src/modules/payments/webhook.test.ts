import { randomBytes } from 'node:crypto';
import { signatureHeader } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentApp, startPaymentApp, WEBHOOK_SECRET } from './payment-app.fixture.ts';

const NEXT_SECRET = 'whsec_that_comes_next';

let app: PaymentApp;
let customer: string;
beforeAll(async () => {
  app = await startPaymentApp({ STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${NEXT_SECRET}` });
  customer = await app.customerOf(await app.newPayingUser());
  await app.quiet();
});
afterAll(() => app.stop());

const now = () => Math.floor(Date.now() / 1_000);

const event = (facts: object = {}) => ({
  id: `evt_${randomBytes(8).toString('hex')}`,
  object: 'event',
  type: 'customer.subscription.updated',
  api_version: '2026-10-28.endive',
  created: now(),
  livemode: false,
  data: { object: { object: 'subscription', id: 'sub_1', customer } },
  ...facts,
});

async function deliver(
  body: string | Uint8Array<ArrayBuffer>,
  { secret = WEBHOOK_SECRET, at = now(), header }: { secret?: string; at?: number; header?: string } = {},
): Promise<number> {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  const response = await fetch(`${app.baseUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': header ?? signatureHeader(text, secret, at),
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

const kept = (id: string) =>
  app.database.query<{ left_alone: string | null }>('select left_alone from stripe_events where id = $1', [
    id,
  ]);
const counts = async () =>
  (
    await app.database.query(
      `select (select count(*) from stripe_events)::int as events,
         (select count(*) from pgboss.job where name = 'sync-stripe-customer')::int as jobs`,
    )
  )[0];

describe('an event of the payment provider', () => {
  it('is kept once and wakes who looks at its customer, by either of two secrets', async () => {
    const first = event();
    const before = await counts();
    expect(await deliver(JSON.stringify(first))).toBe(200);
    expect(await deliver(JSON.stringify(first))).toBe(200);
    await app.quiet();
    const second = event();
    expect(await deliver(JSON.stringify(second), { secret: NEXT_SECRET })).toBe(200);
    await app.quiet();
    expect(await kept(first.id)).toEqual([{ left_alone: null }]);
    expect(await kept(second.id)).toEqual([{ left_alone: null }]);
    const after = await counts();
    expect([
      Number(after?.events) - Number(before?.events),
      Number(after?.jobs) - Number(before?.jobs),
    ]).toEqual([2, 2]);
  });

  it('with a signature that is bad, old, foreign or missing changes nothing', async () => {
    const before = await counts();
    const body = JSON.stringify(event());
    expect(await deliver(body, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await deliver(body, { at: now() - 301 })).toBe(400);
    expect(await deliver(body, { header: 't=1,v1=00' })).toBe(400);
    expect(await deliver(body, { header: '' })).toBe(400);
    expect(await deliver(`${body} `, { header: signatureHeader(body, WEBHOOK_SECRET, now()) })).toBe(400);
    expect((await fetch(`${app.baseUrl}/webhooks/stripe`, { method: 'POST', body })).status).toBe(400);
    expect((await fetch(`${app.baseUrl}/webhooks/stripe`)).status).toBe(404);
    expect(await counts()).toEqual(before);
  });

  it('of the other mode, of another version or of nobody is kept, left alone and wakes nobody', async () => {
    const before = await counts();
    for (const [facts, why] of [
      [{ livemode: true }, 'other_mode'],
      [{ api_version: '2024-06-20' }, 'other_api_version'],
      [{ data: { object: { object: 'price', id: 'price_1' } } }, 'no_customer'],
    ] as const) {
      const one = event(facts);
      expect(await deliver(JSON.stringify(one))).toBe(200);
      expect(await kept(one.id)).toEqual([{ left_alone: why }]);
    }
    const foreign = event({ data: { object: { object: 'invoice', customer: 'cus_of_another_product' } } });
    expect(await deliver(JSON.stringify(foreign))).toBe(200);
    expect(Number((await counts())?.jobs)).toBe(Number(before?.jobs));
  });

  it('is never answered with a fault of ours: 500 hostile ones, signed and unsigned', async () => {
    const hostile: unknown[] = [
      null,
      [],
      1,
      'x',
      {},
      event({ id: null }),
      event({ id: 'a\u0000b' }),
      event({ id: 'x'.repeat(5_000) }),
      event({ type: { a: 1 } }),
      event({ created: 'yesterday' }),
      event({ created: 1e300 }),
      event({ created: -1e15 }),
      event({ data: null }),
      event({ data: 7 }),
      event({ data: { object: null } }),
      event({ data: { object: [] } }),
      event({ data: { object: { customer: { id: {} } } } }),
      event({ data: { object: { customer: 'cus_\u0000' } } }),
      event({ data: { object: { object: 'customer', id: '../../x' } } }),
      event({ livemode: 'no' }),
      event({ api_version: { toString: 1 } }),
      event({ __proto__: { id: 'evt_x' } }),
    ];
    const answers = new Map<number, number>();
    for (let at = 0; at < 500; at += 1) {
      const text = JSON.stringify(hostile[at % hostile.length]);
      const cut = at % 7 === 0 ? text.slice(0, at % 90) : text;
      const body = at % 11 === 0 ? new Uint8Array(randomBytes(1 + at)) : cut;
      const status = await deliver(body, at % 3 === 0 ? { secret: 'whsec_wrong' } : {});
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect([...answers.keys()].toSorted()).toEqual([200, 400]);
    expect(await deliver('x'.repeat(600_000))).toBe(400);
  });
});
