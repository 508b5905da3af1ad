import { describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { createLog } from '../lib/log.ts';
import { supervisedPostgres } from './embedded/supervised-postgres.fixture.ts';
import { asOwner, settleKind } from './kind.ts';
import { migrateDatabase } from './migrate.ts';
import { chooseOwnDatabase, ensureOwnDatabase, findOwnDatabases } from './own-databases.ts';
import type { ConnectionSettings } from './pool.ts';
import { connectionAs } from './roles.ts';

const log = createLog('silent');
const { newDataDir, start } = supervisedPostgres();

async function open(superuser: ConnectionSettings, kind: 'real' | 'simulated') {
  const chosen = await chooseOwnDatabase(superuser, TEST_SECRET, { kind, log });
  await migrateDatabase(chosen.owner, TEST_SECRET);
  expect(await settleKind(chosen.owner, kind)).toBe(kind);
  return { database: chosen.owner.database, other: chosen.other?.database ?? null };
}

describe('the embedded databases', () => {
  it('are one for each kind of answers, and each start finds its own again', async () => {
    const { connection } = await start({ dataDir: newDataDir() });
    const demonstration = 'answerscope_demonstration';
    expect(await open(connection, 'simulated')).toEqual({ database: demonstration, other: null });
    expect(await open(connection, 'real')).toEqual({ database: 'answerscope', other: demonstration });
    expect(await open(connection, 'simulated')).toEqual({ database: demonstration, other: 'answerscope' });
    expect(await findOwnDatabases(connection)).toEqual(['real', 'simulated']);
  });

  it('leave the one of an earlier version under the name of what it holds', async () => {
    const { connection } = await start({ dataDir: newDataDir() });
    const old = await ensureOwnDatabase(connection, TEST_SECRET);
    await migrateDatabase(old, TEST_SECRET);
    await settleKind(old, 'simulated');
    await asOwner(old, (client) => client.query('create table kept (n int)'));
    expect(await open(connection, 'real')).toEqual({
      database: 'answerscope',
      other: 'answerscope_demonstration',
    });
    const renamed = { ...old, database: 'answerscope_demonstration' };
    await migrateDatabase(renamed, TEST_SECRET);
    await asOwner(renamed, (client) => client.query('select n from kept'));
    await asOwner(connectionAs('service', renamed, TEST_SECRET), (client) => client.query('select 1'));
    const oldLogin = connectionAs('service', { ...old }, TEST_SECRET);
    await expect(
      asOwner({ ...oldLogin, database: renamed.database }, (client) => client.query('select 1')),
    ).rejects.toThrow('permission denied for database');
  });
});
