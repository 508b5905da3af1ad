import { setTimeout as sleep } from 'node:timers/promises';
import { decryptSecret } from '../../../auth/kept-secrets.ts';
import { inTransaction, type Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { productVersion } from '../../../lib/product-version.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { renderLetter } from '../../../mail/letter.ts';
import { getOwner } from '../../accounts/index.ts';
import { type DeliveryRow, failDelivery, findDue, recordAttempt } from '../deliveries.queries.ts';
import {
  isQuick,
  nextAttemptAt,
  quickFrom,
  type Sent,
  SLOW_MS,
  sendingBucket,
  shouldDisable,
  TEST_TIMEOUT_MS,
  unusedCharge,
} from '../delivery.rules.ts';
import { validSecrets } from '../endpoint.rules.ts';
import { type EndpointRow, findEndpoint, markFailing, updateEndpoint } from '../endpoints.queries.ts';
import { signedHeaders } from '../signature.rules.ts';
import { endpointOffLetter } from '../webhook-letters.rules.ts';
import { type WebhookJobContext, webhooksUrl } from '../webhooks.services.ts';

/** Longer than any attempt takes. */
const SURELY_OVER_MS = 60_000;

/** One attempt of a delivery. */
export interface Attempt {
  account_id: AccountId;
  delivery_id: string;
  attempt: number;
  /** As how many sent by hand a test was counted up front; what it did not take is given back. */
  charge?: number | undefined;
}

/** An attempt to be made, at once or at its moment. */
export type NextAttempt = Attempt & {
  endpoint: Pick<EndpointRow, 'quick_from'>;
  now: Date;
  start_after?: Date;
};

type DeliverContext = WebhookJobContext & {
  /** Whether this job sends to quick receivers only. */
  isForQuick: boolean;
  enqueue(tx: Transaction, next: NextAttempt): Promise<void>;
};

/**
 * Sends an event once, with no transaction open, and writes down what came of it together with what follows. A worker that
 * dies in between sends it again: its receivers know it by its webhook-id. Among quick receivers a job ends after
 * `SLOW_MS` in any case.
 */
export async function deliver(ctx: DeliverContext, asked: Attempt): Promise<void> {
  const { servicePool, auth, webhookSender } = ctx;
  const key = { account_id: asked.account_id, id: asked.delivery_id, attempt: asked.attempt };
  const due = await inTransaction(servicePool, null, (tx) => findDue(tx, key));
  if (due === null) return giveBackCharge(ctx, asked, 0);
  const { delivery, endpoint } = due;
  if (ctx.isForQuick && !isQuick(endpoint, ctx.now())) {
    // It was quick when this was enqueued.
    await inTransaction(servicePool, null, (tx) => ctx.enqueue(tx, { ...asked, endpoint, now: ctx.now() }));
    return;
  }
  if (!endpoint.is_active || !(await ctx.isAccountActive(asked.account_id))) {
    await inTransaction(servicePool, null, async (tx) => {
      await failDelivery(tx, { ...key, failure: 'switched_off' });
      await publishEvent(tx, asked.account_id, { type: 'webhooks_changed' });
    });
    return giveBackCharge(ctx, asked, 0);
  }
  const sentAt = ctx.now();
  const secrets = await Promise.all(validSecrets(endpoint, sentAt).map((one) => decryptSecret(auth, one)));
  const { event_id, body } = delivery;
  const began = performance.now();
  const sending = webhookSender.send({
    url: endpoint.url,
    body,
    ...(delivery.type === 'webhook.test' && { timeoutMs: TEST_TIMEOUT_MS }),
    headers: {
      'user-agent': `Answerscope-Webhooks/${productVersion()}`,
      ...signedHeaders({ event_id, sentAt, body }, secrets),
    },
  });
  const recorded = sending.then(async (sent) => {
    const ms = performance.now() - began;
    await inTransaction(servicePool, null, (tx) =>
      recordSent(tx, ctx, { key, endpoint, delivery, sent, ms }),
    );
    await giveBackCharge(ctx, asked, ms);
  });
  if (!ctx.isForQuick || (await isSettledWithin(SLOW_MS, sending))) return recorded;
  recorded.catch((err: unknown) =>
    ctx.log.warn({ err, delivery_id: key.id }, 'an answer to a webhook was not kept; it is sent again'),
  );
  await inTransaction(servicePool, null, (tx) => leaveQuickQueue(tx, ctx, { asked, endpoint }));
}

async function isSettledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const settled = () => {
    waiting.abort();
    return true;
  };
  const over = sleep(ms, false, { signal: waiting.signal }).catch(() => true);
  return Promise.race([work.then(settled, settled), over]);
}

/**
 * Gives the place of a receiver that has not answered yet to others. The answer is still waited for; should this process
 * end before, the attempt is made again apart.
 */
async function leaveQuickQueue(
  tx: Transaction,
  ctx: DeliverContext,
  { asked, endpoint: found }: { asked: Attempt; endpoint: EndpointRow },
): Promise<void> {
  const now = ctx.now();
  // The attempt under way gives it back.
  const { charge: _givenBack, ...again } = asked;
  const place = { account_id: found.account_id, id: found.id };
  const endpoint = await findEndpoint(tx, place);
  if (endpoint === null) return;
  const quick_from = quickFrom(endpoint.quick_from, { sent: null, ms: Number.POSITIVE_INFINITY, now });
  await updateEndpoint(tx, place, { quick_from });
  const start_after = new Date(now.getTime() + SURELY_OVER_MS);
  await ctx.enqueue(tx, { ...again, endpoint: { quick_from }, now, start_after });
}

/** Gives back what a test that took `ms` was charged too much; 0: it was never sent. */
export async function giveBackCharge(
  { rateLimiter }: Pick<WebhookJobContext, 'rateLimiter'>,
  { account_id, charge }: Attempt,
  ms: number,
): Promise<void> {
  const unused = charge === undefined ? 0 : unusedCharge(charge, ms);
  if (unused > 0) await rateLimiter.giveBack(sendingBucket(account_id), RATE_RULES.webhooks_by_hand, unused);
}

interface Recorded {
  key: { account_id: AccountId; id: string; attempt: number };
  delivery: DeliveryRow;
  endpoint: EndpointRow;
  sent: Sent;
  /** How long sending took. */
  ms: number;
}

/** What came of an attempt, and what follows from it, in one transaction. */
async function recordSent(
  tx: Transaction,
  ctx: DeliverContext,
  { key, delivery, endpoint: found, sent, ms }: Recorded,
): Promise<void> {
  const now = ctx.now();
  const { account_id } = key;
  const place = { account_id, id: found.id };
  // Endpoints before their deliveries: whoever locks both does it so.
  const locked = await findEndpoint(tx, place);
  if (locked === null) return;
  const endpoint = { ...locked, quick_from: quickFrom(locked.quick_from, { sent, ms, now }) };
  const nextAt = sent.arrived
    ? null
    : nextAttemptAt({ ...delivery, attempts: key.attempt }, { failure: sent.failure, now });
  const recorded = await recordAttempt(tx, key, {
    state: sent.arrived ? 'delivered' : nextAt === null ? 'failed' : 'waiting',
    last_attempt_at: now,
    next_attempt_at: nextAt,
    response_status: sent.status,
    failure: sent.arrived ? null : sent.failure,
  });
  if (recorded === null) return;
  if (endpoint.quick_from?.getTime() !== locked.quick_from?.getTime())
    await updateEndpoint(tx, place, { quick_from: endpoint.quick_from });
  if (sent.arrived) await updateEndpoint(tx, place, { failing_since: null });
  else if (delivery.type !== 'webhook.test') {
    const failing_since = await markFailing(tx, place, now);
    if (nextAt !== null)
      await ctx.enqueue(tx, {
        account_id,
        delivery_id: key.id,
        attempt: key.attempt + 1,
        endpoint,
        now,
        start_after: nextAt,
      });
    else if (shouldDisable({ type: delivery.type, failure: sent.failure, failing_since, now }))
      await switchOff(tx, ctx, { endpoint, isGone: sent.failure === 'gone', now });
  }
  await publishEvent(tx, account_id, { type: 'webhooks_changed' });
}

/** Sends nothing more to an endpoint, and lets its user know. */
async function switchOff(
  tx: Transaction,
  { auth, outbox }: WebhookJobContext,
  { endpoint, isGone, now }: { endpoint: EndpointRow; isGone: boolean; now: Date },
): Promise<void> {
  const { account_id, id, name, url: address } = endpoint;
  await updateEndpoint(tx, { account_id, id }, { is_active: false, switched_off_at: now });
  const owner = await getOwner(tx, account_id);
  const url = webhooksUrl(auth);
  const letter = endpointOffLetter(owner.interface_language, { name, address, isGone, url });
  await outbox.post(tx, renderLetter(owner, letter));
}
