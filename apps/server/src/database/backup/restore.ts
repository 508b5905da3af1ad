import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { ConnectionSettings } from '../pool.ts';
import { ArchiveReader } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { copyIn } from './copy.ts';
import { columnList, fingerprintOf, listTables, qualified, readSchemaVersion } from './inventory.ts';
import { type BackedUpTable, type BackupManifest, parseManifest } from './manifest.ts';
import { withUnboundSession } from './session.ts';

export interface RestoreOptions {
  /** A superuser, or a login with BYPASSRLS that may set session_replication_role. */
  connection: ConnectionSettings;
  inFile: string;
  /** Where the backup's extra files go, mode 0600; a file of the same name is replaced. */
  filesDir: string;
  /** Brings the empty database to exactly this schema version (see BackupManifest), the job queues included. */
  migrate: (schemaVersion: string) => Promise<void>;
}

/**
 * Loads a backup into an empty database: the product's own migrations first, then all rows in one
 * transaction, which commits only when every table's row count and checksum are the backup's.
 * @throws BackupError: a database with tables, a login without the rights, a damaged or unknown file.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<BackupManifest> {
  const archive = new ArchiveReader(options.inFile);
  try {
    await archive.open();
    const manifest = parseManifest((await archive.wholeSection()).toString());
    await withUnboundSession(options.connection, async (client) => {
      await refuseUsedDatabase(client);
      await client.query('begin');
      await suspendTriggers(client);
      await client.query('rollback');
    });
    for (const name of manifest.files) writePrivateFile(options.filesDir, name, await archive.wholeSection());
    await options.migrate(manifest.schema_version);
    await withUnboundSession(options.connection, (client) => load(client, manifest, archive));
    return manifest;
  } finally {
    archive.close();
  }
}

/** What a backup holds, without restoring it. */
export async function readBackupManifest(inFile: string): Promise<BackupManifest> {
  const archive = new ArchiveReader(inFile);
  try {
    await archive.open();
    return parseManifest((await archive.wholeSection()).toString());
  } finally {
    archive.close();
  }
}

async function load(client: pg.Client, manifest: BackupManifest, archive: ArchiveReader): Promise<void> {
  await refuseOtherSchema(client, manifest);
  await client.query('begin');
  await suspendTriggers(client);
  // Migrations leave rows of their own; the backup's stand in for them.
  if (manifest.tables.length > 0) await client.query(`truncate ${manifest.tables.map(qualified).join(', ')}`);
  for (const table of manifest.tables) {
    await copyIn(client, `copy ${qualified(table)} (${columnList(table)}) from stdin`, archive.section());
  }
  await archive.expectEnd();
  for (const table of manifest.tables) await refuseDifference(client, table);
  for (const sequence of manifest.sequences) {
    const value = [qualified(sequence), sequence.last_value, sequence.is_called];
    await client.query('select setval($1::regclass, $2::bigint, $3)', value);
  }
  await client.query('commit');
  await client.query('analyze');
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0 && (await readSchemaVersion(client)) === null) return;
  throw new BackupError(
    `A backup is restored into an empty database only, and this one holds ${tables.length} tables. ` +
      'Choose an empty DATA_DIR, or an empty database in DATABASE_URL.',
  );
}

async function refuseOtherSchema(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const schemaVersion = await readSchemaVersion(client);
  const present = new Set((await listTables(client)).map(qualified));
  const missing = manifest.tables.map(qualified).filter((table) => !present.has(table));
  if (schemaVersion === manifest.schema_version && missing.length === 0) return;
  throw new BackupError(
    `The backup of version ${manifest.product_version} does not fit this version's tables (schema ${schemaVersion} ` +
      `instead of ${manifest.schema_version}; missing: ${missing.join(', ') || 'none'}). Nothing was loaded: ` +
      `empty the database again, then restore with version ${manifest.product_version} and update afterwards.`,
  );
}

/** Neither triggers nor foreign keys act while rows come in table by table, as they were. */
async function suspendTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
    throw new BackupError(
      'This login may not suspend triggers and foreign keys. Connect as a superuser, or let one run: ' +
        'grant set on parameter session_replication_role to <login>',
    );
  }
}

async function refuseDifference(client: pg.Client, table: BackedUpTable): Promise<void> {
  const loaded = await fingerprintOf(client, table);
  if (loaded.row_count === table.row_count && loaded.checksum === table.checksum) return;
  throw new BackupError(
    `${table.schema}.${table.name} differs from the backup after loading (${loaded.row_count} of ${table.row_count} ` +
      'rows). Nothing was kept; empty the database again before the next attempt.',
  );
}

function writePrivateFile(folder: string, name: string, content: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `${name}.restoring`);
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, join(folder, name));
}
