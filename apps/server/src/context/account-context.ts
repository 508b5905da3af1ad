import type { TenantDatabase, Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import type { Actor } from './actor.ts';

/** What a use case on the rows of one account is called with. What else it needs is in a wider context, under a name of its own. */
export interface AccountContext {
  actor: Actor;
  /** The account whose rows are meant; the database is bound to it. */
  accountId: string;
  db: TenantDatabase;
  log: Log;
  now: Date;
  /** The header Idempotency-Key: the same call again is the same run. */
  idempotencyKey: string | null;
}

/** What a use case on a person's own rows is called with. */
export interface PersonContext extends AccountContext {
  /** The person who is signed in, or who is seen by an administrator. */
  personId: string;
}

/** Reads the account's rows in one transaction: one state, however many statements. */
export function reading<Result>(
  { db, accountId }: Pick<AccountContext, 'db' | 'accountId'>,
  work: (tx: Transaction, accountId: string) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx, accountId));
}
