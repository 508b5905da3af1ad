import { type Actor, accountOf, referenceOf } from '../../../context/actor.ts';
import type { AuditEntry } from '../../../context/admin-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { insertAuditLog } from '../audit.queries.ts';

/** Who acts, when and from where. */
export interface ActOrigin {
  actor: Actor;
  now: Date;
  requestId: string;
  /** Null for what acts by itself. */
  address: string | null;
  userAgent: string | null;
}

/** Writes an act into the audit, in the transaction of the deed. */
export async function recordAct(
  tx: Transaction,
  { actor, now, requestId, address, userAgent }: ActOrigin,
  entry: AuditEntry,
): Promise<void> {
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
}
