import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase } from '../src/database/embedded/test-postgres.ts';
import type { ConnectionSettings } from '../src/database/pool.ts';
import { ensureRoles, ownerPassword } from '../src/database/roles.ts';
import { TEMPLATE_DATABASE, TEST_SECRET } from './global-setup.ts';

const OWNER = 'answerscope_owner';

export interface TestDatabase {
  superuser: ConnectionSettings;
  owner: ConnectionSettings;
  /** The owner's address as DATABASE_URL takes it. */
  url: string;
  /** Runs SQL past every policy, to look at what is really stored. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** How many connections to this database wait for a lock. */
  lockWaits(): Promise<number>;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const superuser = inject('superuser');
  const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
  const clone = await cloneDatabase(superuser, { template: TEMPLATE_DATABASE, name });
  const owner = { ...clone, user: OWNER, password: ownerPassword(OWNER, TEST_SECRET) };
  const client = new pg.Client({ ...clone, ssl: false });
  await client.connect();
  await client.query(`alter database ${name} owner to ${OWNER}`);
  const ownerClient = new pg.Client({ ...owner, ssl: false });
  await ownerClient.connect();
  await ensureRoles(ownerClient, name, TEST_SECRET);
  await ownerClient.end();
  const query: TestDatabase['query'] = async <Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ) => (await client.query<Row>(text, values)).rows;
  return {
    superuser: clone,
    owner,
    url: `postgres://${OWNER}:${owner.password}@localhost:${owner.port}/${name}?host=${encodeURIComponent(owner.host)}`,
    query,
    lockWaits: async () =>
      (
        await query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length,
    drop: async () => {
      await client.end();
      const cleaner = new pg.Client({ ...superuser, ssl: false });
      await cleaner.connect();
      await cleaner.query(`drop database if exists ${name} with (force)`);
      await cleaner.end();
    },
  };
}
