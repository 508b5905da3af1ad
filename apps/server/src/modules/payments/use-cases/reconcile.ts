import type Stripe from 'stripe';
import { inTransaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { askStripe } from '../../stripe/index.ts';
import { listUsersOfCustomers, listUsersToLookAt, listUsersWithSubscription } from '../customers.queries.ts';
import * as messages from '../messages.ts';
import { listContradictedUsers } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { listKnownEvents } from '../reconciliations.queries.ts';
import { customerOf, keepEvent } from './receive-event.ts';
import { settleUser } from './settle-user.ts';
import { compareCustomer, syncAndCompare, syncCustomer } from './sync-customer.ts';

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
  await forEach(services, due.customers, (accountId) => syncCustomer(services, accountId));
  await forEach(services, due.contradicted, (accountId) => settleUser(services, { accountId, now: at }));
}

/**
 * Looks at everybody with a subscription that is not over, and takes up the events of three days that never arrived. One
 * that fails keeps the other from nothing.
 */
export async function reconcileEverything(services: PaymentServices): Promise<void> {
  const { servicePool, stripe } = services;
  if (stripe === null) return;
  const users = await inTransaction(servicePool, null, (tx) => listUsersWithSubscription(tx, stripe.isLive));
  try {
    await forEach(services, users, (accountId) => syncCustomer(services, accountId));
  } finally {
    await takeUpUndelivered(services);
  }
}

async function takeUpUndelivered(services: PaymentServices): Promise<void> {
  let taken = 0;
  for (const event of await listUndelivered(services)) if (await keepEvent(services, event)) taken += 1;
  if (taken > 0) services.log.warn({ events: taken }, 'events of the payment provider had not arrived');
}

/** What a comparison found: of each user in what the rows differed. */
export interface Reconciled {
  customers: number;
  unanswered: number;
  missed_events: number;
  drift: { account_id: AccountId; differences: string[] }[];
}

/**
 * Compares the rows of everybody with a subscription, of those for whom something was due, of those whom an event that
 * never arrived is about, and of those whose plan and grants contradict each other; and makes them what the payment
 * provider says, but for a dry run. One who cannot be looked at is counted and keeps no other from it.
 * @throws SERVICE_UNAVAILABLE where the payment provider says nothing at all
 */
export async function reconcileNow(
  services: PaymentServices,
  { isDryRun }: { isDryRun: boolean },
): Promise<Reconciled> {
  const { servicePool, stripe, log } = services;
  const now = services.now();
  const undelivered = await listUndelivered(services);
  const found = await inTransaction(servicePool, null, async (tx) => {
    const known = await listKnownEvents(
      tx,
      undelivered.map(({ id }) => id),
    );
    const missed = undelivered.filter(({ id }) => !known.has(id));
    const contradicted = await listContradictedUsers(tx, now);
    const customers =
      stripe === null
        ? []
        : [
            ...(await listUsersWithSubscription(tx, stripe.isLive)),
            ...(await listUsersToLookAt(tx, stripe.isLive, now)),
            ...(await listUsersOfCustomers(
              tx,
              missed.flatMap((event) => customerOf(event) ?? []),
            )),
          ];
    return { missed, contradicted: new Set(contradicted), customers: new Set(customers) };
  });
  const drift: Reconciled['drift'] = [];
  let unanswered = 0;
  for (const account_id of new Set([...found.customers, ...found.contradicted])) {
    try {
      const differences =
        (found.customers.has(account_id)
          ? await (isDryRun ? compareCustomer : syncAndCompare)(services, account_id)
          : null) ?? [];
      if (found.contradicted.has(account_id)) {
        differences.push(messages.planDiffersFromGrants);
        if (!isDryRun) await settleUser(services, { accountId: account_id, now });
      }
      if (differences.length > 0) drift.push({ account_id, differences });
    } catch (err) {
      log.error({ err, account_id }, 'the payments of a user could not be compared');
      unanswered += 1;
    }
  }
  // Not before: whom an event wakes is looked at by a job, and nobody would see what differed.
  if (!isDryRun) for (const event of found.missed) await keepEvent(services, event);
  return { customers: found.customers.size, unanswered, missed_events: found.missed.length, drift };
}

/** Events of three days that the payment provider could not deliver; none where nothing takes payments. */
async function listUndelivered({ stripe, now }: PaymentServices): Promise<Stripe.Event[]> {
  if (stripe === null) return [];
  const since = Math.floor((now().getTime() - UNDELIVERED_MS) / 1_000);
  return askStripe(() =>
    stripe.client.events
      .list({ delivery_success: false, created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
}

async function forEach(
  { log }: PaymentServices,
  accounts: readonly AccountId[],
  work: (accountId: AccountId) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of accounts)
    await work(accountId).catch((err: unknown) => {
      log.error(
        { err, account_id: accountId },
        'the payments of a user could not be looked at; they are again',
      );
      failures.push(err);
    });
  if (failures.length > 0)
    throw new AggregateError(failures, 'the payments of some users could not be looked at');
}
