import type { FoundRecord } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

/** What has this whole id: a run, and the request of audited acts. */
export async function findRecords(tx: Transaction, id: string): Promise<FoundRecord[]> {
  const found = await tx.execute<Omit<FoundRecord, 'created_at'> & { created_at: Date }>(sql`
    select 'run' as kind, r.id::text as id, r.user_id, r.created_at,
           'Run of ' || u.email || ', ' || r.state as label
    from check_runs r join auth."user" u on u.id = r.user_id where r.id = ${id}
    union all
    select 'request', a.request_id, null, min(a.created_at),
           count(*) || case when count(*) = 1 then ' act' else ' acts' end || ' in one request'
    from audit_logs a where a.request_id = ${id} group by a.request_id`);
  return found.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}
