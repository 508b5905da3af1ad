import { type SQL, sql } from 'drizzle-orm';
import type { OwnedTable } from '../../database/access.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId, PersonId } from '../../lib/ids.ts';
import type { Reference } from './erasure.rules.ts';

const FULL_NAME = (relation: SQL) => sql`(select n.nspname || '.' || c.relname from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where c.oid = ${relation})`;

/** Which tables refer to which. */
export async function listReferences(tx: Transaction): Promise<Reference[]> {
  const found = await tx.execute<Reference & Record<string, unknown>>(
    sql`select ${FULL_NAME(sql`f.conrelid`)} as child, ${FULL_NAME(sql`f.confrelid`)} as parent
        from pg_constraint f where f.contype = 'f'`,
  );
  return found.rows;
}

/** Removes every row of a person or an account from a table; returns how many there were. By the erase role. */
export async function deleteOwned(
  tx: Transaction,
  { table, owner, of }: OwnedTable,
  { personId, accountId }: { personId: PersonId; accountId: AccountId },
): Promise<number> {
  const [schema = '', name = ''] = table.split('.');
  const gone = await tx.execute(
    sql`delete from ${sql.identifier(schema)}.${sql.identifier(name)}
        where ${sql.identifier(owner)} = ${of === 'person' ? personId : accountId}`,
  );
  return gone.rowCount ?? 0;
}

/** False when there is no such account any more. By the erase role. */
export async function isThere(tx: Transaction, personId: PersonId): Promise<boolean> {
  const found = await tx.execute(sql`select id from auth."user" where id = ${personId}`);
  return found.rows.length > 0;
}

/** Removes the counters of what an account was asked. By the erase role. */
export async function deleteCounters(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(sql`delete from rate_buckets where position(${personId} in key) > 0`);
}

/** Removes the files of administrators that may hold rows of the user: those of all users, and their own. By the erase role. */
export async function deleteExportsWith(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(sql`delete from data_exports where of_user_id is null or of_user_id = ${personId}`);
}

/**
 * Takes out of the audit what is personal of a user: what was changed of them and why (an invitation has the id of its
 * account), what was done with their mails, why their rows were put together as a file, and where they acted from. That something was done, by whom, to which id and when, stays. By the erase role; a trigger lets nothing else be changed.
 */
export async function redactAudit(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.execute(
    sql`update audit_logs set reason = null, before = null, after = null
        where ((subject_type in ('user', 'invitation') and subject_id = ${personId})
            or (subject_type = 'mail' and coalesce(after, before) ->> 'user_id' = ${personId}))
          and (reason, before, after) is distinct from (null, null, null)`,
  );
  await tx.execute(
    sql`update audit_logs set reason = null
        where subject_type = 'data_export' and coalesce(after, before) ->> 'user_id' = ${personId}
          and reason is not null`,
  );
  await tx.execute(
    sql`update audit_logs set ip_address = null, user_agent = null
        where actor_id = ${personId} and (ip_address, user_agent) is distinct from (null, null)`,
  );
}
