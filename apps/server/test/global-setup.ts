import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../src/database/embedded/test-postgres.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openPools } from '../src/database/open-database.ts';
import { ensureOwnDatabase } from '../src/database/own-databases.ts';
import type { ConnectionSettings } from '../src/database/pool.ts';
import { seedPlans } from '../src/modules/plans/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    superuser: ConnectionSettings;
    /** An empty cluster, which a PostgreSQL of a test's own begins with. */
    templateDir: string;
    /** A folder for files of the tests, deleted after the last one. */
    filesDir: string;
  }
}

export const TEST_SECRET = 'a secret of the tests, long enough to be accepted';
export const TEMPLATE_DATABASE = 'answerscope_template';

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const owner = await ensureOwnDatabase(postgres.connection, TEST_SECRET, TEMPLATE_DATABASE);
  await migrateDatabase(owner, TEST_SECRET);
  const pools = openPools(owner, TEST_SECRET);
  await seedPlans(pools.servicePool);
  await Promise.all([pools.appPool.end(), pools.servicePool.end(), pools.authPool.end()]);
  project.provide('superuser', postgres.connection);
  project.provide('templateDir', postgres.templateDir);
  project.provide('filesDir', postgres.filesDir);
  return () => postgres.stop();
}
