import { inTransaction } from '../../../database/pool.ts';
import { listUsersToLookAt, listUsersWithSubscription } from '../customers.queries.ts';
import { listContradictedUsers } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { askStripe } from '../stripe.client.ts';
import { keepEvent } from './receive-event.ts';
import { settleUser } from './settle-user.ts';
import { syncCustomer } from './sync-customer.ts';

/** The payment provider tries to deliver an event for so long. */
const UNDELIVERED_MS = 3 * 86_400_000;

/**
 * Looks at customers for whom something should have happened by now, and settles users whose plan and grants contradict
 * each other. One who cannot be looked at keeps no other from it.
 */
export async function reconcileDue(services: PaymentServices): Promise<void> {
  const { servicePool, stripe, now } = services;
  const at = now();
  const due = await inTransaction(servicePool, null, async (tx) => ({
    customers: stripe === null ? [] : await listUsersToLookAt(tx, stripe.isLive, at),
    contradicted: await listContradictedUsers(tx, at),
  }));
  await forEach(services, due.customers, (userId) => syncCustomer(services, userId));
  await forEach(services, due.contradicted, (userId) => settleUser(services, { userId, now: at }));
}

/** Looks at everybody with a subscription that is not over, and takes up the events of three days that never arrived. */
export async function reconcileEverything(services: PaymentServices): Promise<void> {
  const { servicePool, stripe, now, log } = services;
  if (stripe === null) return;
  const since = Math.floor((now().getTime() - UNDELIVERED_MS) / 1_000);
  const undelivered = await askStripe(() =>
    stripe.client.events
      .list({ delivery_success: false, created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  let taken = 0;
  for (const event of undelivered) if (await keepEvent(services, event)) taken += 1;
  if (taken > 0) log.warn({ events: taken }, 'events of the payment provider had not arrived');
  const users = await inTransaction(servicePool, null, (tx) => listUsersWithSubscription(tx, stripe.isLive));
  await forEach(services, users, (userId) => syncCustomer(services, userId));
}

async function forEach(
  { log }: PaymentServices,
  users: readonly string[],
  work: (userId: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of users)
    await work(userId).catch((err: unknown) => {
      log.error({ err, user_id: userId }, 'the payments of a user could not be looked at; they are again');
      failures.push(err);
    });
  if (failures.length > 0)
    throw new AggregateError(failures, 'the payments of some users could not be looked at');
}
