import { inTransaction, type Pool, type Transaction } from '../database/pool.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Mail } from './mailer.ts';
import { sendMail } from './outbox.jobs.ts';
import { insertMail } from './outbox.queries.ts';

/** Where mails are put that a worker sends. */
export interface Outbox {
  /** Posts a mail in the transaction that causes it: no cause, no mail. */
  post(tx: Transaction, mail: Mail): Promise<void>;
  /** Posts a mail by itself, as the role of this pool. */
  postFrom(pool: Pool, mail: Mail): Promise<void>;
}

/** @param now when a mail counts as posted */
export function createOutbox(queue: JobQueue, now: () => Date): Outbox {
  const post: Outbox['post'] = async (tx, mail) => {
    await queue.enqueue(tx, sendMail, { mail_id: await insertMail(tx, mail, now()) });
  };
  return { post, postFrom: (pool, mail) => inTransaction(pool, null, (tx) => post(tx, mail)) };
}
