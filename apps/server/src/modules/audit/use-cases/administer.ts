import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { newId } from '../../../lib/ids.ts';
import { insertAuditLog } from '../audit.queries.ts';

export interface AuditEntry {
  action: string;
  subject_type: string;
  subject_id: string;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** An administrator's transaction over all users' rows, and the pen that signs for it. */
export interface Administration {
  tx: Transaction;
  audit(entry: AuditEntry): Promise<void>;
}

/**
 * Runs an administrator's write. The audit row is written in the same transaction; work that leaves none is
 * rolled back, so no write of an administrator can exist without its trace.
 */
export async function administer<T>(
  servicePool: Pool,
  context: SignedInContext,
  work: (administration: Administration) => Promise<T>,
): Promise<T> {
  return inTransaction(servicePool, context.actor.userId, async (tx) => {
    let entries = 0;
    const audit = async (entry: AuditEntry): Promise<void> => {
      await insertAuditLog(tx, {
        id: newId(context.now.getTime()),
        actor_id: context.actor.userId,
        ...entry,
        ip_address: context.address,
        user_agent: context.userAgent,
        request_id: context.requestId,
        created_at: context.now,
      });
      entries += 1;
    };
    const result = await work({ tx, audit });
    if (entries === 0) throw new Error('an administrator wrote without an audit row');
    return result;
  });
}
