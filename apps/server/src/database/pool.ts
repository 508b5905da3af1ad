import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

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

/** A connection inside one open transaction. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient };

/** A pool whose connections send queries without waiting for the answer before (pipelining). */
export function createPool(settings: ConnectionSettings, options: { max: number; name: string }): Pool {
  const pool = new pg.Pool({
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
  });
  // A connection that dies while idle is replaced by the pool; its error has no caller to go to.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Runs work in one transaction: committed when it resolves, rolled back when it throws.
 * `userId` binds every row-level policy of the app role to that user; null binds to nobody (no rows).
 */
export async function inTransaction<T>(
  pool: Pool,
  userId: string | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that dies in mid-transaction rejects its query; the event must not end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    // Sent without waiting: begin, the user and the first query of the work share one round trip.
    const opened = Promise.all([
      client.query('begin'),
      client.query("select set_config('app.user_id', $1, true)", [userId ?? '']),
    ]);
    opened.catch(() => undefined);
    const result = await work(drizzle({ client }) as Transaction);
    await opened;
    await client.query('commit');
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

/** The tenant's door to the database: every transaction is bound to one user. */
export interface TenantDatabase {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Binds the app role's pool to one user. */
export function tenantDatabase(appPool: Pool, userId: string | null): TenantDatabase {
  return { transaction: (work) => inTransaction(appPool, userId, work) };
}
