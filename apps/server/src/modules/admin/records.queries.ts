import type { FoundRecord } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

const IS_STRIPE = /^(?:cus|sub|in|dp)_/;

/** What has this whole id: ours are the same in capitals, Stripe's are not. */
export async function findRecords(tx: Transaction, id: string): Promise<FoundRecord[]> {
  const found = await tx.execute<Omit<FoundRecord, 'created_at'> & { created_at: Date }>(
    IS_STRIPE.test(id) ? ofStripe(id) : ofOurs(id.toLowerCase()),
  );
  return found.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/** A run, the request of audited acts, and the error that a browser was told the id of. */
function ofOurs(id: string) {
  return sql`
    select 'run' as kind, r.id::text as id, w.owner_id as user_id, r.created_at,
           'Run of ' || u.email || ', ' || r.state as label, r.state
    from check_runs r join accounts w on w.id = r.account_id join auth."user" u on u.id = w.owner_id where r.id = ${id}
    union all
    select 'request', a.request_id, null, min(a.created_at),
           count(*) || case when count(*) = 1 then ' act' else ' acts' end || ' in one request', null
    from audit_logs a where a.request_id = ${id} group by a.request_id
    union all
    select 'error', e.error_id, null, e.last_seen_at, 'Error, ' || e.state || ': ' || left(e.message, 80), e.state
    from error_groups e where e.error_id = ${id}`;
}

/** A customer, a subscription, an invoice and a dispute, as they were last told of. */
function ofStripe(id: string) {
  return sql`
    select 'customer' as kind, c.customer_id as id, w.owner_id as user_id, c.created_at, 'Customer ' || u.email as label, null as state
    from stripe_customers c join accounts w on w.id = c.account_id join auth."user" u on u.id = w.owner_id where c.customer_id = ${id}
    union all
    select 'subscription', s.id, w.owner_id, s.created_at, 'Subscription of ' || u.email || ', ' || s.status, s.status
    from subscriptions s join accounts w on w.id = s.account_id join auth."user" u on u.id = w.owner_id where s.id = ${id}
    union all
    select 'payment', p.id, w.owner_id, p.created_at, 'Invoice of ' || u.email || ', ' || p.status, p.status
    from payments p join accounts w on w.id = p.account_id join auth."user" u on u.id = w.owner_id where p.id = ${id}
    union all
    select 'payment', p.dispute_id, w.owner_id, p.created_at, 'Dispute of ' || u.email || ', ' || p.dispute_status,
      p.dispute_status
    from payments p join accounts w on w.id = p.account_id join auth."user" u on u.id = w.owner_id where p.dispute_id = ${id}`;
}
