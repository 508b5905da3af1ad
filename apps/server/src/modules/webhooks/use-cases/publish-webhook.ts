import type { WebhookEvent, WebhookMessage } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { insertDelivery } from '../deliveries.queries.ts';
import { TEST_CHARGE } from '../delivery.rules.ts';
import { type EndpointRow, listReceivers } from '../endpoints.queries.ts';
import { enqueueDelivery } from '../webhooks.jobs.ts';

type Data<Type extends WebhookMessage['type']> = Omit<
  Extract<WebhookMessage, { type: Type }>['data'],
  'answers' | 'url' | 'api_url'
>;

/** An event of a user, with the paths of its page and of the call that reads it. */
export type PublishedWebhook = {
  [Type in WebhookEvent]: {
    type: Type;
    account_id: AccountId;
    at: Date;
    path: string;
    api_path: string;
    data: Data<Type>;
  };
}[WebhookEvent];

/** Lets users' own programs know. */
export interface WebhookPublisher {
  /**
   * Writes an event for each endpoint that is to get it, in the transaction of its cause: both are committed or neither
   * is.
   */
  publish(tx: Transaction, event: PublishedWebhook): Promise<void>;
  /** Writes a test event for one endpoint, whatever it asked for. */
  publishTest(
    tx: Transaction,
    test: { account_id: AccountId; endpoint: Pick<EndpointRow, 'id' | 'quick_from'>; at: Date; path: string },
  ): Promise<void>;
}

/** For who has no endpoints to know: a restore, a test of something else. */
export const NO_WEBHOOKS: WebhookPublisher = {
  publish: async () => undefined,
  publishTest: async () => undefined,
};

/** Publishes events of an installation whose answers are all of one kind. */
export function createWebhookPublisher({
  jobs,
  baseUrl,
  answers,
}: {
  jobs: JobQueue;
  baseUrl: () => string;
  answers: WebhookMessage['data']['answers'];
}): WebhookPublisher {
  const at = (path: string) => new URL(path, baseUrl()).href;
  const write = async (
    tx: Transaction,
    endpoints: readonly Pick<EndpointRow, 'id' | 'quick_from'>[],
    event: { account_id: AccountId; at: Date; type: WebhookMessage['type']; data: object; charge?: number },
  ) => {
    const { account_id, type, charge } = event;
    const event_id = newId(event.at.getTime());
    const body = JSON.stringify({ id: event_id, type, timestamp: event.at.toISOString(), data: event.data });
    for (const endpoint of endpoints) {
      const id = newId(event.at.getTime());
      const sent = { account_id, id, endpoint_id: endpoint.id, event_id, type, body };
      await insertDelivery(tx, { ...sent, created_at: event.at, next_attempt_at: event.at });
      const next = { account_id, delivery_id: id, attempt: 1, charge, endpoint, now: event.at };
      await enqueueDelivery(jobs, tx, next);
    }
  };
  return {
    publish: async (tx, { path, api_path, data, ...event }) => {
      const receivers = await listReceivers(tx, event);
      await write(tx, receivers, {
        ...event,
        data: { ...data, answers, url: at(path), api_url: at(api_path) },
      });
    },
    publishTest: (tx, { endpoint, path, ...event }) =>
      write(tx, [endpoint], {
        ...event,
        type: 'webhook.test',
        charge: TEST_CHARGE,
        data: { endpoint_id: endpoint.id, answers, url: at(path) },
      }),
  };
}
