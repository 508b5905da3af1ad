import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebhookMessage } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { englishIn } from '../../../test/fitness/english-in.ts';
import type { TestUser } from '../../../test/user.ts';
import { type DeliveryApp, RUN_ID, startDeliveryApp } from './delivery-app.fixture.ts';
import type { Attempt } from './use-cases/deliver-webhook.ts';
import { signedWith, startReceiver, type WebhookReceiver } from './webhook-receiver.fixture.ts';
import { deliverWebhook, deliverWebhookApart, sweepWebhooks } from './webhooks.jobs.ts';
import type { WebhookJobContext } from './webhooks.services.ts';

let app: DeliveryApp;
let user: TestUser;
let receiver: WebhookReceiver;
let passedMs = 0;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  app = await startDeliveryApp();
});
beforeEach(async () => {
  passedMs = 0;
  await app.database.query('delete from rate_buckets');
  user = await app.newUser({ company: 'Northwind', plan: 'Enterprise' });
  receiver = await startReceiver();
  return () => receiver.stop();
});
afterAll(() => app.stop());

const context = () => app.context(passedMs);
const addEndpoint = (fields: object = {}) => app.addEndpoint(user, receiver, fields);
const endRun = (afterwards?: () => void) =>
  app.endRun(user, { at: context().now(), ...(afterwards && { afterwards }) });
const shown = (endpointId: string) => app.shownTo(user, endpointId);
const tokens = () => app.tokensOf(user);
const endpointOf = () => app.endpointOf(user);

interface StoredDelivery {
  id: string;
  state: string;
  attempts: number;
  next_attempt_at: Date | null;
}
const deliveriesOf = () =>
  app.database.query<StoredDelivery>(
    'select id, state, attempts, next_attempt_at from webhook_deliveries where account_id = $1 order by id',
    [user.accountId],
  );
const jobsOf = () =>
  app.database.query<{ attempt: number; start_after: Date }>(
    "select (data->>'attempt')::int as attempt, start_after from pgboss.job where name like 'deliver-webhook%' and data->>'account_id' = $1 order by 1",
    [user.accountId],
  );

/** Makes the attempt that is due now, as its job does. */
async function attempt(): Promise<void> {
  const [due] = await app.database.query<StoredDelivery>(
    "select id, attempts from webhook_deliveries where account_id = $1 and state = 'waiting' order by id desc limit 1",
    [user.accountId],
  );
  if (due === undefined) throw new Error('nothing waits to be sent');
  await deliverWebhookApart.run(context(), {
    account_id: user.accountId,
    delivery_id: due.id,
    attempt: due.attempts + 1,
  });
}

/** Makes attempts at their moments until nothing waits. */
async function attemptUntilGivenUp(): Promise<void> {
  for (
    let waits = await deliveriesOf();
    waits.some(({ state }) => state === 'waiting');
    waits = await deliveriesOf()
  ) {
    const next = waits.find(({ state }) => state === 'waiting')?.next_attempt_at ?? new Date();
    passedMs = Math.max(passedMs, next.getTime() - Date.now());
    await attempt();
  }
}

async function mailsTo(email: string): Promise<string[]> {
  const posted = async () => (await app.database.query('select 1 from mails where sent_at is null')).length;
  await expect.poll(posted).toBe(0);
  const folder = join(app.dataDir, 'mails');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes(`To: ${email}\n`) && text.includes('webhook endpoint'));
}

describe('an event', () => {
  it('is written with its cause, or not at all', async () => {
    await addEndpoint();
    const broken = endRun(() => {
      throw new Error('the cause is rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect([await deliveriesOf(), await jobsOf()]).toEqual([[], []]);
    await endRun();
    expect(await deliveriesOf()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(await jobsOf()).toMatchObject([{ attempt: 1 }]);
  });

  it('arrives signed, with ids and links and nothing else', async () => {
    const { id, secret } = await addEndpoint();
    await endRun();
    await attempt();
    const [got] = receiver.received;
    if (got === undefined) throw new Error('nothing arrived');
    expect(signedWith(got, [secret, 'whsec_AAAA'])).toEqual([secret]);
    expect(Math.abs(Number(got.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
    const message: unknown = JSON.parse(got.body);
    expect(WebhookMessage.parse(message)).toEqual(message);
    expect(message).toEqual({
      id: got.headers['webhook-id'],
      type: 'run.ended',
      timestamp: expect.any(String),
      data: {
        run_id: RUN_ID,
        state: 'done',
        answers: 'real',
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/tracker\/visibility$/),
        api_url: expect.stringMatching(new RegExp(`/api/runs/${RUN_ID}$`)),
      },
    });
    expect(await shown(id)).toMatchObject([
      { state: 'delivered', attempts: 1, response_status: 204, failure: null, next_attempt_at: null },
    ]);
  });

  it('goes to the endpoints that are on, asked for it and are within the plan', async () => {
    const first = await addEndpoint();
    await addEndpoint({ events: ['report.ready'] });
    const off = await addEndpoint();
    await user.patch(`/api/webhooks/${off.id}`, { is_active: false });
    for (const _more of [4, 5]) await addEndpoint();
    await app.database.query("update plans set webhook_endpoints_max = 4 where name = 'Enterprise'");
    await endRun();
    await app.database.query("update plans set webhook_endpoints_max = 5 where name = 'Enterprise'");
    expect(await deliveriesOf()).toHaveLength(2);
    expect(await shown(first.id)).toHaveLength(1);
    const events = await app.database.query(
      'select distinct event_id, body from webhook_deliveries where account_id = $1',
      [user.accountId],
    );
    expect(events).toHaveLength(1);
  });

  it('that did not arrive is sent again under its id, with growing pauses, and then given up', async () => {
    const { id } = await addEndpoint();
    receiver.answerWith(503);
    await endRun();
    await attempt();
    expect(await shown(id)).toMatchObject([
      { state: 'waiting', attempts: 1, response_status: 503, failure: 'status' },
    ]);
    const [, next] = await jobsOf();
    expect(next?.attempt).toBe(2);
    expect(((next?.start_after.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(1, 0);
    await attemptUntilGivenUp();
    expect(await shown(id)).toMatchObject([{ state: 'failed', attempts: 6, next_attempt_at: null }]);
    expect(passedMs / HOUR_MS).toBeCloseTo(24.2, 0);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    const moments = receiver.received.map(({ headers }) => headers['webhook-timestamp']);
    expect([receiver.received.length, ids.size, new Set(moments).size]).toEqual([6, 1, 6]);
    expect(await endpointOf()).toMatchObject({ is_active: true, failing_since: expect.any(String) });
  });

  it('that arrives in the end clears its endpoint', async () => {
    const { id } = await addEndpoint();
    receiver.answerWith(500);
    await endRun();
    await attempt();
    receiver.answerWith(200);
    await attempt();
    expect(await shown(id)).toMatchObject([{ state: 'delivered', attempts: 2, failure: null }]);
    expect(await endpointOf()).toMatchObject({ failing_since: null });
  });

  it('is sent once for an attempt, however often its job is run', async () => {
    await addEndpoint();
    await endRun();
    const [waiting] = await deliveriesOf();
    const asked = { account_id: user.accountId, delivery_id: waiting?.id ?? '', attempt: 1 };
    await app.database.query(
      "update webhook_endpoints set quick_from = now() + interval '1 minute' where account_id = $1",
      [user.accountId],
    );
    // Enqueued for a quick receiver, which this one is no more: it is sent apart.
    await deliverWebhook.run(context(), asked);
    expect(receiver.received).toHaveLength(0);
    for (const _again of [1, 2, 3]) await deliverWebhookApart.run(context(), asked);
    expect(receiver.received).toHaveLength(1);
  });

  it('of a worker that died before it wrote down what came of it is sent once more, by its id', async () => {
    await addEndpoint();
    await endRun();
    const dying: WebhookJobContext = {
      ...context(),
      webhookSender: {
        send: async (message) => {
          await context().webhookSender.send(message);
          throw new Error('killed');
        },
      },
    };
    const [waiting] = await deliveriesOf();
    const asked = { account_id: user.accountId, delivery_id: waiting?.id ?? '', attempt: 1 };
    await expect(deliverWebhookApart.run(dying, asked)).rejects.toThrow('killed');
    await deliverWebhookApart.run(context(), asked);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveriesOf()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('is signed by both secrets for a day after a new one was given', async () => {
    const { id, secret } = await addEndpoint();
    const { body } = await user.post(`/api/webhooks/${id}/rotate-secret`);
    await endRun();
    await attempt();
    passedMs = 25 * HOUR_MS;
    await endRun();
    await attempt();
    const secrets = [body.secret, secret];
    expect(receiver.received.map((got) => signedWith(got, secrets))).toEqual([secrets, [body.secret]]);
    await sweepWebhooks.run(context(), {});
    expect(
      await app.database.query('select previous_secret from webhook_endpoints where id = $1', [id]),
    ).toEqual([{ previous_secret: null }]);
  });

  it('is sent again by hand, and then by itself as a new one is', async () => {
    const { id } = await addEndpoint();
    receiver.answerWith(404);
    await endRun();
    await attemptUntilGivenUp();
    const [given] = await shown(id);
    const again = await user.post(`/api/webhook-deliveries/${given.id}/send-again`);
    expect(again.body.items).toMatchObject([{ id: given.id, state: 'waiting', attempts: 6 }]);
    passedMs = 0;
    await attempt();
    expect(await shown(id)).toMatchObject([{ state: 'waiting', attempts: 7 }]);
    receiver.answerWith(200);
    await attempt();
    expect(await shown(id)).toMatchObject([{ state: 'delivered', attempts: 8 }]);
    await user.post(`/api/webhook-deliveries/${given.id}/send-again`);
    await attempt();
    expect(receiver.received).toHaveLength(9);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('for an endpoint that was switched off, or an account that is to be deleted, is not sent', async () => {
    const { id } = await addEndpoint();
    await endRun();
    await user.patch(`/api/webhooks/${id}`, { is_active: false });
    await attempt();
    expect(await shown(id)).toMatchObject([{ state: 'failed', attempts: 0, failure: 'switched_off' }]);
    await user.patch(`/api/webhooks/${id}`, { is_active: true });
    await endRun();
    await app.database.query('update auth."user" set is_active = false where id = $1', [user.accountId]);
    await attempt();
    expect((await deliveriesOf()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(receiver.received).toEqual([]);
  });

  it('goes nowhere that is not of the internet, whatever is stored as the address', async () => {
    const { id } = await addEndpoint();
    await app.database.query("update webhook_endpoints set url = 'https://10.1.2.3/' where id = $1", [id]);
    await endRun();
    await attempt();
    expect(await shown(id)).toMatchObject([
      { state: 'waiting', failure: 'not_allowed', response_status: null },
    ]);
  });

  it('is forgotten after thirty days', async () => {
    await addEndpoint();
    await endRun();
    passedMs = 29 * 24 * HOUR_MS;
    await sweepWebhooks.run(context(), {});
    expect(await deliveriesOf()).toHaveLength(1);
    passedMs = 31 * 24 * HOUR_MS;
    await sweepWebhooks.run(context(), {});
    expect(await deliveriesOf()).toEqual([]);
  });
});

describe('an endpoint at which nothing arrives', () => {
  it('is switched off after three days, and its user is told by mail', async () => {
    await addEndpoint({ name: 'Warehouse' });
    receiver.answerWith(500);
    await endRun();
    await attemptUntilGivenUp();
    passedMs += 20 * HOUR_MS;
    await endRun();
    await attemptUntilGivenUp();
    expect(await endpointOf()).toMatchObject({ is_active: true });
    passedMs += HOUR_MS;
    await endRun();
    await attemptUntilGivenUp();
    expect(await endpointOf()).toMatchObject({ is_active: false, switched_off_at: expect.any(String) });
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail).toContain('Warehouse');
    expect(mail).toContain('/tracker/settings/webhooks');
    await endRun();
    expect((await deliveriesOf()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  });

  it('is switched off at once when it answers that it is gone, said in the language of its reader', async () => {
    await user.patch('/api/profile', { interface_language: 'de' });
    await addEndpoint({ name: 'Kasse' });
    receiver.answerWith(410);
    await endRun();
    await attempt();
    expect(await endpointOf()).toMatchObject({ is_active: false });
    expect(await deliveriesOf()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    const posted = () =>
      app.database.query<{ subject: string; text: string }>(
        'select subject, text from mails where recipient = $1 and sent_at is not null',
        [user.email],
      );
    await expect.poll(async () => (await posted()).length).toBe(1);
    for (const mail of await posted()) {
      expect(mail.subject).toBe('Ein Webhook-Endpunkt Ihres Kontos bei Answerscope wurde ausgeschaltet');
      const text = mail.text.replaceAll(new URL(receiver.url).host, '');
      expect(englishIn({ subject: mail.subject, text, html: null })).toEqual([]);
    }
  });
});

it('a job that fails for good gives its delivery up, and says so', async () => {
  const { id } = await addEndpoint();
  await endRun();
  await app.database.query("update webhook_endpoints set secret = 'of another installation' where id = $1", [
    id,
  ]);
  const [waiting] = await deliveriesOf();
  const asked = { account_id: user.accountId, delivery_id: waiting?.id ?? '', attempt: 1 };
  await expect(deliverWebhookApart.run(context(), asked)).rejects.toThrow();
  await deliverWebhookApart.giveUp?.(context(), asked, 'it failed');
  expect(await shown(id)).toMatchObject([{ state: 'failed', failure: 'internal' }]);
});

it('a test that is never sent counts as one: its endpoint is off or deleted, or its job is given up', async () => {
  const { id } = await addEndpoint();
  const enqueueTest = async () => {
    await app.database.query('delete from rate_buckets');
    await user.post(`/api/webhooks/${id}/test`);
    expect(await tokens()).toBe(5);
    const [job] = await app.database.query<{ data: Attempt }>(
      "select data from pgboss.job where name = 'deliver-webhook' and data->>'account_id' = $1 order by created_on desc limit 1",
      [user.accountId],
    );
    if (job === undefined) throw new Error('no test was enqueued');
    return job.data;
  };
  const off = await enqueueTest();
  await user.patch(`/api/webhooks/${id}`, { is_active: false });
  await deliverWebhook.run(context(), off);
  expect(await tokens()).toBe(9);
  await user.patch(`/api/webhooks/${id}`, { is_active: true });
  await deliverWebhook.giveUp?.(context(), await enqueueTest(), 'it failed');
  expect(await tokens()).toBe(9);
  const deleted = await enqueueTest();
  await app.database.query('delete from webhook_endpoints where id = $1', [id]);
  await deliverWebhook.run(context(), deleted);
  expect(await tokens()).toBe(9);
  expect(receiver.received).toEqual([]);
});
