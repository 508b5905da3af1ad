import pg from 'pg';
import type { ConnectionSettings } from '../pool.ts';
import { BackupError } from './backup-error.ts';

/** Values become text the same way on every server; a policy that hides rows is an error, never a gap. */
const SETTINGS = {
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  search_path: 'pg_catalog',
  row_security: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/**
 * Runs work on a connection of its own that sees every row.
 * @throws BackupError when the login is bound by row-level security.
 */
export async function withUnboundSession<T>(
  connection: ConnectionSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    ssl: connection.ssl ? { rejectUnauthorized: true } : false,
    application_name: 'answerscope backup',
  });
  // A connection that dies rejects its query; the event has nothing to add.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseBoundLogin(client);
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query('select set_config($1, $2, false)', [name, value]);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

async function refuseBoundLogin(client: pg.Client): Promise<void> {
  const found = await client.query<{ name: string; is_unbound: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as is_unbound from pg_roles where rolname = current_user',
  );
  const [role] = found.rows;
  if (role?.is_unbound) return;
  throw new BackupError(
    `Row-level security hides rows from the login "${role?.name}", so it can neither make nor load a whole backup. ` +
      `Connect as a superuser, or allow it once: alter role ${pg.escapeIdentifier(role?.name ?? '')} bypassrls`,
  );
}
