import { createHash } from 'node:crypto';
import { appError } from '@answerscope/contract';
import type Stripe from 'stripe';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { findAccountForUpdate, getOwner } from '../../accounts/index.ts';
import { askStripe, isMissing, type StripeDoor } from '../../stripe/index.ts';
import { upsertCustomer } from '../customers.queries.ts';
import { findCustomer } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';

/**
 * The user's customer at the payment provider, made before anything is bought. Two tabs ask with the same key and get the
 * same one. One that was deleted there, or only ever bought with test money, there or at another account, is replaced; one
 * that may be charged elsewhere never is. @throws SERVICE_UNAVAILABLE
 */
export async function ensureCustomer(
  { servicePool, log, now }: PaymentServices,
  { accountId, stripe }: { accountId: AccountId; stripe: StripeDoor },
): Promise<string> {
  const { client, isLive } = stripe;
  const { owner, known } = await inTransaction(servicePool, null, async (tx) => ({
    owner: await getOwner(tx, accountId),
    known: await findCustomer(tx, accountId),
  }));
  if (known?.is_live === true && !isLive) {
    log.error({ account_id: accountId }, 'a customer of the live account is asked for with a test key');
    throw appError('SERVICE_UNAVAILABLE', { details: { reason: 'payments_unavailable' } });
  }
  const person = { email: owner.email, name: owner.full_name };
  if (known !== null && known.is_live === isLive) {
    const found = await findAtProvider(stripe, known.customer_id);
    // Receipts go to the address that the user has now.
    if (found !== null && found.email !== person.email)
      await askStripe(() => client.customers.update(known.customer_id, person));
    if (found !== null) return known.customer_id;
  }
  const made = await askStripe(() =>
    client.customers.create(
      { ...person, metadata: { account_id: accountId } },
      { idempotencyKey: `customer-${accountId}-${known?.customer_id ?? 'first'}-${hashOf(person)}` },
    ),
  );
  return inTransaction(servicePool, null, async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const stored = await findCustomer(tx, accountId);
    // Another tab was faster: theirs is the user's.
    if (stored !== null && stored.customer_id !== known?.customer_id) return stored.customer_id;
    await upsertCustomer(tx, {
      account_id: accountId,
      customer_id: made.id,
      is_live: isLive,
      created_at: now(),
    });
    return made.id;
  });
}

/** Null for one that is deleted, or that an account of test money has never had. @throws SERVICE_UNAVAILABLE */
async function findAtProvider({ client, isLive }: StripeDoor, id: string): Promise<Stripe.Customer | null> {
  try {
    const found = await client.customers.retrieve(id);
    return found.deleted ? null : found;
  } catch (error) {
    if (!isLive && isMissing(error)) return null;
    return askStripe(() => Promise.reject(error));
  }
}

/** The same key with other words is refused: a changed address is another key. */
const hashOf = (person: object) =>
  createHash('sha256').update(JSON.stringify(person)).digest('hex').slice(0, 16);
