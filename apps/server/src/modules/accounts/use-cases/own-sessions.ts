import type { AccountSession } from '@answerscope/contract';
import type { SignedInActor } from '../../../context/actor.ts';
import { notFound } from '../../../context/not-found.ts';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { deviceInWords } from '../device.rules.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '../sessions.queries.ts';

/** Whose sessions, and where they are kept: the rows are the sign-in's, not the tenant's. */
interface SessionContext {
  actor: SignedInActor;
  services: { servicePool: Pool };
}

type Sessions = { items: AccountSession[] };

/** Where somebody is signed in. */
export function listOwnSessions({ actor, services }: SessionContext): Promise<Sessions> {
  return inTransaction(services.servicePool, null, (tx) => sessionsOf(tx, actor));
}

/** Signs one of their browsers out. @throws NOT_FOUND */
export function endOwnSession(
  { actor, services }: SessionContext,
  { session_id }: { session_id: string },
): Promise<Sessions> {
  return inTransaction(services.servicePool, null, async (tx) => {
    if (!(await deleteSession(tx, actor.personId, session_id))) throw notFound();
    return sessionsOf(tx, actor);
  });
}

/** Signs them out everywhere but here. */
export function endOtherSessions({ actor, services }: SessionContext): Promise<Sessions> {
  return inTransaction(services.servicePool, null, async (tx) => {
    await deleteOtherSessions(tx, actor.personId, actor.sessionId);
    return sessionsOf(tx, actor);
  });
}

async function sessionsOf(tx: Transaction, { personId, sessionId }: SignedInActor): Promise<Sessions> {
  const rows = await listSessions(tx, personId);
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceInWords(row.user_agent),
    address: row.ip_address === '' ? null : row.ip_address,
    created_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.updated_at).toISOString(),
    is_this_one: row.id === sessionId,
  }));
  return { items: [...items.filter((one) => one.is_this_one), ...items.filter((one) => !one.is_this_one)] };
}
