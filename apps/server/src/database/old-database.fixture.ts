import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { TEST_SECRET } from '../../test/global-setup.ts';
import type { Log } from '../lib/log.ts';
import { projectRoot } from '../lib/project-root.ts';
import { asOwner } from './kind.ts';
import { migrateDatabase } from './migrate.ts';
import { ensureOwnDatabase } from './own-databases.ts';
import type { ConnectionSettings } from './pool.ts';
import { ensureRoles } from './roles.ts';

const MIGRATIONS = join(projectRoot(), 'apps/server/migrations');

/** A database as a migration finds it. */
export interface OldDatabase {
  owner: ConnectionSettings;
  /** Passes row-level security. */
  superuser: pg.Client;
  /** A row by its columns. */
  insert(table: string, row: Record<string, unknown>): Promise<unknown>;
  /** Brings it to where the product is now. */
  migrate(log?: Pick<Log, 'warn'>): Promise<unknown>;
  stop(): Promise<void>;
}

/** Makes a database as it was before the migration with this tag; the rows of these tables are forced under row-level security. */
export async function startOldDatabase(tag: string, tables: readonly string[]): Promise<OldDatabase> {
  const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
  const owner = await ensureOwnDatabase(inject('superuser'), TEST_SECRET, name);
  await migrateUntil(owner, {
    secret: TEST_SECRET,
    choose: (entries) => {
      const end = entries.findIndex((entry) => entry.tag === tag);
      expect(end).toBeGreaterThan(0);
      return entries.slice(0, end);
    },
  });
  await forceRowSecurity(owner, tables);
  const superuser = new pg.Client({ ...inject('superuser'), database: name, ssl: false });
  await superuser.connect();
  return {
    owner,
    superuser,
    insert: (table, row) =>
      superuser.query(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row).map((_key, at) => `$${at + 1}`)})`,
        Object.values(row),
      ),
    migrate: (log) => migrateDatabase(owner, TEST_SECRET, log),
    async stop() {
      await superuser.end();
      const cleaner = new pg.Client({ ...inject('superuser'), ssl: false });
      await cleaner.connect();
      await cleaner.query(`drop database if exists ${name} with (force)`);
      await cleaner.end();
    },
  };
}

/** A migration as the journal has it. */
interface JournalEntry {
  tag: string;
  /** Milliseconds since 1970. */
  when: number;
}

/** Makes the tables of an empty database by the first migrations, up to those that are chosen. */
export async function migrateUntil(
  owner: ConnectionSettings,
  {
    secret,
    choose,
  }: { secret: string; choose: (entries: readonly JournalEntry[]) => readonly JournalEntry[] },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: JournalEntry[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: choose(journal.entries) }));
  await asOwner(owner, async (client) => {
    await ensureRoles(client, owner.database, secret);
    await migrate(drizzle({ client }), { migrationsFolder: folder, migrationsSchema: 'migrations' });
  });
  rmSync(folder, { recursive: true });
}

/** As the product leaves its tables: their owner sees no row either. */
export function forceRowSecurity(owner: ConnectionSettings, tables: readonly string[]): Promise<void> {
  return asOwner(owner, async (client) => {
    for (const table of tables)
      await client.query(
        `alter table ${table} enable row level security; alter table ${table} force row level security`,
      );
  });
}
