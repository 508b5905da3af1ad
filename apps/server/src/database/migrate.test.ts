import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { migrateDatabase } from './migrate.ts';
import { ensureOwnDatabase } from './own-databases.ts';
import type { ConnectionSettings } from './pool.ts';

const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
let owner: ConnectionSettings;
let client: pg.Client;
beforeAll(async () => {
  owner = await ensureOwnDatabase(inject('superuser'), TEST_SECRET, name);
});
afterAll(async () => {
  await client.end();
  const cleaner = new pg.Client({ ...inject('superuser'), ssl: false });
  await cleaner.connect();
  await cleaner.query(`drop database if exists ${name} with (force)`);
  await cleaner.end();
});

describe('an empty database', () => {
  it('is brought to this version by any number of processes at once, and again', async () => {
    await Promise.all([migrateDatabase(owner, TEST_SECRET), migrateDatabase(owner, TEST_SECRET)]);
    await migrateDatabase(owner, TEST_SECRET);
    client = new pg.Client({ ...owner, ssl: false });
    await client.connect();
    const tables = await client.query(
      "select 1 from pg_class where relname = 'keywords' and relforcerowsecurity",
    );
    expect(tables.rowCount).toBe(1);
  });

  it('gets its rights again when somebody changed the version they were made for', async () => {
    await client.query('alter table keywords no force row level security');
    await client.query("update migrations.schema_version set version = 'an older one'");
    await migrateDatabase(owner, TEST_SECRET);
    const tables = await client.query(
      "select 1 from pg_class where relname = 'keywords' and relforcerowsecurity",
    );
    expect(tables.rowCount).toBe(1);
  });
});
