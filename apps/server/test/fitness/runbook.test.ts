import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../src/api.ts';
import { readConfig } from '../../src/config.ts';
import { supervisedPostgres } from '../../src/database/embedded/supervised-postgres.fixture.ts';
import { ensureOwnDatabase } from '../../src/database/own-databases.ts';
import { createLog } from '../../src/lib/log.ts';
import { buildServices } from '../../src/services.ts';
import { TEST_SECRET } from '../global-setup.ts';
import { createTestUser } from '../user.ts';
import { walked } from './walked.ts';

const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const COUNT = 'select count(*)::int from accounts';

// A server of its own: what the runbook grants holds for a whole server, and other tests must not be allowed more by it.
const { cleanups, newDataDir, start } = supervisedPostgres();
let owner: pg.ClientConfig;
beforeEach(async () => {
  const postgres = await start({ dataDir: newDataDir() });
  const {
    host,
    port,
    user,
    database,
    password = '',
  } = await ensureOwnDatabase(postgres.connection, TEST_SECRET);
  owner = { host, port, user, database, password };
  const services = await buildServices(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: newDataDir(),
      DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      AUTH_SECRET: TEST_SECRET,
      OPENAI_API_KEY: 'key-of-the-tests',
    }),
    createLog('silent'),
    { templateDir: '' },
  );
  cleanups.push(() => services.close());
  const api = await startApi(services);
  cleanups.push(() => api.stop());
  await createTestUser(`http://localhost:${api.port}`);
});

/** Asks as the owner's login, whom DATABASE_URL names. */
async function ask(statements: string[], options?: string): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ ...owner, options });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}

/** Every statement of the manual, from its blocks and its lines, about somebody. */
function statementsOfManual(): string[] {
  const blocks = [...manual.matchAll(/```(?:sql)?\n(select[\s\S]*?)```/g)].map(([, block = '']) => block);
  const lines = [...manual.matchAll(/`(select [^`]+)`/g)].map(([, line = '']) => line);
  return [...blocks.flatMap((block) => block.split(';')), ...lines]
    .map((statement) => statement.replaceAll("'…'", "'0199c1de-0000-7000-8000-000000000000'").trim())
    .filter(Boolean);
}

describe('the runbook', () => {
  it('is read in a role that sees every row, whichever login DATABASE_URL names', async () => {
    const [, grant = ''] = /-c '(grant [^']+)'/.exec(manual) ?? [];
    const [, options = ''] = /PGOPTIONS='([^']+)'/.exec(manual) ?? [];
    expect((await ask([COUNT]))[0]?.rows).toEqual([{ count: 0 }]);
    await expect(ask([COUNT], options)).rejects.toThrow('permission denied to set role');
    await ask([grant]);
    expect((await ask([COUNT], options))[0]?.rows).toEqual([{ count: 1 }]);
    await expect(ask(['delete from accounts'], options)).rejects.toThrow('read-only transaction');
    const statements = statementsOfManual();
    for (const result of await ask(statements, options)) expect(result.command).toBe('SELECT');
    walked(statements.length, 'statements');
  });
});
