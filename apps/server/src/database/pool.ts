import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { AccountId, PersonId } from '../lib/ids.ts';
import { createStatementNames, prepareOften } from './prepared-statements.ts';

/** How to reach a PostgreSQL database as one login. `host` may be the folder of a Unix socket. */
export interface ConnectionSettings {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string | undefined;
  ssl?: boolean | undefined;
}

export type Pool = pg.Pool;

/** Longer than any statement of ours takes; after that its connection counts as dead. */
const STATEMENT_MAX_MS = 60_000;
/** How long a connection is silent before the system asks whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

const BIND = "select set_config('app.account_id', $1, true), set_config('app.person_id', $2, true)";

const BIND_OWNER =
  "select set_config('app.person_id', coalesce((select owner_id::text from accounts where id = $1), ''), true)";

/** The account and the person whose rows a transaction may see. An account alone brings its owner. */
export type Bound = AccountId | { accountId: AccountId; personId: PersonId };

/** A connection inside one open transaction. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient };

/**
 * A pool whose connections send queries without waiting for the answer before (pipelining), and keep ready what they are
 * asked often.
 * `mayLose`: a crash of PostgreSQL may lose what was committed within the last second; for bookkeeping that nobody
 * misses then, because a commit that waits for the disk is what costs time.
 */
export function createPool(
  settings: ConnectionSettings,
  options: { max: number; name: string; mayLose?: boolean; statementMaxMs?: number },
): Pool {
  const pool = new pg.Pool({
    stream: createJoiningSocket,
    options: options.mayLose === true ? '-c synchronous_commit=off' : undefined,
    host: settings.host,
    port: settings.port,
    database: settings.database,
    user: settings.user,
    password: settings.password,
    ssl: settings.ssl ? { rejectUnauthorized: true } : undefined,
    max: options.max,
    application_name: options.name,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    // A server that vanished without a word would hold whoever asks it for a quarter of an hour.
    query_timeout: options.statementMaxMs ?? STATEMENT_MAX_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // A connection that dies while idle is replaced by the pool; its error has no caller to go to.
  // One that is handed out has no listener of the pool's: without this a lost server would end the process.
  const nameOf = createStatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareOften(client, nameOf);
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A socket that joins what is written to it within one turn of the event loop: a system call costs more than a query. */
function createJoiningSocket(): Socket {
  const socket = new Socket();
  // Connecting puts the socket's own write back, so it is replaced after that.
  socket.once('connect', () => {
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    let isJoining = false;
    socket.write = (...args: unknown[]): boolean => {
      if (!isJoining) {
        isJoining = true;
        socket.cork();
        process.nextTick(() => {
          isJoining = false;
          socket.uncork();
        });
      }
      return write(...args);
    };
  });
  return socket;
}

function idsOf(bound: Bound | null): [accountId: string, personId: string] {
  if (bound === null) return ['', ''];
  return typeof bound === 'string' ? [bound, ''] : [bound.accountId, bound.personId];
}

interface TransactionOptions {
  signal?: AbortSignal;
  isReadOnly?: boolean;
}

/**
 * Runs work in one transaction: committed when it resolves, rolled back when it throws.
 * `bound` binds every row-level policy of the app role; null binds to nobody (no rows).
 * Once `signal` is aborted, no further statement is sent and it is rolled back; with `isReadOnly` each write fails.
 */
export async function inTransaction<T>(
  pool: Pool,
  bound: Bound | null,
  work: (tx: Transaction) => Promise<T>,
  { signal, isReadOnly = false }: TransactionOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that dies in mid-transaction rejects its query; the event must not end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    // Sent without waiting: begin, whose rows are meant and the first query of the work share one round trip.
    const opened = Promise.all([
      client.query(isReadOnly ? 'begin read only' : 'begin'),
      client.query({ name: 'bind', text: BIND, values: idsOf(bound) }),
      ...(typeof bound === 'string'
        ? [client.query({ name: 'bind_owner', text: BIND_OWNER, values: [bound] })]
        : []),
    ]);
    opened.catch(() => undefined);
    const asked = signal === undefined ? client : askedUntil(client, signal);
    const result = await work(drizzle({ client: asked }) as Transaction);
    await opened;
    const { command } = await client.query('commit');
    // PostgreSQL answers so, and not with an error, when a statement had failed and nobody looked.
    if (command !== 'COMMIT') throw new Error('a transaction was undone: one of its statements had failed');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** The same connection, which sends nothing more once the signal is aborted. */
function askedUntil(client: pg.PoolClient, signal: AbortSignal): pg.PoolClient {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]): unknown => {
    signal.throwIfAborted();
    return send(...args);
  };
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}

/** The database as a tenant sees it. Every transaction is bound to one account and one person. */
export interface TenantDatabase {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Binds the app role's pool to an account and a person; `signal` ends transactions that nobody waits for. */
export function tenantDatabase(
  appPool: Pool,
  bound: Bound | null,
  options?: TransactionOptions,
): TenantDatabase {
  return { transaction: (work) => inTransaction(appPool, bound, work, options) };
}
