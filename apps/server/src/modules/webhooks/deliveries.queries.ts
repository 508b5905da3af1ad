import { LIMITS } from '@answerscope/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { EndpointRow } from './endpoints.queries.ts';
import { webhook_deliveries, webhook_endpoints } from './webhooks.tables.ts';

export type DeliveryRow = typeof webhook_deliveries.$inferSelect;
interface Key {
  account_id: AccountId;
  id: string;
}

/** The newest deliveries to an endpoint of a user. */
export function listDeliveries(
  tx: Transaction,
  { account_id, endpoint_id }: { account_id: AccountId; endpoint_id: string },
): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(webhook_deliveries)
    .where(matching(webhook_deliveries, { account_id, endpoint_id }))
    .orderBy(desc(webhook_deliveries.created_at), desc(webhook_deliveries.id))
    .limit(LIMITS.webhook_deliveries_shown_max);
}

/** Writes an event for an endpoint down that is to be sent. */
export async function insertDelivery(
  tx: Transaction,
  row: Pick<
    DeliveryRow,
    'account_id' | 'id' | 'endpoint_id' | 'event_id' | 'type' | 'body' | 'created_at' | 'next_attempt_at'
  >,
): Promise<void> {
  await tx.insert(webhook_deliveries).values({ ...row, state: 'waiting' });
}

/** A delivery of a user, or null; with `lock` its row stays locked. */
export async function findDelivery(
  tx: Transaction,
  key: Key,
  { lock = false }: { lock?: boolean } = {},
): Promise<DeliveryRow | null> {
  const query = tx.select().from(webhook_deliveries).where(matching(webhook_deliveries, key));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** A delivery that waits for this attempt, with its endpoint; null when it is gone, or was sent meanwhile. */
export async function findDue(
  tx: Transaction,
  { attempt, ...key }: Key & { attempt: number },
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | null> {
  const [row] = await tx
    .select({ delivery: webhook_deliveries, endpoint: webhook_endpoints })
    .from(webhook_deliveries)
    .innerJoin(
      webhook_endpoints,
      matching(webhook_endpoints, {
        account_id: webhook_deliveries.account_id,
        id: webhook_deliveries.endpoint_id,
      }),
    )
    .where(waitingFor(key, attempt));
  return row ?? null;
}

/** Writes down what came of an attempt; null when another worker did before. */
export async function recordAttempt(
  tx: Transaction,
  { attempt, ...key }: Key & { attempt: number },
  outcome: Pick<DeliveryRow, 'state' | 'last_attempt_at' | 'next_attempt_at' | 'response_status' | 'failure'>,
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhook_deliveries)
    .set({ ...outcome, attempts: attempt })
    .where(waitingFor(key, attempt))
    .returning();
  return row ?? null;
}

/** Gives a delivery up that waits, without another attempt. */
export async function failDelivery(
  tx: Transaction,
  { attempt, failure, ...key }: Key & { attempt: number; failure: DeliveryRow['failure'] },
): Promise<void> {
  await tx
    .update(webhook_deliveries)
    .set({ state: 'failed', next_attempt_at: null, failure })
    .where(waitingFor(key, attempt));
}

/** Lets a delivery wait for attempts from its first pause on. */
export async function restartDelivery(
  tx: Transaction,
  { attempts, ...key }: Key & { attempts: number },
  at: Date,
) {
  await tx
    .update(webhook_deliveries)
    .set({ state: 'waiting', earlier_attempts: attempts, next_attempt_at: at })
    .where(matching(webhook_deliveries, key));
}

/** Removes deliveries of everybody that were made before then. */
export async function deleteDeliveriesBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(webhook_deliveries).where(lt(webhook_deliveries.created_at, before));
}

/** Events of everybody that did not arrive since a moment and are not sent again. By the service role. */
export async function countFailedDeliveries(tx: Transaction, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ failed: number }>(sql`
    select count(*)::int as failed from webhook_deliveries
    where state = 'failed' and type <> 'webhook.test'
      and coalesce(last_attempt_at, created_at) > ${since.toISOString()}`);
  return rows[0]?.failed ?? 0;
}

function waitingFor(key: Key, attempt: number) {
  return and(
    matching(webhook_deliveries, key),
    eq(webhook_deliveries.state, 'waiting'),
    eq(webhook_deliveries.attempts, attempt - 1),
  );
}
