import { accountOf, referenceOf } from '../../../context/actor.ts';
import type { AdminContext, AdministratorRequest, AuditEntry } from '../../../context/admin-context.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { insertAuditLog } from '../audit.queries.ts';

/** The context in which an administrator's use cases run: every write of theirs is audited in its own transaction. */
export function administration(servicePool: Pool, request: AdministratorRequest): AdminContext {
  const { actor, now, address, userAgent, requestId } = request;
  return {
    ...request,
    readAll: (work) => inTransaction(servicePool, null, work),
    administer: (work) =>
      inTransaction(servicePool, actor.userId, async (tx) => {
        let entries = 0;
        const audit = async (entry: AuditEntry): Promise<void> => {
          await insertAuditLog(tx, {
            id: newId(now.getTime()),
            actor_kind: actor.kind,
            actor_id: accountOf(actor),
            actor_reference: referenceOf(actor),
            ...entry,
            ip_address: address,
            user_agent: userAgent,
            request_id: requestId,
            created_at: now,
          });
          entries += 1;
        };
        const result = await work({ tx, audit });
        if (entries === 0) throw new Error('an administrator wrote without an audit row');
        return result;
      }),
  };
}
