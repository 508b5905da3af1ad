import { startTestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { sendingBucket } from './delivery.rules.ts';
import type { WebhookReceiver } from './webhook-receiver.fixture.ts';
import { createWebhookSender } from './webhook-sender.client.ts';
import type { WebhookJobContext } from './webhooks.services.ts';

/** The run that has ended where a test needs an event. */
export const RUN_ID = newId();

export type DeliveryApp = Awaited<ReturnType<typeof startDeliveryApp>>;

/** Longer than a test waits: a receiver that holds its answer holds it to the end. */
const SENDING_MS = 600_000;

/** The product, which may send to this machine, and what tests of deliveries do with it. */
export async function startDeliveryApp() {
  const app = await startTestApp({ WEBHOOKS_ALLOW_LOOPBACK: 'true' }, { sendsMails: true });
  /** What jobs are run with, so long from now. */
  const context = (passedMs = 0): WebhookJobContext => ({
    auth: app.services.auth,
    jobs: app.services.jobs,
    rateLimiter: app.services.rateLimiter,
    outbox: app.services.outbox,
    servicePool: app.services.database.servicePool,
    webhookSender: createWebhookSender({ allowsLoopback: true, timeoutMs: SENDING_MS }),
    isAccountActive: app.services.checks.isAccountActive,
    log: app.services.log,
    now: () => new Date(Date.now() + passedMs),
  });
  const addEndpoint = async (
    user: TestUser,
    { url }: WebhookReceiver,
    fields: object = {},
  ): Promise<{ id: string; secret: string }> => {
    const events = ['report.ready', 'run.ended'];
    const { body } = await user.post('/api/webhooks', { name: 'Ours', url, events, ...fields });
    return body;
  };
  /** A run has ended, as a worker writes it. */
  const endRun = (
    { accountId }: TestUser,
    { at = new Date(), afterwards }: { at?: Date; afterwards?: () => void } = {},
  ): Promise<void> =>
    app.services.checks.tenant(accountId).transaction(async (tx) => {
      await app.services.webhooks.publish(tx, {
        type: 'run.ended',
        account_id: accountId,
        at,
        path: '/tracker/visibility',
        api_path: `/api/runs/${RUN_ID}`,
        data: { run_id: RUN_ID, state: 'done' },
      });
      afterwards?.();
    });
  const shownTo = async (user: TestUser, endpointId: string) =>
    (await user.get(`/api/webhooks/${endpointId}/deliveries`)).body.items;
  const endpointOf = async (user: TestUser) => (await user.get('/api/webhooks')).body.items[0];
  /** How many the user may still send by hand. */
  const tokensOf = async ({ accountId }: TestUser): Promise<number> => {
    const [bucket] = await app.database.query<{ tokens: number }>(
      'select round(tokens) as tokens from rate_buckets where key = $1',
      [sendingBucket(accountId)],
    );
    return Number(bucket?.tokens);
  };
  return { ...app, context, addEndpoint, endRun, shownTo, endpointOf, tokensOf };
}
