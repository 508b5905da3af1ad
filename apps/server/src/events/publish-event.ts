import type { ServerEvent } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Transaction } from '../database/pool.ts';
import type { AccountId } from '../lib/ids.ts';

/** The channel of the database's notifications on which every process hears what is published. */
export const EVENTS_CHANNEL = 'answerscope_events';

/** The channel on which every process hears that something that visitors read has changed. */
export const CONTENT_CHANNEL = 'answerscope_content';

/** The channel on which the database says whose sessions have ended, however they did (migration 0037). */
export const ENDED_SESSIONS_CHANNEL = 'answerscope_ended_sessions';

/**
 * Lets every process render visitors' pages anew, or the one at this address where nothing else has changed; delivered
 * when the transaction commits.
 */
export async function publishContentChange(tx: Transaction, path = ''): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${path})`);
}

/** Publishes an event to every stream of a user; delivered when the transaction commits, lost with it when it does not. */
export async function publishEvent(tx: Transaction, accountId: AccountId, event: ServerEvent): Promise<void> {
  const notify: SQL = sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify({ account_id: accountId, event })})`;
  await tx.execute(notify);
}

/** Has every process look again which streams of a user may stay open; when the transaction commits. */
export async function publishEndedSession(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_notify(${ENDED_SESSIONS_CHANNEL}, ${accountId})`);
}

/** Has a connection hear everything that is published. */
export async function listenToEvents(client: ClientBase): Promise<void> {
  await client.query(`listen ${EVENTS_CHANNEL}; listen ${CONTENT_CHANNEL}; listen ${ENDED_SESSIONS_CHANNEL}`);
}
