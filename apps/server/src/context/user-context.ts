import type { TenantDatabase, Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import type { Actor } from './actor.ts';

/** What a use case on one user's rows is called with. What else it needs is in a wider context, under a name of its own. */
export interface UserContext {
  actor: Actor;
  /** Whose rows are meant; the database is bound to them. Usually the actor's own. */
  userId: string;
  db: TenantDatabase;
  log: Log;
  now: Date;
  /** The header Idempotency-Key: the same call again is the same run. */
  idempotencyKey: string | null;
}

/** Reads the user's rows in one transaction: one state, however many statements. */
export function reading<Result>(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  work: (tx: Transaction, userId: string) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx, userId));
}
