import { LIMITS, type WebhookEvent } from '@answerscope/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { plans } from '../plans/plans.tables.ts';
import { webhook_endpoints } from './webhooks.tables.ts';

export type EndpointRow = typeof webhook_endpoints.$inferSelect;

/** The endpoints of a user, the oldest first. */
export function listEndpoints(tx: Transaction, accountId: AccountId): Promise<EndpointRow[]> {
  return tx
    .select()
    .from(webhook_endpoints)
    .where(matching(webhook_endpoints, { account_id: accountId }))
    .orderBy(asc(webhook_endpoints.created_at), asc(webhook_endpoints.id))
    .limit(LIMITS.webhook_endpoints_max);
}

/** How many endpoints the plan of a user includes. */
export async function findEndpointsMax(tx: Transaction, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ max: plans.webhook_endpoints_max })
    .from(accounts)
    .innerJoin(plans, eq(plans.id, accounts.plan_id))
    .where(eq(accounts.id, accountId));
  return row?.max ?? 0;
}

/** An endpoint of a user, its row locked, or null. */
export async function findEndpoint(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
): Promise<EndpointRow | null> {
  const [row] = await tx
    .select()
    .from(webhook_endpoints)
    .where(matching(webhook_endpoints, key))
    .for('no key update');
  return row ?? null;
}

/** Writes a new endpoint down. */
export async function insertEndpoint(
  tx: Transaction,
  row: typeof webhook_endpoints.$inferInsert,
): Promise<void> {
  await tx.insert(webhook_endpoints).values(row);
}

/** Changes an endpoint of a user. */
export async function updateEndpoint(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
  columns: Partial<Omit<EndpointRow, 'account_id' | 'id' | 'created_at'>>,
): Promise<void> {
  await tx.update(webhook_endpoints).set(columns).where(matching(webhook_endpoints, key));
}

/** Notes that an endpoint fails, since when it was not known to before. Returns since when. */
export async function markFailing(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
  at: Date,
): Promise<Date> {
  const [row] = await tx
    .update(webhook_endpoints)
    .set({ failing_since: sql`coalesce(${webhook_endpoints.failing_since}, ${at.toISOString()})` })
    .where(matching(webhook_endpoints, key))
    .returning({ since: webhook_endpoints.failing_since });
  return row?.since ?? at;
}

/** Removes an endpoint of a user with its deliveries; false when there is none of this id. */
export async function deleteEndpoint(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
): Promise<boolean> {
  const gone = await tx
    .delete(webhook_endpoints)
    .where(matching(webhook_endpoints, key))
    .returning({ id: webhook_endpoints.id });
  return gone.length > 0;
}

/** The endpoints to which an event of a user is to be sent: switched on, asked for it, and within the plan. */
export async function listReceivers(
  tx: Transaction,
  { account_id, type }: { account_id: AccountId; type: WebhookEvent },
): Promise<Pick<EndpointRow, 'id' | 'quick_from'>[]> {
  const found = await tx.execute<{ id: string; quick_from: string | null }>(sql`
    select e.id, e.quick_from from (
      select id, quick_from, events, is_active, row_number() over (order by created_at, id) as place
      from webhook_endpoints where account_id = ${account_id}) e
    join accounts p on p.id = ${account_id} join plans l on l.id = p.plan_id
    where e.place <= l.webhook_endpoints_max and e.is_active and ${type} = any(e.events)
    order by e.place`);
  return found.rows.map(({ id, quick_from: from }) => ({
    id,
    quick_from: from === null ? null : new Date(from),
  }));
}

/** Forgets a former secret that signs no more. */
export async function forgetPreviousSecrets(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(webhook_endpoints)
    .set({ previous_secret: null, previous_secret_until: null })
    .where(sql`${webhook_endpoints.previous_secret_until} <= ${now.toISOString()}`);
}

/** How many endpoints that are on do not get anything, and since when the first of them; over everybody, by the service. */
export async function countFailingEndpoints(
  tx: Transaction,
): Promise<{ failing: number; since: Date | null }> {
  const { rows } = await tx.execute<{ failing: number; since: string | null }>(sql`
    select count(*)::int as failing, min(failing_since) as since
    from webhook_endpoints where is_active and failing_since is not null`);
  const { failing = 0, since = null } = rows[0] ?? {};
  return { failing, since: since === null ? null : new Date(since) };
}
