import { appError } from '@answerscope/contract';
import type Stripe from 'stripe';
import { inTransaction } from '../../../database/pool.ts';
import { API_VERSION, type StripeDoor } from '../../stripe/index.ts';
import { wakeCustomer } from '../customers.queries.ts';
import { insertEvent } from '../events.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { syncDisputedCharge, syncStripeCustomer } from '../sync.jobs.ts';

/**
 * Takes an event of the payment provider: keeps it, once, and wakes who looks at its customer. Nothing else follows here,
 * so that nothing that is wrong with us has it sent for days. @throws VALIDATION_ERROR for one that is not signed
 */
export async function receiveEvent(
  services: PaymentServices,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  if (services.stripe === null) throw appError('NOT_FOUND');
  await keepEvent(services, await readSigned(services.stripe, { body, signature }));
}

/** Keeps an event and wakes who looks at its customer, in one transaction; one that is known changes nothing. */
export async function keepEvent(services: PaymentServices, event: Stripe.Event): Promise<boolean> {
  const { stripe, servicePool, jobs, log } = services;
  const now = services.now();
  const customer_id = customerOf(event);
  const charge_id = customer_id === null ? disputedCharge(event) : null;
  const left_alone = whyLeftAlone(event, {
    isLive: stripe?.isLive ?? false,
    isOfSomebody: customer_id !== null || charge_id !== null,
  });
  const isNew = await inTransaction(servicePool, null, async (tx) => {
    const isInserted = await insertEvent(tx, {
      id: event.id,
      type: event.type,
      customer_id,
      left_alone,
      created_at: new Date(event.created * 1_000),
      received_at: now,
    });
    if (
      isInserted &&
      left_alone === null &&
      customer_id !== null &&
      (await wakeCustomer(tx, customer_id, now))
    )
      await jobs.enqueue(tx, syncStripeCustomer, { customer_id });
    if (isInserted && left_alone === null && charge_id !== null)
      await jobs.enqueue(tx, syncDisputedCharge, { charge_id });
    return isInserted;
  });
  if (isNew && left_alone !== null && left_alone !== 'no_customer')
    log.error(
      { event: event.id, type: event.type, left_alone },
      'an event of the payment provider was left alone: look at the webhook endpoint of the account',
    );
  return isNew;
}

/** Two secrets may sign while one is replaced by the other. @throws VALIDATION_ERROR */
async function readSigned(
  { client, webhookSecrets }: StripeDoor,
  { body, signature }: { body: Buffer; signature: string },
): Promise<Stripe.Event> {
  for (const secret of webhookSecrets) {
    try {
      const event: unknown = await client.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        SIGNED_WITHIN_SECONDS,
      );
      if (isEvent(event)) return event;
    } catch {
      // Of another secret, too old, or no event: the refusal below says no more than that.
    }
  }
  throw appError('VALIDATION_ERROR', { details: { reason: 'bad_signature' } });
}

/** Older signatures are refused: whoever has a copy of an event cannot send it again. */
const SIGNED_WITHIN_SECONDS = 300;

function whyLeftAlone(
  event: Stripe.Event,
  { isLive, isOfSomebody }: { isLive: boolean; isOfSomebody: boolean },
): string | null {
  if (event.livemode !== isLive) return 'other_mode';
  if (event.api_version !== API_VERSION) return 'other_api_version';
  return isOfSomebody ? null : 'no_customer';
}

function isEvent(value: unknown): value is Stripe.Event {
  const event = value as Partial<Record<string, unknown>> | null;
  return (
    typeof event === 'object' &&
    event !== null &&
    [event.id, event.type].every((text) => typeof text === 'string' && /^[\w.]{1,200}$/.test(text)) &&
    Number.isSafeInteger(event.created) &&
    Math.abs(Number(event.created)) < 1e11
  );
}

/** The customer an event is about: its object's, or the object itself. */
export function customerOf({ data }: Stripe.Event): string | null {
  const object = (data as { object?: unknown } | undefined)?.object as
    | { object?: unknown; id?: unknown; customer?: unknown }
    | null
    | undefined;
  const named = object?.object === 'customer' ? object.id : object?.customer;
  const id = typeof named === 'object' && named !== null ? (named as { id?: unknown }).id : named;
  return typeof id === 'string' && /^\w{1,200}$/.test(id) ? id : null;
}

/** The charge that a dispute is about: the one thing that names whose it is. */
function disputedCharge({ data }: Stripe.Event): string | null {
  const object = (data as { object?: unknown } | undefined)?.object as
    | { object?: unknown; charge?: unknown }
    | null
    | undefined;
  const { charge } = object?.object === 'dispute' ? object : { charge: null };
  return typeof charge === 'string' && /^\w{1,200}$/.test(charge) ? charge : null;
}
