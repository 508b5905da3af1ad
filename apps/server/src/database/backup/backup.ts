import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { readKind } from '../kind.ts';
import type { ConnectionSettings } from '../pool.ts';
import { type Section, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { copyOut } from './copy.ts';
import {
  columnList,
  fingerprintOf,
  listSequences,
  listTables,
  qualified,
  readSchemaVersion,
} from './inventory.ts';
import type { BackedUpTable, BackupManifest } from './manifest.ts';
import { withUnboundSession } from './session.ts';

/** A file that belongs to the backup, such as the secret that sessions are signed with. */
interface ExtraFile {
  name: string;
  path: string;
}

export interface BackupOptions {
  /** A superuser or a login with BYPASSRLS. */
  connection: ConnectionSettings;
  /** Made new, mode 0600; nothing appears under this name before it is complete. */
  outFile: string;
  productVersion: string;
  now: Date;
  extraFiles?: ExtraFile[];
  /** Is told why the database holds no note of this backup, where none could be left. */
  onUnnoted?: (why: string) => void;
}

/**
 * Writes every row of every table of ours, as one moment saw them, and the given files into one file.
 * The product may go on running meanwhile.
 * @throws BackupError: a login that does not see all rows, a database without our tables, an existing file.
 */
export async function backupDatabase(options: BackupOptions): Promise<BackupManifest> {
  if (existsSync(options.outFile)) {
    throw new BackupError(`${options.outFile} is already there. Give the backup a name of its own.`);
  }
  const unfinished = `${options.outFile}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    return await withUnboundSession(options.connection, async (client) => {
      await client.query('begin isolation level repeatable read, read only');
      const manifest = await describeDatabase(client, options);
      await writeArchive(unfinished, sectionsOf(client, manifest, options.extraFiles ?? []));
      await client.query('commit');
      renameSync(unfinished, options.outFile);
      const unnoted = await noteBackup(client, manifest);
      if (unnoted !== null) options.onUnnoted?.(unnoted);
      return manifest;
    });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Leaves a note in the database, for administrators. The file is whole by then: a note that cannot be left, as by a login
 * that may only read, makes the backup no worse. Returns why there is none, or null.
 */
async function noteBackup(
  client: pg.Client,
  { taken_at, product_version, tables }: BackupManifest,
): Promise<string | null> {
  const rows = tables.reduce((total, { row_count }) => total + row_count, 0);
  try {
    await client.query(
      'insert into public.backups (taken_at, row_count, product_version) values ($1, $2, $3)',
      [taken_at, rows, product_version],
    );
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function describeDatabase(client: pg.Client, options: BackupOptions): Promise<BackupManifest> {
  const schemaVersion = await readSchemaVersion(client);
  if (schemaVersion === null)
    throw new BackupError('There is nothing to back up: the database holds no tables of Answerscope.');
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client))
    tables.push({ ...table, ...(await fingerprintOf(client, table)) });
  const server = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return {
    product_version: options.productVersion,
    schema_version: schemaVersion,
    postgres_version: server.rows[0]?.version ?? '',
    taken_at: options.now.toISOString(),
    kind: await readKind(client),
    files: (options.extraFiles ?? []).map((file) => file.name),
    tables,
    sequences: await listSequences(client),
  };
}

async function* sectionsOf(
  client: pg.Client,
  manifest: BackupManifest,
  files: ExtraFile[],
): AsyncGenerator<Section> {
  yield [Buffer.from(JSON.stringify(manifest))];
  for (const file of files) yield [await readFile(file.path)];
  for (const table of manifest.tables) {
    yield copyOut(client, `copy (select ${columnList(table)} from ${qualified(table)}) to stdout`);
  }
}
