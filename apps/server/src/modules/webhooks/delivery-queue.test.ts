import { WebhookMessage } from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { type DeliveryApp, startDeliveryApp } from './delivery-app.fixture.ts';
import { WEBHOOK_JOBS } from './index.ts';
import { signedWith, startReceiver, type WebhookReceiver } from './webhook-receiver.fixture.ts';

let app: DeliveryApp;
let user: TestUser;
let receiver: WebhookReceiver;
beforeAll(async () => {
  app = await startDeliveryApp();
  await app.services.jobs.work(WEBHOOK_JOBS, app.context());
});
beforeEach(async () => {
  await app.database.query('delete from rate_buckets');
  user = await app.newUser({ company: 'Northwind', plan: 'Enterprise' });
  receiver = await startReceiver();
  return () => receiver.stop();
});
afterAll(() => app.stop());

it('a test is sent by the queue within seconds, once, and shown to the page that waits for it', async () => {
  const { id, secret } = await app.addEndpoint(user, receiver);
  await user.post(`/api/webhooks/${id}/test`);
  await expect
    .poll(() => app.shownTo(user, id))
    .toMatchObject([{ type: 'webhook.test', state: 'delivered' }]);
  const [got] = receiver.received;
  if (got === undefined) throw new Error('nothing arrived');
  expect(signedWith(got, [secret])).toEqual([secret]);
  expect(WebhookMessage.parse(JSON.parse(got.body)).data).toMatchObject({ endpoint_id: id, answers: 'real' });
  receiver.answerWith(500);
  await user.post(`/api/webhooks/${id}/test`);
  await expect
    .poll(async () => (await app.shownTo(user, id))[0])
    .toMatchObject({ state: 'failed', attempts: 1 });
  expect(await app.endpointOf(user)).toMatchObject({ is_active: true, failing_since: null });
});

it('a test counts as the longest that it may take until its receiver has answered', async () => {
  let answer = () => {};
  receiver.answerWith((response) => {
    answer = () => response.writeHead(204).end();
  });
  const { id } = await app.addEndpoint(user, receiver);
  await user.post(`/api/webhooks/${id}/test`);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await app.tokensOf(user)).toBe(5);
  answer();
  await expect.poll(() => app.tokensOf(user)).toBe(9);
});

it('receivers that hold their answers delay nobody else’s events: neither quick ones nor slow ones', {
  tags: 'verify',
}, async () => {
  const held: (() => void)[] = [];
  const silent = await startReceiver();
  // More than there are places among the quick ones.
  const blockers = await Promise.all(
    Array.from({ length: 7 }, () => app.newUser({ company: 'Contoso', plan: 'Enterprise' })),
  );
  for (const blocker of blockers) {
    await app.addEndpoint(blocker, silent, { events: ['run.ended'] });
    await app.endRun(blocker);
  }
  // Each has answered once.
  await expect.poll(() => silent.received.length).toBe(blockers.length);
  silent.answerWith((response) => void held.push(() => response.writeHead(204).end()));
  for (const blocker of blockers) for (let event = 0; event < 10; event += 1) await app.endRun(blocker);
  const { id } = await app.addEndpoint(user, receiver);
  const sendOne = async (received: number) => {
    await app.endRun(user);
    await expect.poll(() => receiver.received.length).toBe(received);
    await expect
      .poll(async () => (await app.shownTo(user, id)).map(({ state }: { state: string }) => state))
      .toEqual(Array(received).fill('delivered'));
  };
  await sendOne(1);
  await expect
    .poll(() =>
      app.database.query(
        `select count(*)::int as slow from webhook_endpoints where quick_from > now() and account_id = any($1)`,
        [blockers.map(({ accountId }) => accountId)],
      ),
    )
    .toEqual([{ slow: blockers.length }]);
  await app.database.query(
    "update webhook_endpoints set quick_from = now() + interval '1 hour' where id = $1",
    [id],
  );
  await sendOne(2);
  // Two before it was known that they hold, and one apart: all of them wait to this moment.
  expect(held.length).toBeGreaterThanOrEqual(blockers.length);
  expect(held.length).toBeLessThanOrEqual(3 * blockers.length);
  const ofBlockers = await app.database.query(
    'select distinct state from webhook_deliveries where account_id = any($1) order by 1',
    [blockers.map(({ accountId }) => accountId)],
  );
  expect(ofBlockers).toEqual([{ state: 'delivered' }, { state: 'waiting' }]);
  await silent.stop();
});
