import { appError, type WebhookDeliveries } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { findDelivery, listDeliveries, restartDelivery } from '../deliveries.queries.ts';
import { sendingBucket, TEST_CHARGE } from '../delivery.rules.ts';
import { toDelivery } from '../endpoint.rules.ts';
import { type EndpointRow, findEndpoint, listEndpoints } from '../endpoints.queries.ts';
import * as messages from '../messages.ts';
import { enqueueDelivery } from '../webhooks.jobs.ts';
import type { WebhookServices } from '../webhooks.services.ts';
import { refuseBeyondPlan } from './own-endpoints.ts';

type WebhookContext = AccountContext & { services: WebhookServices };

const SETTINGS_PATH = '/tracker/settings/webhooks';

/** The newest deliveries to an endpoint of a user. @throws NOT_FOUND */
export function listOwnDeliveries(ctx: AccountContext, { id }: { id: string }): Promise<WebhookDeliveries> {
  return reading(ctx, async (tx, account_id) => {
    const rows = await listEndpoints(tx, account_id);
    if (!rows.some((row) => row.id === id)) throw notFound();
    return readDeliveries(tx, { account_id, endpoint_id: id });
  });
}

/**
 * Sends a test event, once.
 * @throws NOT_FOUND, RATE_LIMIT_EXCEEDED, CONFLICT (switched off), PAYMENT_REQUIRED (beyond the plan)
 */
export async function sendTest(ctx: WebhookContext, { id }: { id: string }): Promise<WebhookDeliveries> {
  await limitSending(ctx, TEST_CHARGE);
  const { db, accountId: account_id, now: at, services } = ctx;
  try {
    return await db.transaction(async (tx) => {
      const endpoint = await requireSendable(tx, { account_id, id });
      await services.webhooks.publishTest(tx, { account_id, endpoint, at, path: SETTINGS_PATH });
      return readDeliveries(tx, { account_id, endpoint_id: id });
    });
  } catch (error) {
    // Nothing is sent: it counts as one that was asked for.
    await services.rateLimiter.giveBack(
      sendingBucket(account_id),
      RATE_RULES.webhooks_by_hand,
      TEST_CHARGE - 1,
    );
    throw error;
  }
}

/**
 * Sends an event once more, whether it arrived or not: its receiver knows it by its id. One that waits is sent now.
 * @throws NOT_FOUND, RATE_LIMIT_EXCEEDED, CONFLICT (switched off), PAYMENT_REQUIRED (beyond the plan)
 */
export async function sendAgain(ctx: WebhookContext, { id }: { id: string }): Promise<WebhookDeliveries> {
  await limitSending(ctx);
  const { db, accountId: account_id, now, services } = ctx;
  return db.transaction(async (tx) => {
    const { endpoint_id } = orNotFound(await findDelivery(tx, { account_id, id }));
    const endpoint = await requireSendable(tx, { account_id, id: endpoint_id });
    const { attempts } = orNotFound(await findDelivery(tx, { account_id, id }, { lock: true }));
    await restartDelivery(tx, { account_id, id, attempts }, now);
    const next = { account_id, delivery_id: id, attempt: attempts + 1, endpoint, now };
    await enqueueDelivery(services.jobs, tx, next);
    return readDeliveries(tx, { account_id, endpoint_id });
  });
}

async function readDeliveries(
  tx: Transaction,
  of: { account_id: AccountId; endpoint_id: string },
): Promise<WebhookDeliveries> {
  return { items: (await listDeliveries(tx, of)).map(toDelivery) };
}

async function requireSendable(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
): Promise<EndpointRow> {
  const endpoint = orNotFound(await findEndpoint(tx, key));
  await refuseBeyondPlan(tx, key);
  if (!endpoint.is_active)
    throw appError('CONFLICT', {
      message: messages.endpointIsOff,
      details: { reason: 'webhook_off' },
    });
  return endpoint;
}

/** Whoever sends by hand asks a foreign server, as often as they click. @throws RATE_LIMIT_EXCEEDED */
async function limitSending({ services, accountId }: WebhookContext, count = 1): Promise<void> {
  const rule = RATE_RULES.webhooks_by_hand;
  const taken = await services.rateLimiter.consume(sendingBucket(accountId), rule, count);
  if (taken.allowed) return;
  const retry_after_seconds = Math.ceil(((count - taken.left) * rule.windowSeconds) / rule.max);
  throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds } });
}
