import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../lib/log.ts';
import { projectRoot } from '../lib/project-root.ts';
import { accessStatements, applyAccess } from './access.ts';
import { ensureJobTables, jobTablesPlan } from './job-tables.ts';
import type { ConnectionSettings } from './pool.ts';
import { ensureRoles, GROUP_ROLES } from './roles.ts';

const MIGRATIONS = join(projectRoot(), 'apps/server/migrations');

/** A server that says nothing for so long is not there: a start fails in words instead of waiting for minutes. */
const CONNECT_MAX_MS = 4_000;

/** One process migrates at a time; the number is ours and means nothing. */
const MIGRATION_LOCK = 7_204_117;

/** Changes whenever a migration, a right or the way logins are made changes. */
export function schemaVersion(authSecret: string): string {
  const hash = createHash('sha256')
    .update(authSecret)
    .update(accessStatements().join(';'))
    .update(jobTablesPlan());
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(`${MIGRATIONS}/${file}`));
  }
  return hash.digest('hex').slice(0, 24);
}

/** When the newest migration of this version was written: what tells an older version from a newer one. */
export function newestMigration(): number {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return Math.max(...files.map(({ folderMillis }) => folderMillis));
}

/**
 * Brings a database to this version: roles, tables, rights. Safe to run by several processes at once and again.
 * @param owner a login that owns the database and may create roles.
 * @param log is told what a migration warns of: what it found in this database and what became of it
 */
export async function migrateDatabase(
  owner: ConnectionSettings,
  authSecret: string,
  log?: Pick<Log, 'warn'>,
): Promise<void> {
  const client = new pg.Client({
    ...owner,
    ssl: owner.ssl ? { rejectUnauthorized: true } : undefined,
    application_name: 'answerscope migrate',
    connectionTimeoutMillis: CONNECT_MAX_MS,
  });
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') log?.warn({ database: owner.database }, message);
  });
  await client.connect();
  try {
    const version = schemaVersion(authSecret);
    if ((await storedVersion(client)) === version) return;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if ((await storedVersion(client)) === version) return;
    await refuseOldServer(client);
    await ensureRoles(client, owner.database, authSecret);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS, migrationsSchema: 'migrations' });
    await ensureJobTables(client);
    await client.query('begin');
    await applyAccess(client);
    await storeVersion(client, version);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function storedVersion(client: pg.Client): Promise<string | null> {
  const exists = await client.query("select to_regclass('migrations.schema_version') is not null as found");
  if (!exists.rows[0].found) return null;
  const stored = await client.query('select version from migrations.schema_version');
  return stored.rows[0]?.version ?? null;
}

async function storeVersion(client: pg.Client, version: string): Promise<void> {
  await client.query('create table if not exists migrations.schema_version (version text not null)');
  await client.query(`alter table migrations.schema_version
    add column if not exists newest_migration bigint,
    add column if not exists stored_at timestamptz not null default now()`);
  await client.query('delete from migrations.schema_version');
  await client.query('insert into migrations.schema_version (version, newest_migration) values ($1, $2)', [
    version,
    newestMigration(),
  ]);
  await client.query(`grant usage on schema migrations to ${GROUP_ROLES.service}`);
  await client.query(`grant select on migrations.schema_version to ${GROUP_ROLES.service}`);
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const found = await client.query("select current_setting('server_version_num')::int as version");
  if (found.rows[0].version < 150_000) {
    throw new Error('DATABASE_URL names a PostgreSQL older than 15: Answerscope needs 15 or newer.');
  }
}
