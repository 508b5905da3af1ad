import type { TenantDatabase, Transaction } from '../database/pool.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Actor } from './actor.ts';

/** The context of a use case on the rows of one account. Wider contexts add what else a use case needs. */
export interface AccountContext {
  actor: Actor;
  /** The account whose rows are meant; the database is bound to it. */
  accountId: AccountId;
  db: TenantDatabase;
  log: Log;
  now: Date;
  /** The header Idempotency-Key: the same call again is the same run. */
  idempotencyKey: string | null;
}

/** The context of a use case on a person's own rows. */
export interface PersonContext extends AccountContext {
  /** The person who is signed in, or who is seen by an administrator. */
  personId: PersonId;
}

/** Reads rows of the account in one transaction, so that all statements see one state. */
export function reading<Result>(
  { db, accountId }: Pick<AccountContext, 'db' | 'accountId'>,
  work: (tx: Transaction, accountId: AccountId) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx, accountId));
}
