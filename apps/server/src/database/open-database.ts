import pg from 'pg';
import type { Log } from '../lib/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts';
import { migrateDatabase } from './migrate.ts';
import { type ConnectionSettings, createPool, type Pool } from './pool.ts';
import { connectionAs, ownerPassword } from './roles.ts';

/** The product's own database inside the embedded PostgreSQL, and the login that owns it. */
export const OWN_DATABASE = 'answerscope';
const OWNER = 'answerscope_owner';

export interface Database {
  owner: ConnectionSettings;
  /** The superuser's way in; only the embedded PostgreSQL has one. */
  superuser: ConnectionSettings | null;
  /** Where its data lie; null with DATABASE_URL: that may be another machine. */
  folder: string | null;
  appPool: Pool;
  servicePool: Pool;
  /** The service role, for bookkeeping that a crash may lose. */
  pacingPool: Pool;
  authPool: Pool;
  signInPool: Pool;
  serviceConnection: ConnectionSettings;
  /** Rejects while the database cannot be asked. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The connection that a postgres:// address names. */
export function connectionFromUrl(databaseUrl: string): ConnectionSettings {
  const url = new URL(databaseUrl);
  const sslMode = url.searchParams.get('sslmode');
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname.replace(/^\[|\]$/g, '')),
    port: url.port === '' ? 5432 : Number(url.port),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    user: decodeURIComponent(url.username) || 'postgres',
    password: url.password === '' ? undefined : decodeURIComponent(url.password),
    ssl: sslMode !== null && sslMode !== 'disable',
  };
}

/** Starts or reaches PostgreSQL, brings it to this version, and opens a pool per role. */
export async function openDatabase(options: {
  databaseUrl: string | null;
  dataDir: string;
  templateDir: string;
  authSecret: string;
  log: Log;
}): Promise<Database> {
  const { authSecret, log } = options;
  let embedded: EmbeddedPostgres | null = null;
  let owner: ConnectionSettings;
  try {
    if (options.databaseUrl === null) {
      embedded = await startEmbeddedPostgres({
        dataDir: options.dataDir,
        templateDir: options.templateDir,
        log,
      });
      owner = await ensureOwnDatabase(embedded.connection, authSecret);
    } else {
      owner = connectionFromUrl(options.databaseUrl);
    }
    await migrateDatabase(owner, authSecret);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const pools = openPools(owner, authSecret);
  return {
    owner,
    superuser: embedded?.connection ?? null,
    folder: embedded?.folder ?? null,
    ...pools,
    serviceConnection: connectionAs('service', owner, authSecret),
    ping: async () => {
      await pools.servicePool.query('select 1');
    },
    close: async () => {
      await Promise.all(
        [pools.appPool, pools.servicePool, pools.pacingPool, pools.authPool, pools.signInPool].map((pool) =>
          pool.end(),
        ),
      );
      await embedded?.stop();
    },
  };
}

/** One pool per role for the database that `owner` reaches. */
export function openPools(owner: ConnectionSettings, authSecret: string) {
  return {
    appPool: createPool(connectionAs('app', owner, authSecret), { max: 20, name: 'answerscope app' }),
    servicePool: createPool(connectionAs('service', owner, authSecret), {
      max: 6,
      name: 'answerscope service',
    }),
    // Slots, rates and health of providers: what a crash loses of them is made again within seconds.
    pacingPool: createPool(connectionAs('service', owner, authSecret), {
      max: 6,
      name: 'answerscope pacing',
      mayLose: true,
    }),
    // Sessions and limits, which every request asks for.
    authPool: createPool(connectionAs('auth', owner, authSecret), { max: 6, name: 'answerscope auth' }),
    // Sign-ups hold a connection for many statements: whoever is signed in already does not wait for them.
    signInPool: createPool(connectionAs('auth', owner, authSecret), { max: 3, name: 'answerscope sign-in' }),
  };
}

/** Makes the product's database and its owner, who is no superuser, the first time. */
export async function ensureOwnDatabase(
  superuser: ConnectionSettings,
  authSecret: string,
  name = OWN_DATABASE,
): Promise<ConnectionSettings> {
  const owner = { ...superuser, user: OWNER, database: name, password: ownerPassword(OWNER, authSecret) };
  const client = new pg.Client({ ...superuser, ssl: false });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) await client.query(`create role ${OWNER}`);
    await client.query(
      `alter role ${OWNER} with login createrole nosuperuser password ${client.escapeLiteral(owner.password)}`,
    );
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (database.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  return owner;
}
