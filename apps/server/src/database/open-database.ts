import type { Log } from '../lib/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts';
import { type DatabaseKind, settleKind, WrongKindError } from './kind.ts';
import { migrateDatabase, newestMigration, schemaVersion } from './migrate.ts';
import { chooseOwnDatabase } from './own-databases.ts';
import { type ConnectionSettings, createPool, type Pool } from './pool.ts';
import { connectionAs } from './roles.ts';

export interface Database {
  owner: ConnectionSettings;
  /** The owner of the database that holds the other kind of answers; null where none is known. */
  other: ConnectionSettings | null;
  /** The superuser's way in; only the embedded PostgreSQL has one. */
  superuser: ConnectionSettings | null;
  /** Where its data lie; null with DATABASE_URL: that may be another machine. */
  folder: string | null;
  /** Of the tables, as this process knows them. */
  tablesVersion: string;
  /** When its newest migration was written. */
  newestMigration: number;
  appPool: Pool;
  servicePool: Pool;
  /** The service role, for bookkeeping that a crash may lose. */
  pacingPool: Pool;
  authPool: Pool;
  signInPool: Pool;
  /** Removes what belonged to one user; it connects when it is first asked. */
  erasePool: Pool;
  serviceConnection: ConnectionSettings;
  /** Rejects while the database cannot be asked. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long one statement of an erasure may take. */
const ERASE_MAX_MS = 10 * 60_000;

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

/**
 * Starts or reaches PostgreSQL, brings the database for answers of this kind to this version, and opens a pool per role.
 * @throws WrongKindError when the database that `databaseUrl` names holds the other kind.
 */
export async function openDatabase(options: {
  kind: DatabaseKind;
  databaseUrl: string | null;
  /** Where the demonstration's answers are, when `databaseUrl` names where the real ones are. */
  demonstrationDatabaseUrl: string | null;
  dataDir: string;
  templateDir: string;
  authSecret: string;
  log: Log;
}): Promise<Database> {
  const { authSecret, kind, log } = options;
  let embedded: EmbeddedPostgres | null = null;
  let owner: ConnectionSettings;
  let other: ConnectionSettings | null = null;
  try {
    if (options.databaseUrl === null) {
      embedded = await startEmbeddedPostgres({
        dataDir: options.dataDir,
        templateDir: options.templateDir,
        log,
      });
      ({ owner, other } = await chooseOwnDatabase(embedded.connection, authSecret, {
        kind,
        log,
      }));
    } else {
      owner = connectionFromUrl(options.databaseUrl);
      if (kind === 'real' && options.demonstrationDatabaseUrl !== null)
        other = connectionFromUrl(options.demonstrationDatabaseUrl);
    }
    await migrateDatabase(owner, authSecret, log);
    if ((await settleKind(owner, kind)) !== kind) throw new WrongKindError(kind);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const pools = openPools(owner, authSecret);
  return {
    owner,
    other,
    superuser: embedded?.connection ?? null,
    folder: embedded?.folder ?? null,
    tablesVersion: schemaVersion(authSecret),
    newestMigration: newestMigration(),
    ...pools,
    serviceConnection: connectionAs('service', owner, authSecret),
    ping: async () => {
      await pools.servicePool.query('select 1');
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
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
    // All answers of an account are one statement.
    erasePool: createPool(connectionAs('erase', owner, authSecret), {
      max: 1,
      name: 'answerscope erase',
      statementMaxMs: ERASE_MAX_MS,
    }),
  };
}
